import { clearFacet, isChosen, toggleFilter, toggleFlag } from './toggle-filter.ts';

const brand = { field: 'brand', attribute: null } as const;
const price = { field: 'price', attribute: null } as const;
const level = { field: 'attributes', attribute: 'level' } as const;
const core = { field: 'attributes', attribute: 'core' } as const;

describe('toggleFilter', () => {
  it('adds values in their order and removes them', () => {
    const one = toggleFilter({}, brand, '12');
    const two = toggleFilter(one, brand, '3');
    expect(two).toEqual({ brand: '3,12' });
    expect(isChosen(two, brand, '12')).toBe(true);
    expect(toggleFilter(toggleFilter(two, brand, '12'), brand, '3')).toEqual({});
  });

  it('replaces a price range, of which there is only one', () => {
    expect(toggleFilter({ price: '0-4999', brand: '3' }, price, '5000-9999')).toEqual({
      price: '5000-9999',
      brand: '3',
    });
    expect(toggleFilter({ price: '0-4999' }, price, '0-4999')).toEqual({});
  });

  it('keeps the other attributes', () => {
    const chosen = toggleFilter(toggleFilter({}, level, 'expert'), core, 'poplar');
    expect(chosen).toEqual({ attributes: 'core:poplar;level:expert' });
    expect(isChosen(chosen, level, 'poplar')).toBe(false);
    expect(toggleFilter(chosen, level, 'expert')).toEqual({ attributes: 'core:poplar' });
    expect(clearFacet(chosen, core)).toEqual({ attributes: 'level:expert' });
  });
});

it('toggleFlag adds a flag and removes it', () => {
  expect(toggleFlag({ brand: '3' }, 'in_stock')).toEqual({ brand: '3', in_stock: '1' });
  expect(toggleFlag({ brand: '3', in_stock: '1' }, 'in_stock')).toEqual({ brand: '3' });
});
