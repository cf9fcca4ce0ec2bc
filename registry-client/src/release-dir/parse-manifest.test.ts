import { shellReleaseName } from 'shared-contracts/releases';
import { manifestOf, type ReleaseSpec } from '../testing/release-fixture.ts';
import { parseManifest } from './parse-manifest.ts';

const claim = { page: 'gifts/card', entry: 'public', tracking: 'Info' } as const;

/** Parses the manifest of a release of mf-gifts with one page. */
function parse(claims: Record<string, object>, name = 'mf-gifts') {
  const manifest = manifestOf({ name: name as 'mf-gifts' });
  const exposes = { './pages/card': { js: [], css: [] } };
  const changed = { ...manifest, exposes, contracts: { ...manifest.contracts, claims } };
  return parseManifest(new TextEncoder().encode(JSON.stringify(changed)));
}

describe('parseManifest, claims', () => {
  it('accepts a page of the release', () => {
    expect(parse({ '/gifts/*': claim })).toMatchObject({ ok: true });
  });

  it.each(['/checkout/*', '/customer/*', '/api/*', '/assets/*', '/catalog/*', '/form/*'])(
    'rejects %s, which belongs to the shop',
    (paths) => {
      expect(parse({ [paths]: claim })).toEqual({
        ok: false,
        failure: `release.json claims ${paths}, which belongs to the shop.`,
      });
    },
  );

  it.each([
    ['a page of another remote', { ...claim, page: 'basket/card' }],
    ['a page that the release does not have', { ...claim, page: 'gifts/balance' }],
  ])('rejects %s', (_what, other) => {
    expect(parse({ '/gifts/*': other })).toEqual({
      ok: false,
      failure: expect.stringContaining('which the release does not expose as a page'),
    });
  });
});

describe('parseManifest, page types and frame', () => {
  const row = { page: 'gifts/card', entry: 'public', tracking: 'Info' };
  const part = { slot: 'header-actions', hydrate: 'idle' };
  function parseTables(tables: object) {
    const manifest = manifestOf({ name: 'mf-gifts' });
    const exposes = { './pages/card': { js: [], css: [] }, './fragments/hint': { js: [], css: [] } };
    const changed = { ...manifest, exposes, contracts: { ...manifest.contracts, ...tables } };
    return parseManifest(new TextEncoder().encode(JSON.stringify(changed)));
  }

  it('accepts those of the release', () => {
    const tables = { pageTypes: { 'gift-card': row }, frame: { './fragments/hint': part } };
    expect(parseTables(tables)).toMatchObject({ ok: true, manifest: { contracts: tables } });
  });

  it.each([
    ['a page of another remote', { pageTypes: { 'gift-card': { ...row, page: 'basket/card' } } }],
    ['a page that the release does not have', { pageTypes: { 'gift-card': { ...row, page: 'gifts/list' } } }],
    ['the type of paths without a page', { pageTypes: { 'not-found': row } }],
    ['a fragment that the release does not have', { frame: { './fragments/other': part } }],
    ['slots', { slots: { 'header-actions': 'one' } }],
  ])('rejects %s', (_what, tables) => {
    expect(parseTables(tables)).toMatchObject({ ok: false });
  });
});

/** Parses the manifest of a release of mf-gifts that exposes one startup. */
function parseStartups(startup: Record<string, number> | undefined) {
  const manifest = manifestOf({ name: 'mf-gifts' });
  const exposes = { './startups/reminder': { js: [], css: [] } };
  const changed = { ...manifest, exposes, contracts: { ...manifest.contracts, startup } };
  return parseManifest(new TextEncoder().encode(JSON.stringify(changed)));
}

describe('parseManifest, startups', () => {
  it('accepts and keeps the priority of an exposed startup', () => {
    expect(parseStartups({ './startups/reminder': 30 })).toMatchObject({
      ok: true,
      manifest: { contracts: { startup: { './startups/reminder': 30 } } },
    });
  });

  it('rejects a startup that the release does not expose', () => {
    expect(parseStartups({ './startups/reminder': 30, './startups/other': 30 })).toEqual({
      ok: false,
      failure: 'release.json gives ./startups/other a priority, but does not expose it.',
    });
  });

  it('rejects a startup without a priority', () => {
    expect(parseStartups(undefined)).toEqual({
      ok: false,
      failure: 'release.json exposes ./startups/reminder without a priority.',
    });
  });

  it('rejects another priority than those of the shell', () => {
    expect(parseStartups({ './startups/reminder': 10 })).toMatchObject({
      ok: false,
      failure: expect.stringContaining('contracts.startup../startups/reminder'),
    });
  });
});

/** Parses the manifest of a release of mf-gifts that exposes one fragment. */
function parsePrefetched(prefetchForGuests: unknown, js: string[] = []) {
  const manifest = manifestOf({ name: 'mf-gifts' });
  const exposes = { './fragments/card': { js, css: [] } };
  const [hash] = Object.values(manifest.assets);
  const assets = { ...manifest.assets, ...Object.fromEntries(js.map((file) => [file, hash])) };
  const contracts = { ...manifest.contracts, prefetchForGuests };
  const changed = { ...manifest, exposes, assets, contracts };
  return parseManifest(new TextEncoder().encode(JSON.stringify(changed)));
}

describe('parseManifest, prefetched exposes', () => {
  it('accepts and keeps an exposed fragment', () => {
    expect(parsePrefetched(['./fragments/card'])).toMatchObject({
      ok: true,
      manifest: { contracts: { prefetchForGuests: ['./fragments/card'] } },
    });
  });

  it('rejects a fragment that the release does not expose', () => {
    expect(parsePrefetched(['./fragments/other'])).toEqual({
      ok: false,
      failure: 'release.json prefetches ./fragments/other, but does not expose it.',
    });
  });

  it('rejects more than 40 files', () => {
    const files = Array.from({ length: 41 }, (_, index) => `${index}.js`);
    expect(parsePrefetched(['./fragments/card'], files)).toEqual({
      ok: false,
      failure: 'release.json prefetches 41 files, more than 40.',
    });
  });

  it.each([['https://evil.example/'], [['../secret']], [{}]])('rejects %j', (hostile) => {
    expect(parsePrefetched(hostile)).toMatchObject({ ok: false });
  });
});

/** Parses the manifest of a release of mf-gifts that exposes one overlay. */
function parseOverlays(overlays: object) {
  const manifest = manifestOf({ name: 'mf-gifts' });
  const exposes = { './overlays/redeem': { js: [], css: [] } };
  const changed = { ...manifest, exposes, contracts: { ...manifest.contracts, overlays } };
  return parseManifest(new TextEncoder().encode(JSON.stringify(changed)));
}

describe('parseManifest, overlays', () => {
  const place = { kind: 'aside', width: 650, names: { 'redeem-card': { tab: 'code' } } };

  it('accepts and keeps the place of an exposed overlay', () => {
    expect(parseOverlays({ './overlays/redeem': place })).toMatchObject({
      ok: true,
      manifest: { contracts: { overlays: { './overlays/redeem': place } } },
    });
  });

  it.each([
    [{ './overlays/other': place }, 'release.json gives ./overlays/other a place, but does not expose it.'],
    [{ './overlays/redeem': { ...place, width: 99_999 } }, 'width'],
    [{ 'basket/added': place }, 'contracts.overlays.basket/added'],
    [
      { './overlays/redeem': { ...place, names: { confirm: {} } } },
      'release.json gives the overlay name confirm, which belongs to the shell.',
    ],
  ])('rejects %j', (overlays, failure) => {
    expect(parseOverlays(overlays)).toEqual({ ok: false, failure: expect.stringContaining(failure) });
  });
});

const parseSpec = (spec: ReleaseSpec) =>
  parseManifest(new TextEncoder().encode(JSON.stringify(manifestOf(spec))));

describe('parseManifest, provided modules', () => {
  const provides = { react: '19.3.1' };

  it('accepts those of the shell', () => {
    expect(parseSpec({ name: shellReleaseName, contracts: { provides } })).toMatchObject({ ok: true });
  });

  it.each([
    ['a remote that provides modules', { name: 'mf-gifts', contracts: { provides } }],
    ['a shell that provides none', { name: shellReleaseName, contracts: { provides: undefined } }],
    ['a shell that claims paths', { name: shellReleaseName, contracts: { provides, claims: {} } }],
    ['a shell with page types', { name: shellReleaseName, contracts: { provides, pageTypes: {} } }],
    ['a shell with fragments', { name: shellReleaseName, contracts: { provides, frame: {} } }],
  ] as const)('rejects %s', (_what, spec) => {
    expect(parseSpec(spec)).toMatchObject({ ok: false });
  });
});

describe('parseManifest, events', () => {
  function parseEvents(events: Partial<Record<'emits' | 'consumes', Record<string, number>>>) {
    const manifest = manifestOf({ contracts: events });
    return parseManifest(new TextEncoder().encode(JSON.stringify(manifest)));
  }

  it('accepts events of any owner, in two majors', () => {
    const emits = { 'basket:changed': 2, 'basket:changed@1': 1, 'gift-cards:redeemed': 1 };
    expect(parseEvents({ emits, consumes: { 'session:changed': 1 } })).toMatchObject({ ok: true });
  });

  it.each(['session:changed', 'shell:page-viewed', 'session:anything@2'])(
    'rejects a release that emits %s, which only the shell publishes',
    (key) => {
      const major = key.endsWith('@2') ? 2 : 1;
      expect(parseEvents({ emits: { [key]: major } })).toEqual({
        ok: false,
        failure: `release.json emits ${key}, which only the shell publishes.`,
      });
    },
  );

  it.each(['basket', 'basket:changed@2', 'Basket:changed', 'constructor'])('rejects the name %s', (key) => {
    expect(parseEvents({ consumes: { [key]: 1 } })).toEqual({
      ok: false,
      failure: `release.json consumes ${key}, which is no event.`,
    });
  });

  it('rejects more than 50 events', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
    const keys = letters.flatMap((letter) => [`basket:${letter}`, `basket:x${letter}`]);
    expect(parseEvents({ emits: Object.fromEntries(keys.map((key) => [key, 1])) })).toMatchObject({
      failure: expect.stringContaining('at most 50'),
    });
  });
});
