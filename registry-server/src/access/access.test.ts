import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeTempDirs, tempDir } from 'registry-client/testing/temp-dir';
import { createAccess, mayChange } from './access.ts';
import { createFileTokens } from '../store/file-tokens.ts';
import { addSquadToken } from './squad-tokens.ts';

const now = new Date('2026-11-21T09:00:00Z');
const operators = 'the-token-of-the-operators';
const guard = 'the-token-of-the-shells';
const own = { operators, guard };
const owner = { squad: 'checkout', remotes: ['mf-basket'] as const };

afterAll(removeTempDirs);

it('createAccess lets a squad change its own remotes, and operators every remote', async () => {
  const dir = await tempDir();
  const token = await addSquadToken(createFileTokens(dir), owner, now);
  const find = createAccess(createFileTokens(dir), own);
  const access = await find(token);
  expect(access).toMatchObject({ squad: 'checkout', remotes: ['mf-basket'] });
  expect([access && mayChange(access, 'mf-basket'), access && mayChange(access, 'mf-search')]).toEqual([
    true,
    false,
  ]);
  const all = await find(operators);
  expect(all && mayChange(all, 'mf-search')).toBe(true);
  expect(await find(`${token}0`)).toBeNull();
});

it('createAccess lets the guard of the shells end canaries only', async () => {
  const find = createAccess(createFileTokens(await tempDir()), own);
  expect(await find(guard)).toEqual({ squad: 'shell', remotes: 'all', scope: 'end-canary' });
  const without = createAccess(createFileTokens(await tempDir()), { operators, guard: null });
  expect(await without(guard)).toBeNull();
});

it('addSquadToken stores the hash only, in a file that only its owner can read', async () => {
  const dir = await tempDir();
  const token = await addSquadToken(createFileTokens(dir), owner, now);
  const file = join(dir, 'tokens.json');
  expect(await readFile(file, 'utf8')).not.toContain(token);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('createFileTokens finds a token until its row is deleted', async () => {
  const dir = await tempDir();
  const find = createAccess(createFileTokens(dir), own);
  const first = await addSquadToken(createFileTokens(dir), owner, now);
  const second = await addSquadToken(createFileTokens(dir), { squad: 'content', remotes: ['mf-cms'] }, now);
  expect(await Promise.all([find(first), find(second)])).toMatchObject([
    { squad: 'checkout' },
    { squad: 'content' },
  ]);
  await rm(join(dir, 'tokens.json'));
  expect(await find(first)).toBeNull();
});

it('createAccess reads a file of an earlier version, in which a squad is called team', async () => {
  const dir = await tempDir();
  const token = await addSquadToken(createFileTokens(dir), owner, now);
  const file = join(dir, 'tokens.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('"squad":', '"team":'));
  expect(await createAccess(createFileTokens(dir), own)(token)).toMatchObject({ squad: 'checkout' });
});

it('createAccess accepts only the operators when the file of tokens is damaged', async () => {
  const dir = await tempDir();
  await writeFile(join(dir, 'tokens.json'), '[{"squad":"checkout","remotes":["all"]}]');
  const find = createAccess(createFileTokens(dir), own);
  await expect(find('a-token-of-somebody-else')).rejects.toThrow('is damaged');
  expect(await find(operators)).toMatchObject({ remotes: 'all' });
});

it.each([
  { wrong: { squad: 'Check out', remotes: ['mf-basket'] as const }, field: 'squad' },
  { wrong: { squad: 'checkout', remotes: [] }, field: 'remotes' },
])('addSquadToken rejects a wrong $field', async ({ wrong, field }) => {
  // Compares the path only: zod's message depends on what else this process has loaded.
  await expect(addSquadToken(createFileTokens(await tempDir()), wrong, now)).rejects.toMatchObject({
    issues: [expect.objectContaining({ path: [field] })],
  });
});
