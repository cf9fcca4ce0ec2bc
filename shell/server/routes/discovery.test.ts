import type { FastifyInstance } from 'fastify';
import { discoverySchema, federationManifestFile, type RegistryDocument } from 'shared-contracts/releases';
import * as z from 'zod';
import type { AppOptions } from '../app.ts';
import { documentOf, entryOf, integrity, manifestOf } from '../testing/release-fixture.ts';
import { buildShell, noReleases } from '../testing/shell-fixture.ts';

/**
 * The rules of frontend-discovery's schema, v1-pre. Its own objects allow no other properties; `extras` is open.
 *
 * Source: https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json
 */
const publishedRules = z.strictObject({
  schema: z.string(),
  microFrontends: z.record(
    z.string(),
    z.array(
      z.strictObject({
        url: z.string(),
        fallbackUrl: z.string().optional(),
        metadata: z.strictObject({ integrity: z.string(), version: z.string() }),
        extras: z.looseObject({}).optional(),
        deployment: z.looseObject({ traffic: z.number().min(0).max(100), default: z.boolean() }).optional(),
      }),
    ),
  ),
});

type Served = ReturnType<AppOptions['releases']['state']>['served'];

/** Of a release that was built with a manifest for other hosts. */
const withManifest = '1.1.0';

let app: FastifyInstance;
afterEach(() => app.close());

async function discover(served: Served, document?: RegistryDocument) {
  let reads = 0;
  app = await buildShell({
    releases: {
      ...noReleases,
      document: () => document,
      state: () => {
        reads += 1;
        return { ...noReleases.state(), served };
      },
      getServable: async (name, version) =>
        version === 'gone'
          ? undefined
          : manifestOf(name, version, {
              exposes: { './pages/basket': { js: [], css: [] } },
              ...(version === withManifest && {
                assets: { 'remoteEntry.js': integrity, [federationManifestFile]: integrity },
              }),
            }),
    },
  });
  const answer = await app.inject({ url: '/discovery', headers: { origin: 'https://elsewhere.example' } });
  discoverySchema.parse(answer.json());
  return { answer, found: publishedRules.parse(answer.json()), reads: () => reads };
}

const canary = () =>
  documentOf(1, {
    'mf-basket': [
      entryOf('mf-basket', '1.0.0', { traffic: 40, default: true }),
      entryOf('mf-basket', '1.1.0', { traffic: 60, default: false }),
    ],
  });

describe('GET /discovery', () => {
  it('lists what visitors get with remote entry, hash and share, and names the default of the registry', async () => {
    const { found, answer } = await discover(
      [
        { remote: 'mf-basket', version: '1.0.0', share: 40 },
        { remote: 'mf-basket', version: '1.1.0', share: 60 },
        { remote: 'mf-cms', version: '2.0.0', share: 100 },
      ],
      canary(),
    );
    const moduleFederation = { containerName: 'mf_basket', exposes: ['./pages/basket'] };
    const { timeoutMs } = manifestOf('mf-basket', '1.0.0').ops;
    expect(found.microFrontends['mf-basket']).toEqual([
      {
        url: '/assets/mf-basket/1.0.0/remoteEntry.js',
        metadata: { integrity, version: '1.0.0' },
        deployment: { traffic: 40, default: true },
        extras: { timeoutMs, moduleFederation },
      },
      {
        url: '/assets/mf-basket/1.1.0/remoteEntry.js',
        metadata: { integrity, version: '1.1.0' },
        deployment: { traffic: 60, default: false },
        extras: {
          timeoutMs,
          moduleFederation: { ...moduleFederation, manifest: '/assets/mf-basket/1.1.0/mf-manifest.json' },
        },
      },
    ]);
    expect(Object.keys(found.microFrontends)).toEqual(['mf-basket', 'mf-cms']);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=5',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('names the release that most visitors get where the default is not served', async () => {
    const { found } = await discover(
      [
        { remote: 'mf-basket', version: '0.9.0', share: 70 },
        { remote: 'mf-basket', version: '1.1.0', share: 30 },
      ],
      canary(),
    );
    expect(found.microFrontends['mf-basket']?.map(({ deployment }) => deployment?.default)).toEqual([
      true,
      false,
    ]);
  });

  it('leaves out the shell, and releases whose files are gone', async () => {
    const { found } = await discover([
      { remote: 'mf-shell', version: '1.0.0', share: 100 },
      { remote: 'mf-cms', version: 'gone', share: 100 },
    ]);
    expect(found.microFrontends).toEqual({});
  });

  it('is made once for all requests of a moment', async () => {
    const { reads } = await discover([]);
    await Promise.all(Array.from({ length: 20 }, () => app.inject({ url: '/discovery' })));
    expect(reads()).toBe(1);
  });
});
