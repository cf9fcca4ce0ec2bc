/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { ConfigError, readConfig, readRegistryToken } from './config.ts';

describe('configuration of the shell', () => {
  it('needs nothing to be set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, apiUrl: 'http://127.0.0.1:3001', devRefresh: false });
    expect(isAbsolute(config.dataDir)).toBe(true);
  });

  it('reads what is set, and takes addresses without their last slash', () => {
    expect(readConfig({ PORT: '8080', API_URL: 'https://api.example/', DEV_REFRESH: '1' })).toMatchObject({
      port: 8080,
      apiUrl: 'https://api.example',
      devRefresh: true,
    });
  });

  it.each([
    ['PORT', '0', 'a port number from 1 to 65535'],
    ['PORT', '65536', 'a port number from 1 to 65535'],
    ['PORT', '3000.5', 'a port number from 1 to 65535'],
    ['PORT', 'http', 'a port number from 1 to 65535'],
    ['HOST', '', 'a host name or address'],
    ['API_URL', 'localhost:3001', 'an http(s) address'],
    ['API_URL', 'javascript:alert(1)', 'an http(s) address'],
    ['REGISTRY_URL', 'ftp://registry', 'an http(s) address'],
    ['SHELL_DATA_DIR', '', 'a folder'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
    ['REGISTRY_POLL_MS', '99', 'a whole number of milliseconds, 100 or more'],
    ['REGISTRY_POLL_MS', 'soon', 'a whole number of milliseconds, 100 or more'],
    ['REGISTRY_PUBLIC_KEY_FILE', '', 'a file'],
    ['REGISTRY_TOKEN_FILE', '', 'a file, or not set'],
    ['RELEASE_GUARD_MS', '99', 'a whole number of milliseconds, 100 or more'],
    ['RELEASE_GUARD_LEAST', '9', 'a whole number, 10 or more'],
    ['RELEASE_PROBE', 'no', '0 or 1'],
    ['DEV_REFRESH', 'yes', '0 or 1'],
  ])('refuses %s=%s and says what is allowed', (name, value, allowed) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new ConfigError(`${name}=${value} is not allowed: it must be ${allowed}`),
    );
  });

  it('watches without a token, and ends canaries with one', () => {
    expect(readConfig({})).toMatchObject({
      registryTokenFile: null,
      guard: { everyMs: 5000, leastSeen: 50 },
    });
    const given = { REGISTRY_TOKEN_FILE: 'token', RELEASE_GUARD_MS: '200', RELEASE_GUARD_LEAST: '20' };
    const { registryTokenFile, guard } = readConfig(given);
    expect(registryTokenFile !== null && isAbsolute(registryTokenFile)).toBe(true);
    expect(guard).toEqual({ everyMs: 200, leastSeen: 20 });
  });

  it('reads a token out of its file, and never repeats what is none', () => {
    const dir = mkdtempSync(join(tmpdir(), 'shell-config-'));
    const file = join(dir, 'token');
    writeFileSync(file, 'a-token-of-the-operators\n');
    expect(readRegistryToken(file)).toBe('a-token-of-the-operators');
    const allowed = (name: string) =>
      `REGISTRY_TOKEN_FILE=${name} is not allowed: it must be a file with one token of the registry, or not set`;
    writeFileSync(file, 'too short');
    expect(() => readRegistryToken(file)).toThrow(new ConfigError(allowed(file)));
    expect(() => readRegistryToken(join(dir, 'none'))).toThrow(allowed(join(dir, 'none')));
    rmSync(dir, { recursive: true });
  });

  it('names every wrong variable at once', () => {
    expect(() => readConfig({ PORT: 'x', DEV_REFRESH: 'x' })).toThrow(/PORT=x[^]*DEV_REFRESH=x/);
  });
});
