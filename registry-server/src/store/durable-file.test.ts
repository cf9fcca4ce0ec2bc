import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSecretOnce } from './durable-file.ts';

describe('writeSecretOnce', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'registry-secret-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('writes one secret for concurrent callers, readable by its owner only, and leaves no temporary file', async () => {
    const file = join(folder, 'secret');
    const made = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const isMine = await writeSecretOnce(file, `secret ${index}`);
        return { isMine, found: await readFile(file, 'utf8') };
      }),
    );
    expect(made.filter(({ isMine }) => isMine)).toHaveLength(1);
    expect(new Set(made.map(({ found }) => found)).size).toBe(1);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['secret']);
  });
});
