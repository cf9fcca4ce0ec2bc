import { exposeOf, pages } from '../exposes/index.ts';
import { overlayContents } from '../exposes/overlays.ts';
import { unknownToEarlierShells, withEarlierTables } from './earlier-tables.ts';
import { frameSlots } from './frame-slots.ts';
import { isRemoteName } from './remote-names.ts';

const contracts = { shellApi: 1, emits: {}, consumes: {}, props: {} };

describe('withEarlierTables', () => {
  it('adds what the shell knew of a release without tables', () => {
    const { pageTypes = {}, frame = {} } = withEarlierTables('mf-search', contracts);
    expect(pageTypes).toEqual({ search: { page: 'search/results', entry: 'public', tracking: 'Search' } });
    expect(frame).toEqual({ './fragments/box': { slot: 'header-search', hydrate: 'interaction' } });
  });

  it('leaves the tables of a release as they are, also empty ones', () => {
    const own = { ...contracts, pageTypes: {}, frame: {}, overlays: {} };
    expect(withEarlierTables('mf-account', own)).toEqual(own);
  });

  it.each(['mf-gifts', 'mf-constructor'])('adds nothing to %s, which had no tables', (name) => {
    expect(isRemoteName(name) && withEarlierTables(name, contracts)).toBe(contracts);
  });

  it('adds pages that still exist, and covers every slot that had a fragment', () => {
    const names = [...new Set(pages.flatMap((page) => exposeOf('page', page)?.remote ?? []))];
    const tables = names.map((name) => withEarlierTables(name, contracts));
    const rendered = tables.flatMap(({ pageTypes = {} }) => Object.values(pageTypes).map(({ page }) => page));
    const filled = tables.flatMap(({ frame = {} }) => Object.values(frame).map(({ slot }) => slot));
    expect(rendered).toContain('account/login');
    expect(pages).toEqual(expect.arrayContaining(rendered));
    expect([...filled, 'header-actions'].toSorted()).toEqual(Object.keys(frameSlots).toSorted());
  });
});

describe('overlay places of earlier releases', () => {
  it.each([
    ['mf-account', './overlays/register', { kind: 'modal', width: 495, aside: { width: 495 } }],
    ['mf-account', './overlays/welcome', { kind: 'modal', width: 562 }],
    ['mf-basket', './overlays/added', { kind: 'modal', width: 450, aside: { width: 450 } }],
    ['mf-catalogue', './overlays/size-guide', { kind: 'modal', width: 770 }],
    ['mf-consent', './overlays/preferences', { kind: 'modal', width: 650 }],
  ] as const)('have of %s that of %s', (name, expose, place) => {
    expect(withEarlierTables(name, contracts).overlays?.[expose]).toMatchObject(place);
  });

  it('have the preset props of every name of the contracts', () => {
    const names = (['mf-account', 'mf-basket', 'mf-catalogue', 'mf-consent'] as const).flatMap((name) =>
      Object.values(withEarlierTables(name, contracts).overlays ?? {}).map((place) => place.names),
    );
    const presets = Object.assign({}, ...names) as Record<string, object>;
    const newer = ['brands-interest', 'configurable-bundle', 'product-add-to-basket', 'product-video'];
    expect([...Object.keys(presets), ...newer].toSorted()).toEqual(Object.keys(overlayContents).toSorted());
    expect(presets).toMatchObject({
      join: { tab: 'join' },
      login: { tab: 'signIn' },
      'red-join': { tab: 'join', variant: 'red' },
      'red-login': { tab: 'signIn', variant: 'red' },
      'red-register-modal': { variant: 'red' },
    });
  });
});

describe('unknownToEarlierShells', () => {
  it('returns page types and fragments that a release did not have', () => {
    const { pageTypes = {}, frame = {} } = withEarlierTables('mf-basket', contracts);
    expect(unknownToEarlierShells('mf-basket', { pageTypes, frame })).toEqual([]);
    expect(unknownToEarlierShells('mf-gifts', { pageTypes, frame })).toEqual([
      'the page type basket',
      './fragments/mini-basket in the frame',
    ]);
  });
});
