import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { emptyDocument } from '../domain/registry-document.ts';
import { removeTempDirs, tempDir } from '../testing/temp-dir.ts';
import { createFileStore } from './file-store.ts';

const revision = (number: number, generatedAt = '2026-11-21T08:00:00.000Z') => ({
  ...emptyDocument,
  revision: number,
  generatedAt,
});

afterEach(removeTempDirs);

describe('the file store', () => {
  it('begins empty and keeps what is written', async () => {
    const dir = await tempDir();
    expect(await createFileStore(dir).read()).toEqual(emptyDocument);
    expect(await createFileStore(dir).write(revision(1), 0)).toEqual(revision(1));
    expect(await createFileStore(dir).read()).toEqual(revision(1));
  });

  it('lets exactly one of many concurrent writers have a revision', async () => {
    const dir = await tempDir();
    const writers = Array.from({ length: 8 }, (_, index) =>
      createFileStore(dir).write(revision(1, `writer ${index}`), 0),
    );
    const outcomes = await Promise.all(writers);
    expect(outcomes.filter((outcome) => outcome !== 'conflict')).toHaveLength(1);
    const winner = outcomes.findIndex((outcome) => outcome !== 'conflict');
    expect(await createFileStore(dir).read()).toEqual(revision(1, `writer ${winner}`));
  });

  it('refuses a writer who decided on an old revision', async () => {
    const store = createFileStore(await tempDir());
    for (let number = 1; number <= 30; number++) await store.write(revision(number), number - 1);
    expect(await store.write(revision(5), 4)).toBe('conflict');
    expect(await store.write(revision(41), 40)).toBe('conflict');
    expect(await store.read()).toEqual(revision(30));
  });

  it('empties old revisions, but leaves their names taken', async () => {
    const dir = await tempDir();
    const store = createFileStore(dir);
    for (let number = 1; number <= 22; number++) await store.write(revision(number), number - 1);
    expect(await readFile(join(dir, 'revisions/000000002.json'), 'utf8')).toBe('');
    expect(await readFile(join(dir, 'revisions/000000003.json'), 'utf8')).not.toBe('');
  });

  it('loses nothing between two processes', async () => {
    const dir = await tempDir();
    const counts = await Promise.all([writeInProcess(dir), writeInProcess(dir)]);
    expect(counts).toEqual([20, 20]);
    expect((await createFileStore(dir).read()).revision).toBe(40);
  }, 30_000);

  it('says which file is damaged', async () => {
    const dir = await tempDir();
    const store = createFileStore(dir);
    await store.write(revision(1), 0);
    await writeFile(join(dir, 'revisions/000000001.json'), '{"schema":');
    await expect(store.read()).rejects.toThrow('000000001.json is damaged');
  });
});

/** Another process that writes until 20 revisions are its own. */
async function writeInProcess(dir: string): Promise<number> {
  const script = `
    const { createFileStore } = await import(${JSON.stringify(new URL('./file-store.ts', import.meta.url).href)});
    const store = createFileStore(${JSON.stringify(dir)});
    let written = 0;
    while (written < 20) {
      const current = await store.read();
      const next = { ...current, revision: current.revision + 1 };
      if ((await store.write(next, current.revision)) !== 'conflict') written++;
    }
    process.stdout.write(String(written));`;
  const args = ['--input-type=module', '--eval', script];
  return Number((await promisify(execFile)(process.execPath, args)).stdout);
}
