import { stores } from 'shared-contracts/stores';
import { storeConfig } from './config/store-config.ts';
import { fillFacts, storeFacts } from './store-facts.ts';

function fill(storeId: number, text: string): string {
  const store = stores.find(({ id }) => id === storeId);
  if (store === undefined) throw new Error(`No store ${storeId}`);
  return fillFacts(text, storeFacts(store, storeConfig(store))).replaceAll('\u00A0', ' ');
}

describe('fillFacts', () => {
  it.each([
    [12, 'Gratis fra {freeFrom}. Resten', 'Gratis fra 600 kr. Resten'],
    [12, 'Gratis fra {freeFrom}, altid', 'Gratis fra 600 kr., altid'],
    [1, 'Free from {freeFrom}. The rest', 'Free from £75. The rest'],
    [1, '{unknown}. The rest', '{unknown}. The rest'],
  ])('merges for store %i two full stops into one in %j', (storeId, text, expected) => {
    expect(fill(storeId, text)).toBe(expected);
  });
});
