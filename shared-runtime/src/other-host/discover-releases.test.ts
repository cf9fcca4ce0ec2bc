import type { Discovery } from 'shared-contracts/releases';
import { discoverReleases } from './discover-releases.ts';

const releaseOf = (version: string, isDefault: boolean, manifest?: string) => ({
  url: `/assets/mf-basket/${version}/remoteEntry.js`,
  metadata: { integrity: `sha384-${version}`, version },
  deployment: { traffic: 50, default: isDefault },
  extras: {
    timeoutMs: 700,
    moduleFederation: {
      containerName: 'mf_basket',
      exposes: [],
      ...(manifest !== undefined && { manifest }),
    },
  },
});

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

/** Returns the requested addresses. */
function answerWith(response: Response): string[] {
  const requested: string[] = [];
  globalThis.fetch = (input) => {
    requested.push((input as URL).href);
    return Promise.resolve(response);
  };
  return requested;
}

const discovery = (releases: ReturnType<typeof releaseOf>[]) =>
  Response.json({ schema: 'any', microFrontends: { 'mf-basket': releases } } satisfies Discovery);

describe('discoverReleases', () => {
  it('returns the default release of each remote, with addresses at the shop', async () => {
    const requested = answerWith(
      discovery([
        releaseOf('1.0.0', false),
        releaseOf('1.1.0', true, '/assets/mf-basket/1.1.0/mf-manifest.json'),
      ]),
    );
    await expect(discoverReleases('https://shop.test')).resolves.toEqual([
      {
        remote: 'mf-basket',
        version: '1.1.0',
        containerName: 'mf_basket',
        entry: 'https://shop.test/assets/mf-basket/1.1.0/remoteEntry.js',
        integrity: 'sha384-1.1.0',
        timeoutMs: 700,
      },
    ]);
    expect(requested).toEqual(['https://shop.test/discovery']);
  });

  it.each([
    ['an answer with status 503', new Response('', { status: 503 })],
    ['an answer of another shape', Response.json({ microFrontends: [] })],
  ])('rejects %s', async (_what, response) => {
    answerWith(response);
    await expect(discoverReleases('https://shop.test')).rejects.toThrow(Error);
  });
});
