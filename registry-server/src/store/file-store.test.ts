import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeStore } from '../testing/describe-store.ts';
import { describeWriters } from '../testing/describe-writers.ts';
import { entryOf, revisionOf } from '../testing/revision-fixture.ts';
import { removeTempDirs, tempDir } from 'registry-client/testing/temp-dir';
import { createFileStorage } from './file-storage.ts';

afterEach(removeTempDirs);

describeStore('files', async () => {
  const dir = await tempDir();
  return {
    open: async () => createFileStorage(dir),
    damage: (revision) => writeFile(join(dir, `revisions/00000000${revision}.json`), '{"schema":'),
  };
});

describeWriters('files', async () => ({ dir: await tempDir(), databaseUrl: null }));

describe('the files', () => {
  it('name the damaged one', async () => {
    const dir = await tempDir();
    const { store, audit } = createFileStorage(dir);
    await store.write(revisionOf(1), 0, null);
    await writeFile(join(dir, 'revisions/000000001.json'), '{"schema":\n{"when":');
    await expect(store.read()).rejects.toThrow('000000001.json is damaged');
    await expect(audit.latest(1)).rejects.toThrow('000000001.json is damaged');
  });

  it('keep a damaged one under another name, and the audit is readable again', async () => {
    const dir = await tempDir();
    const { store, history, audit } = createFileStorage(dir);
    await store.write(revisionOf(1), 0, entryOf(1, 'ada'));
    const file = join(dir, 'revisions/000000002.json');
    await writeFile(file, '{"schema":\n{"when":');
    expect(await history.moveDamaged(2)).toBe(`${file}.damaged`);
    expect(await readFile(`${file}.damaged`, 'utf8')).toBe('{"schema":\n{"when":');
    expect(await history.latest()).toBe(2);
    expect((await audit.latest(5)).map(({ revision }) => revision)).toEqual([1]);
    await history.moveDamaged(2);
    expect(await readFile(`${file}.damaged`, 'utf8')).toBe('{"schema":\n{"when":');
  });

  it('lose old documents, and keep their names and entries', async () => {
    const dir = await tempDir();
    const { store } = createFileStorage(dir);
    for (let number = 1; number <= 22; number++) {
      await store.write(revisionOf(number), number - 1, entryOf(number, 'ada'));
    }
    const linesOf = async (file: string) =>
      (await readFile(join(dir, 'revisions', file), 'utf8')).split('\n');
    expect(await linesOf('000000002.json')).toEqual(['', JSON.stringify(entryOf(2, 'ada')), '']);
    expect(await linesOf('000000003.json')).toEqual([
      JSON.stringify(revisionOf(3)),
      JSON.stringify(entryOf(3, 'ada')),
      '',
    ]);
  });

  it('of older versions, with a separate audit file, are readable', async () => {
    const dir = await tempDir();
    const { store, audit } = createFileStorage(dir);
    await store.write(revisionOf(1), 0, null);
    await store.write(revisionOf(2), 1, null);
    await writeFile(join(dir, 'revisions/000000001.json'), '');
    await writeFile(join(dir, 'revisions/000000002.json'), `${JSON.stringify(revisionOf(2))}\n`);
    for (const revision of [1, 2]) {
      await appendFile(join(dir, 'audit.jsonl'), `${JSON.stringify(entryOf(revision, 'ada'))}\n`);
    }
    expect(await store.read()).toEqual(revisionOf(2));
    await store.write(revisionOf(3), 2, entryOf(3, 'bo', 'mf-cms'));
    expect((await audit.latest(10)).map(({ revision }) => revision)).toEqual([3, 2, 1]);
    expect((await audit.latest(10, 'mf-basket')).map(({ revision }) => revision)).toEqual([2, 1]);
  });
});
