import { stores } from 'shared-contracts/stores';
import { storeConfig } from './config/store-config.ts';
import { fillPlaceholders, placeholderValues } from './store-placeholders.ts';

function fill(storeId: number, text: string): string {
  const store = stores.find(({ id }) => id === storeId);
  if (store === undefined) throw new Error(`No store ${storeId}`);
  return fillPlaceholders(text, placeholderValues(store, storeConfig(store))).replaceAll('\u00A0', ' ');
}

describe('fillPlaceholders', () => {
  it.each([
    [12, 'Gratis fra {freeDeliveryFrom}. Resten', 'Gratis fra 600 kr. Resten'],
    [12, 'Gratis fra {freeDeliveryFrom}, altid', 'Gratis fra 600 kr., altid'],
    [1, 'Free from {freeDeliveryFrom}. The rest', 'Free from £75. The rest'],
    [1, '{unknown}. The rest', '{unknown}. The rest'],
  ])('fills placeholders in the texts of store %i: %j', (storeId, text, expected) => {
    expect(fill(storeId, text)).toBe(expected);
  });
});
