import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../../../config.ts';
import { readSocialLoginApps } from './apps.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'social-login-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

function app(more: object = {}) {
  return {
    provider: 'Alpenbuch',
    clientId: 'shop',
    clientSecretFile: write('secret', ' the secret\n'),
    authorizationUrl: 'https://provider.example/authorize',
    tokenUrl: 'https://api.provider.example/token',
    profileUrl: 'https://api.provider.example/me',
    ...more,
  };
}

describe('readSocialLoginApps', () => {
  it('returns none without a file', () => {
    expect([...readSocialLoginApps(undefined)]).toEqual([]);
  });

  it('reads the app of a store with its secret, and the scope of the specification', () => {
    const apps = readSocialLoginApps(write('apps.json', { 13: app() }));
    expect([...apps.keys()]).toEqual([13]);
    expect(apps.get(13)).toMatchObject({
      clientSecret: 'the secret',
      scope: 'public_profile,email',
      issuer: 'https://provider.example',
    });
  });

  it.each([
    ['an unknown store', () => ({ 999: app() })],
    ['plain http', () => ({ 1: app({ tokenUrl: 'http://provider.example/token' }) })],
    ['another protocol', () => ({ 1: app({ authorizationUrl: 'javascript:alert(1)' }) })],
    ['an unknown setting', () => ({ 1: app({ clientSecret: 'in the file' }) })],
    ['no secret', () => ({ 1: app({ clientSecretFile: join(folder, 'missing') }) })],
    ['an empty secret', () => ({ 1: app({ clientSecretFile: write('empty', '\n') }) })],
    ['no JSON', () => '{'],
  ])('rejects a file with %s, in one line without its values', (_case, content) => {
    const file = write('wrong.json', content());
    expect(() => readSocialLoginApps(file)).toThrow(ConfigError);
    expect(() => readSocialLoginApps(file)).toThrow(/^SOCIAL_LOGIN_FILE[^\n]*$/);
  });
});
