import { generateKeyPairSync, sign } from 'node:crypto';
import { noReleases, buildShell, testKeys } from '../../testing/shell-fixture.ts';
import { manifestOf } from '../../testing/release-fixture.ts';

/** A token as the registry signs it: see its preview-token. Fields in canonical order. */
function tokenOf(
  parts: { remote?: string; version?: string; expires?: number } = {},
  key = testKeys.privateKey,
) {
  const { expires = Date.now() + 60_000, remote = 'mf-cms', version = '2.0.0' } = parts;
  const json = JSON.stringify({ expires, remote, version });
  const signature = sign(null, Buffer.from(`preview\n${json}`), key).toString('base64url');
  return `${Buffer.from(json).toString('base64url')}.${signature}`;
}

async function shell() {
  const shown: string[] = [];
  const app = await buildShell({
    releases: {
      ...noReleases,
      preview: async (remote, version) => (version === '2.0.0' ? manifestOf(remote, version) : undefined),
      snapshotFor: (_visitor, previews = []) => {
        shown.push(previews.map(({ name, version }) => `${name} ${version}`).join());
        return { revision: 1, releases: {} };
      },
    },
  });
  return { app, shown };
}

it('registerPreview stores the token of a link in an HttpOnly cookie, and redirects to the home page', async () => {
  const { app } = await shell();
  const answer = await app.inject(`/__preview/${tokenOf()}`);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
  expect(answer.headers['set-cookie']).toMatch(
    /^release_preview=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
  );
  expect(answer.headers['cache-control']).toBe('no-store');
});

it.each([
  ['of another key', tokenOf({}, generateKeyPairSync('ed25519').privateKey)],
  ['that is over', tokenOf({ expires: Date.now() - 1 })],
  ['of an address instead of a version', tokenOf({ version: 'https://evil.example/entry.js' })],
  ['of no name of a remote', tokenOf({ remote: '__proto__' as 'mf-x' })],
  ['of other text', 'x.y'],
])('registerPreview rejects a token that is %s, in a link and in a cookie', async (_what, token) => {
  const { app, shown } = await shell();
  const answer = await app.inject(`/__preview/${token}`);
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([404, undefined]);
  await app.inject({ url: '/', cookies: { release_preview: token } });
  expect(shown).toEqual(['']);
});

it('registerPreview gives the release to the browser with the cookie, until the preview is ended', async () => {
  const { app, shown } = await shell();
  await app.inject({ url: '/', cookies: { release_preview: tokenOf() } });
  await app.inject({ url: '/', cookies: { release_preview: tokenOf({ version: '9.9.9' }) } });
  expect(shown).toEqual(['mf-cms 2.0.0', '']);
  const end = await app.inject('/__preview/end');
  expect(end.headers['set-cookie']).toMatch(/^release_preview=; .*Expires=Thu, 01 Jan 1970/);
});

it('registerPreview shows releases of two remotes together, and of each the last one', async () => {
  const { app, shown } = await shell();
  const cookieAfter = async (token: string, cookie: string) => {
    const answer = await app.inject({ url: `/__preview/${token}`, cookies: { release_preview: cookie } });
    return answer.cookies[0]?.value ?? '';
  };
  const cms = await cookieAfter(tokenOf({ version: '1.0.0' }), 'x.y');
  const both = await cookieAfter(tokenOf({ remote: 'mf-basket' }), cms);
  const replaced = await cookieAfter(tokenOf(), both);
  const ended = tokenOf({ remote: 'mf-search', expires: Date.now() - 1 });
  await app.inject({ url: '/', cookies: { release_preview: `${replaced}~${ended}` } });
  expect(shown).toEqual(['mf-basket 2.0.0,mf-cms 2.0.0']);
  expect(replaced.split('~')).toHaveLength(2);
});

it('registerPreview drops the oldest previews that do not fit into a cookie', async () => {
  const { app } = await shell();
  const remotes = 'abcdefghijkl'.split('').map((letter) => `mf-${letter.repeat(37)}`);
  const tokens = remotes.map((remote) => tokenOf({ remote, version: `${'1'.repeat(100)}.0.0` }));
  let cookie = '';
  for (const token of tokens) {
    // oxlint-disable-next-line no-await-in-loop -- one link after another
    const answer = await app.inject({ url: `/__preview/${token}`, cookies: { release_preview: cookie } });
    expect(String(answer.headers['set-cookie']).length).toBeLessThan(4_096);
    cookie = answer.cookies[0]?.value ?? '';
  }
  const stored = cookie.split('~');
  expect(stored.length).toBeGreaterThan(1);
  expect(stored).toEqual(tokens.slice(-stored.length));
});

describe('a link of mf dev', () => {
  /** A token as the registry signs it: see its development-token. */
  function developmentToken(
    parts: { remote?: string; port?: number; expires?: number } = {},
    key = testKeys.privateKey,
  ) {
    const { expires = Date.now() + 60_000, port = 3007, remote = 'mf-cms' } = parts;
    const json = JSON.stringify({ expires, port, remote });
    const signature = sign(null, Buffer.from(`development\n${json}`), key).toString('base64url');
    return `${Buffer.from(json).toString('base64url')}.${signature}`;
  }

  async function shopWith(hasPreviews: boolean) {
    const ports: unknown[] = [];
    const app = await buildShell({
      development: hasPreviews ? { devServerPorts: {}, hasPreviews, folder: '', files: new Set() } : null,
      renderPage: (job) => {
        ports.push(job.snapshot.devServerPorts);
        return Promise.resolve({
          kind: 'document',
          status: 200,
          html: Buffer.from('page'),
          encoding: 'identity',
        });
      },
    });
    const visit = async (token?: string) => {
      const cookies: Record<string, string> = token === undefined ? {} : { release_preview: token };
      const { headers } = await app.inject({ url: '/', cookies });
      return { policy: String(headers['content-security-policy']), cache: headers['cache-control'] };
    };
    return { app, ports, visit };
  }

  it('gives the sources to its browser, and nothing to another one', async () => {
    const { app, ports, visit } = await shopWith(true);
    const answer = await app.inject(`/__preview/${developmentToken()}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
    const own = await visit(answer.cookies[0]?.value);
    const other = await visit();
    expect(ports).toEqual([{ 'mf-cms': 3007 }, undefined]);
    expect(own).toMatchObject({
      policy: expect.stringContaining('http://localhost:3007'),
      cache: 'no-store',
    });
    expect(other.policy).not.toContain('localhost');
    expect(other.cache).not.toBe('no-store');
  });

  it('replaces a preview of the same remote, and adds up with those of others', async () => {
    const { app, ports, visit } = await shopWith(true);
    const open = async (token: string, cookie: string) =>
      (await app.inject({ url: `/__preview/${token}`, cookies: { release_preview: cookie } })).cookies[0]
        ?.value ?? '';
    const both = await open(developmentToken(), await open(tokenOf({ remote: 'mf-basket' }), tokenOf()));
    expect(both.split('~')).toHaveLength(2);
    await visit(both);
    expect(ports).toEqual([{ 'mf-cms': 3007 }]);
  });

  it.each([
    ['of another shop', developmentToken({}, generateKeyPairSync('ed25519').privateKey)],
    ['that is over', developmentToken({ expires: Date.now() - 1 })],
    ['for a port of the system', developmentToken({ port: 22 })],
    ['for another host', developmentToken({ port: '3007@evil.example' as unknown as number })],
    ['for no name of a remote', developmentToken({ remote: '__proto__' })],
  ])('is rejected %s, in a link and in a cookie', async (_what, token) => {
    const { app, ports, visit } = await shopWith(true);
    const answer = await app.inject(`/__preview/${token}`);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([404, undefined]);
    expect((await visit(token)).policy).toBe((await visit()).policy);
    expect(ports.every((each) => each === undefined)).toBe(true);
  });

  it('is rejected by a shop without them, whose pages and headers stay as they are', async () => {
    const { app, ports, visit } = await shopWith(false);
    const answer = await app.inject(`/__preview/${developmentToken()}`);
    expect([answer.statusCode, answer.payload]).toEqual([404, expect.stringContaining('DEV_PREVIEWS=1')]);
    const forged = await app.inject(
      `/__preview/${developmentToken({}, generateKeyPairSync('ed25519').privateKey)}`,
    );
    expect(forged.payload).not.toContain('DEV_PREVIEWS');
    expect((await visit(developmentToken())).policy).toBe((await visit()).policy);
    expect(ports.every((each) => each === undefined)).toBe(true);
  });
});
