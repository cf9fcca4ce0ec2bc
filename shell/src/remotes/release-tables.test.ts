import type { BrowserRelease } from './snapshot.ts';
import { framePartsOf, pageTypesOf } from './release-tables.ts';

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

describe('framePartsOf', () => {
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
