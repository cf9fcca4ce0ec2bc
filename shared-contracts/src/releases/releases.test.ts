import {
  integritySchema,
  messageFilesOf,
  registryDocumentSchema,
  releaseManifestSchema,
  versionSchema,
} from './releases.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const manifest = {
  schema: 1,
  name: 'mf-basket',
  version: '1.4.2',
  containerName: 'mf_basket',
  ssrContainerName: 'mf_basket_1_4_2',
  remoteEntry: 'remoteEntry.js',
  ssrEntry: 'remoteEntry.cjs',
  exposes: { './pages/basket': { js: ['pages-basket.1a.js'], css: [] } },
  messages: { en_GB: 'messages-en_GB.2b.js' },
  assets: { 'remoteEntry.js': integrity },
  serverAssets: { 'remoteEntry.cjs': integrity },
  contracts: { shellApi: 1, emits: {}, consumes: {}, props: {} },
  ops: {
    squad: 'basket',
    commit: null,
    builtAt: '2026-01-01T00:00:00.000Z',
    timeoutMs: 3000,
    budgetKb: 100,
  },
};

const outside = [
  '../secret',
  'a/../../secret',
  '/etc/passwd',
  '..',
  'a/..',
  '.env',
  'a\\b',
  'a%2e%2e/b',
  'a b',
  '',
];

describe('releaseManifestSchema', () => {
  it('accepts the manifest of a build', () => {
    expect(releaseManifestSchema.parse(manifest)).toEqual(manifest);
  });

  it('rejects an expose with a long name', () => {
    const exposes = { [`./overlays/${'x'.repeat(120)}`]: { js: [], css: [] } };
    expect(releaseManifestSchema.safeParse({ ...manifest, exposes }).success).toBe(false);
  });

  it('rejects tables of more than 16,000 bytes together, of which none is too large', () => {
    const names = Array.from({ length: 50 }, (_, index) => `${'abcde'[index % 5]}${'x'.repeat(index % 30)}`);
    const row = { entry: 'public', tracking: 'Info', example: `/${'x'.repeat(199)}` };
    const pageTypes = Object.fromEntries(
      names.map((name) => [name, { ...row, page: `basket/${'x'.repeat(90)}` }]),
    );
    const props = Object.fromEntries(names.slice(0, 10).map((name) => [name, 'é'.repeat(200)]));
    const part = { slot: 'header-actions', hydrate: 'idle', props };
    const frame = { './fragments/hint': part, './fragments/tip': part };
    const parse = (tables: object) =>
      releaseManifestSchema.safeParse({ ...manifest, contracts: { ...manifest.contracts, ...tables } });
    expect([parse({ pageTypes }).success, parse({ frame }).success]).toEqual([true, true]);
    expect(parse({ pageTypes, frame }).success).toBe(false);
  });

  it.each(outside)('rejects the file %j, which could be outside of the release', (path) => {
    expect(releaseManifestSchema.safeParse({ ...manifest, assets: { [path]: integrity } }).success).toBe(
      false,
    );
    expect(
      releaseManifestSchema.safeParse({ ...manifest, serverAssets: { [path]: integrity } }).success,
    ).toBe(false);
    expect(releaseManifestSchema.safeParse({ ...manifest, remoteEntry: path }).success).toBe(false);
    expect(releaseManifestSchema.safeParse({ ...manifest, messages: { en_GB: path } }).success).toBe(false);
  });

  it.each(['1.0.0', '10.20.30', '1.0.0-1a2b3c4d5e6f', '1.0.0-rc.1'])('accepts the version %s', (version) => {
    expect(versionSchema.safeParse(version).success).toBe(true);
  });

  it.each([
    '1.0',
    'v1.0.0',
    '1.0.0/..',
    '../1.0.0',
    '1.0.0-',
    '1.0.0-A',
    '1.0.0 ',
    '',
    '1.0.0-../x',
    '1.0.0\n',
  ])('rejects the version %j, which would be part of a path and a URL', (version) => {
    expect(versionSchema.safeParse(version).success).toBe(false);
  });

  it.each(['sha256-AAAA', 'sha384-short', `${integrity}=`, integrity.toUpperCase()])(
    'rejects the hash %j',
    (hash) => {
      expect(integritySchema.safeParse(hash).success).toBe(false);
    },
  );

  it('accepts a remote with a new name, and rejects an invalid name', () => {
    expect(releaseManifestSchema.safeParse({ ...manifest, name: 'mf-gift-cards' }).success).toBe(true);
    for (const name of ['__proto__', 'constructor', 'shell', 'mf-Basket', 'mf-../x'])
      expect(releaseManifestSchema.safeParse({ ...manifest, name }).success).toBe(false);
  });
});

describe('claims of paths', () => {
  const claim = { page: 'basket/gifts', entry: 'public', tracking: 'Info' };
  const withClaims = (claims: object) => ({ ...manifest, contracts: { ...manifest.contracts, claims } });

  it('are accepted for a first segment', () => {
    expect(releaseManifestSchema.safeParse(withClaims({ '/gift-cards/*': claim })).success).toBe(true);
  });

  it.each([
    '/',
    '/*',
    '*',
    '/gifts',
    '/gifts/',
    '/gifts/**',
    '/gifts/x/*',
    'gifts/*',
    '//evil/*',
    '/__x/*',
    '/Gifts/*',
    '/..',
    '__proto__',
  ])('are rejected for %s', (paths) => {
    const claims = JSON.parse(`{"${paths}": ${JSON.stringify(claim)}}`) as object;
    const parsed = releaseManifestSchema.safeParse(withClaims(claims));
    expect(parsed.success && Object.keys(parsed.data.contracts.claims ?? {}).length > 0).toBe(false);
  });

  it.each([{ page: '../x' }, { page: 'basket' }, { entry: 'staff' }, { tracking: '<b>' }])(
    'are rejected with %j',
    (part) => {
      expect(releaseManifestSchema.safeParse(withClaims({ '/gifts/*': { ...claim, ...part } })).success).toBe(
        false,
      );
    },
  );

  it('are ten at most', () => {
    const many = 'abcdefghijk'.split('').map((letter) => [`/${letter}/*`, claim]);
    expect(releaseManifestSchema.safeParse(withClaims(Object.fromEntries(many))).success).toBe(false);
  });
});

describe('registryDocumentSchema', () => {
  const empty = { schema: 1, revision: 0, generatedAt: '2026-01-01T00:00:00.000Z', microFrontends: {} };

  it('accepts a document without releases', () => {
    expect(registryDocumentSchema.parse(empty)).toEqual(empty);
  });

  it('rejects an invalid name of a remote', () => {
    for (const name of ['constructor', 'shell', 'mf-Basket'])
      expect(registryDocumentSchema.safeParse({ ...empty, microFrontends: { [name]: [] } }).success).toBe(
        false,
      );
  });

  it('rejects traffic above 100 or below 0', () => {
    const entry = {
      url: '/assets/mf-basket/1.4.2/',
      metadata: { version: '1.4.2', integrity },
      deployment: { traffic: 101, default: true },
      status: 'active',
      extras: { contracts: manifest.contracts, ops: manifest.ops },
    };
    const withTraffic = (traffic: number) => ({
      ...empty,
      microFrontends: { 'mf-basket': [{ ...entry, deployment: { traffic, default: true } }] },
    });
    expect(registryDocumentSchema.safeParse(withTraffic(100)).success).toBe(true);
    expect(registryDocumentSchema.safeParse(withTraffic(101)).success).toBe(false);
    expect(registryDocumentSchema.safeParse(withTraffic(-1)).success).toBe(false);
  });
});

describe('messageFilesOf', () => {
  const shared = { en_GB: 'messages-en_GB.js' };
  const own = { en_GB: ['messages-forms-en_GB.js', 'messages-entry-en_GB.js'] };
  const exposes = {
    './pages/login': { js: [], css: [], messages: own },
    './pages/basket': { js: [], css: [] },
  };

  it('returns the files of the expose', () => {
    expect(messageFilesOf({ exposes, messages: shared }, './pages/login', 'en_GB')).toEqual(own.en_GB);
  });

  it('returns the release’s file for an expose of an earlier release', () => {
    expect(messageFilesOf({ exposes, messages: shared }, './pages/basket', 'en_GB')).toEqual([
      'messages-en_GB.js',
    ]);
  });

  it.each([
    ['./pages/login', 'fr_FR'],
    ['./pages/basket', 'fr_FR'],
    ['constructor', 'fr_FR'],
  ])('returns nothing for %s without messages in %s', (expose, locale) => {
    expect(messageFilesOf({ exposes, messages: shared }, expose, locale)).toEqual([]);
  });
});
