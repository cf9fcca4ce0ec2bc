import type { BrowserRelease } from './snapshot.ts';
import { claimsOf, framePartsOf, pageTypesOf } from './release-tables.ts';

const release: BrowserRelease = {
  version: '1.0.0',
  containerName: 'mf',
  remoteEntry: { url: '/', integrity: '' },
  timeoutMs: 1,
};
const row = { page: 'gifts/card', entry: 'public', tracking: 'Product' } as const;

describe('pageTypesOf', () => {
  it('combines the page types of all releases, which win over unavailable ones', () => {
    const snapshot = {
      revision: 1,
      unavailable: {
        'mf-other': { pageTypes: { gift: { ...row, page: 'other/card' }, order: row }, frame: {} },
      },
      releases: {
        'mf-cms': release,
        'mf-gifts': { ...release, pageTypes: { gift: row, card: row } },
      },
    };
    expect(pageTypesOf(snapshot)).toEqual({ gift: row, card: row, order: row });
  });
});

describe('pageTypesOf and claimsOf', () => {
  it('use the row of the first remote by name for a key of two', () => {
    const other = { ...row, page: 'cards/card' } as const;
    const snapshot = {
      releases: {
        'mf-cards': { ...release, pageTypes: { gift: other }, claims: { '/gifts/*': other } },
        'mf-gifts': { ...release, pageTypes: { gift: row }, claims: { '/gifts/*': row } },
      },
    };
    expect(pageTypesOf(snapshot)).toEqual({ gift: other });
    expect(claimsOf(snapshot)).toEqual({ '/gifts/*': other });
  });
});

describe('claimsOf', () => {
  it('combines the claims of all releases, which win over unavailable ones', () => {
    const other = { ...row, page: 'away/card' } as const;
    const claims = { '/gifts/*': other, '/cards/*': other };
    const snapshot = {
      unavailable: { 'mf-away': { pageTypes: {}, frame: {}, claims } },
      releases: { 'mf-cms': release, 'mf-gifts': { ...release, claims: { '/gifts/*': row } } },
    };
    expect(claimsOf(snapshot)).toEqual({ '/gifts/*': row, '/cards/*': other });
  });
});

describe('framePartsOf', () => {
  it('returns the fragments of one remote for a slot with one place, whatever their order', () => {
    const part = (slot: string, order: number) => ({
      './fragments/a': { slot, hydrate: 'idle', order } as const,
    });
    const partsIn = (slot: string) =>
      framePartsOf({
        unavailable: { 'mf-away': { pageTypes: {}, frame: part(slot, 0) } },
        releases: {
          'mf-gifts': { ...release, frame: part(slot, 1) },
          'mf-cards': { ...release, frame: part(slot, 2) },
        },
      }).map(({ name }) => name);
    expect(partsIn('consent')).toEqual(['cards/a']);
    expect(partsIn('header-actions')).toEqual(['away/a', 'gifts/a', 'cards/a']);
  });

  it('returns the fragments by their names, in the order of their numbers and names', () => {
    const part = { slot: 'header-actions', hydrate: 'idle' } as const;
    const parts = framePartsOf({
      unavailable: { 'mf-away': { pageTypes: {}, frame: { './fragments/first': { ...part, order: 0 } } } },
      releases: {
        'mf-gift-cards': {
          ...release,
          frame: { './fragments/last': { ...part, order: 2 }, './fragments/hint': part },
        },
        'mf-cms': release,
        'mf-basket': { ...release, frame: { './fragments/mini-basket': { ...part, order: 0 } } },
      },
    });
    expect(parts.map(({ name }) => name)).toEqual([
      'away/first',
      'basket/mini-basket',
      'gift-cards/hint',
      'gift-cards/last',
    ]);
    expect(parts[2]).toEqual({ ...part, name: 'gift-cards/hint' });
  });
});
