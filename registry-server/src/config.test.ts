import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { ConfigError, parseConfig } from './config.ts';
import { startRegistry } from './server.ts';
import { resolveSigningKeys } from './signing/keys.ts';
import { createSignedStore } from './signing/signed-store.ts';
import { createFileStore } from './store/file-store.ts';
import { freePort } from './testing/free-port.ts';
import { revisionOf } from './testing/revision-fixture.ts';
import { runRegistry, stopRegistries } from './testing/running-registry.ts';
import { tempDir } from 'registry-client/testing/temp-dir';
import { resolveGuardToken, resolveToken } from './token.ts';

afterEach(stopRegistries);

describe('readConfig', () => {
  it('has defaults, and treats an empty value as unset', () => {
    expect(parseConfig({ REGISTRY_TOKEN: '', HOST: '' })).toMatchObject({
      port: 3002,
      host: '127.0.0.1',
      token: null,
    });
  });

  it.each([
    [{ REGISTRY_PORT: 'http' }, 'REGISTRY_PORT is not valid: it must be a port, 1 to 65535'],
    [{ REGISTRY_PORT: '70000' }, 'REGISTRY_PORT is not valid: it must be a port, 1 to 65535'],
    [{ REGISTRY_TOKEN: 'short' }, 'REGISTRY_TOKEN is not valid: it must be at least 16 characters'],
    [{ REGISTRY_RESTORE: 'latest' }, 'REGISTRY_RESTORE is not valid: it must be the number of a revision'],
    [{ API_URL: 'shop:3001' }, 'API_URL is not valid: it must be the address of the API'],
    [{ HOST: 'http://shop' }, 'HOST is not valid: it must be an address'],
    [
      { REGISTRY_DATABASE_URL: 'mysql://shop' },
      'REGISTRY_DATABASE_URL is not valid: it must be the address of a database',
    ],
    [
      { REGISTRY_DATABASE_URL: 'postgres://[shop' },
      'REGISTRY_DATABASE_URL is not valid: it must be the address of a database',
    ],
  ])('rejects %j and names the allowed values', (env, message) => {
    expect(() => parseConfig(env)).toThrow(message);
  });

  it('reports a database that does not answer, without its password', async () => {
    const env = {
      REGISTRY_DIR: await tempDir(),
      REGISTRY_DATABASE_URL: `postgres://shop:secret@127.0.0.1:${await freePort()}/shop`,
    };
    const failure: unknown = await startRegistry(env).catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(ConfigError);
    expect(String(failure)).toMatch(
      /REGISTRY_DATABASE_URL: the PostgreSQL database shop at 127\.0\.0\.1:\d+ cannot be used\. It does not answer \(.*ECONNREFUSED/,
    );
    expect(String(failure)).not.toContain('secret');
  });

  it('reports a port in use', async () => {
    const running = await runRegistry();
    const env = { REGISTRY_PORT: new URL(running.baseUrl).port, REGISTRY_DIR: running.dataDir };
    await expect(startRegistry(env)).rejects.toThrow(`Port ${env.REGISTRY_PORT} is taken`);
  });
});

describe('a registry whose newest revision is damaged', () => {
  const start = async (dir: string, restore = '') => {
    const lines: string[] = [];
    const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const env = { REGISTRY_PORT: String(await freePort()), REGISTRY_DIR: dir, REGISTRY_RESTORE: restore };
    const app = await startRegistry(env, logger);
    const revision = (await app.inject('/healthz')).json().revision as number;
    await app.close();
    return { revision, lines };
  };

  it('names the file and REGISTRY_RESTORE, and restores with that variable', async () => {
    const dir = await tempDir();
    const keys = await resolveSigningKeys({ dir, signingKeyFile: null, publicKeyFile: null });
    await createSignedStore(createFileStore(dir), keys).write(revisionOf(1), 0, null);
    const file = join(dir, 'revisions/000000002.json');
    await writeFile(file, '');
    const failure: unknown = await start(dir).catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(ConfigError);
    expect(String(failure)).toContain(
      `The registry's file ${file} is empty. The newest intact revision before it`,
    );
    expect(String(failure)).toContain('start once with REGISTRY_RESTORE=1: it becomes revision 3');
    const { revision, lines } = await start(dir, '1');
    expect(revision).toBe(3);
    expect(lines.join('')).toContain('the newest revision was damaged; an earlier one was restored');
    expect(await start(dir, '1')).toEqual({ revision: 3, lines: [] });
  });

  it('names no earlier revision when none is intact', async () => {
    const dir = await tempDir();
    await mkdir(join(dir, 'revisions'));
    await writeFile(join(dir, 'revisions/000000001.json'), '{');
    await expect(start(dir)).rejects.toThrow('No revision before it is intact');
  });
});

describe('the token', () => {
  it('is created once, readable by its owner only', async () => {
    const dir = join(await tempDir(), 'new');
    const token = await resolveToken({ dir, token: null });
    expect(token.length).toBeGreaterThanOrEqual(32);
    expect(await resolveToken({ dir, token: null })).toBe(token);
    expect((await stat(join(dir, 'token'))).mode & 0o777).toBe(0o600);
  });

  it('of the shells’ guard is another one, in its own file', async () => {
    const dir = join(await tempDir(), 'new');
    const guard = await resolveGuardToken({ dir, guardTokenFile: null });
    expect(await resolveToken({ dir, token: null })).not.toBe(guard);
    expect(await resolveGuardToken({ dir, guardTokenFile: join(dir, 'guard-token') })).toBe(guard);
    expect((await stat(join(dir, 'guard-token'))).mode & 0o777).toBe(0o600);
    expect((await stat(dir)).mode & 0o777).toBe(0o700);
  });

  it('is rejected when the stored one is too short', async () => {
    const dir = await tempDir();
    await writeFile(join(dir, 'token'), 'short\n');
    await expect(resolveToken({ dir, token: null })).rejects.toThrow(
      /^REGISTRY_DIR is not valid: it must be a directory whose file `token` can be read and holds at least 16 characters\./,
    );
  });

  it('is rejected without the value of the variable, which may be a token in place of its file', async () => {
    const guardTokenFile = join(await tempDir(), 'pasted-token');
    await writeFile(guardTokenFile, 'short\n');
    const resolveGuard = (file: string) => resolveGuardToken({ dir: '', guardTokenFile: file });
    for (const file of [guardTokenFile, join(guardTokenFile, 'file')]) {
      // oxlint-disable-next-line no-await-in-loop -- two cases
      await expect(resolveGuard(file)).rejects.toThrow(
        /^REGISTRY_GUARD_TOKEN_FILE is not valid: (?!.*pasted-token)/,
      );
    }
  });
});
