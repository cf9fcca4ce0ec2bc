import { generateKeyPairSync, sign } from 'node:crypto';
import { noReleases, buildShell, testKeys } from '../testing/shell-fixture.ts';
import { manifestOf } from '../testing/release-fixture.ts';

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

const previewed = manifestOf('mf-cms', '2.0.0');

async function shell() {
  const shown: (string | undefined)[] = [];
  const app = await buildShell({
    releases: {
      ...noReleases,
      preview: async (remote, version) =>
        remote === 'mf-cms' && version === '2.0.0' ? previewed : undefined,
      snapshotFor: (_visitor, release) => {
        shown.push(release?.version);
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
  ['of a remote that there is not', tokenOf({ remote: 'mf-evil' })],
  ['of rubbish', 'x.y'],
])('registerPreview rejects a token that is %s, in a link and in a cookie', async (_what, token) => {
  const { app, shown } = await shell();
  const answer = await app.inject(`/__preview/${token}`);
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([404, undefined]);
  await app.inject({ url: '/', cookies: { release_preview: token } });
  expect(shown).toEqual([undefined]);
});

it('registerPreview gives the release to the browser with the cookie, until the preview is ended', async () => {
  const { app, shown } = await shell();
  await app.inject({ url: '/', cookies: { release_preview: tokenOf() } });
  await app.inject({ url: '/', cookies: { release_preview: tokenOf({ version: '9.9.9' }) } });
  expect(shown).toEqual(['2.0.0', undefined]);
  const end = await app.inject('/__preview/end');
  expect(end.headers['set-cookie']).toMatch(/^release_preview=; .*Expires=Thu, 01 Jan 1970/);
});
