import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DamagedDatabaseError, openPglite } from './pglite.ts';

let parent: string;
let dataDir: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'shop-pglite-'));
  dataDir = join(parent, 'data');
  await (await openPglite({ dataDir })).close();
});
afterAll(() => rm(parent, { recursive: true }));

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

describe('openPglite', () => {
  it('creates files that other users cannot read', async () => {
    expect(await modeOf(dataDir)).toBe(0o700);
    expect(await modeOf(join(dataDir, 'PG_VERSION'))).toBe(0o600);
    const base = await readdir(join(dataDir, 'base'));
    expect(await modeOf(join(dataDir, 'base', base[0] ?? ''))).toBe(0o700);
  });

  it('reports damaged files with the command that moves them away, and releases the lock', async () => {
    await writeFile(join(dataDir, 'global/pg_control'), 'damaged');
    const error: unknown = await openPglite({ dataDir }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DamagedDatabaseError);
    expect(String(error)).toContain(`mv ${dataDir} ${dataDir}.damaged`);
    await expect(readFile(`${dataDir}.lock`)).rejects.toThrow(/ENOENT/);
  });
});
