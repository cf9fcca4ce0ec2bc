import { applyChange } from './apply-change.ts';
import type { Filters } from './filters.ts';

describe('applyChange', () => {
  it.each<[string, Filters, Filters, Filters, Filters]>([
    ['a value of another facet', { brand: '3' }, {}, { size: '25' }, { brand: '3', size: '25' }],
    ['a value of the same facet', { brand: '3' }, {}, { brand: '4' }, { brand: '3,4' }],
    ['the removal of a value', { brand: '3,4' }, { brand: '3' }, {}, { brand: '4' }],
    ['a value that is chosen by now', { brand: '3' }, {}, { brand: '3' }, { brand: '3' }],
    ['the removal of a value that is removed by now', { size: '25' }, { brand: '3' }, {}, { size: '25' }],
    [
      'another discount',
      { discount: '30', brand: '3' },
      { discount: '30' },
      { discount: '50' },
      { discount: '50', brand: '3' },
    ],
    [
      'a value of an attribute',
      { attributes: 'level:expert' },
      {},
      { attributes: 'core:poplar' },
      { attributes: 'core:poplar;level:expert' },
    ],
    ['a price range', { brand: '3' }, {}, { price: '5000-' }, { brand: '3', price: '5000-' }],
    ['the removal of a price range', { price: '5000-', brand: '3' }, { price: '5000-' }, {}, { brand: '3' }],
    ['a flag', { brand: '3' }, {}, { in_stock: '1' }, { brand: '3', in_stock: '1' }],
    ['clearing all', { brand: '3', size: '25', colour: 'blue' }, { brand: '3', size: '25' }, {}, {}],
  ])('adds %s to the filters that are being loaded', (_what, loading, from, to, expected) => {
    expect(applyChange(loading, { from, to })).toEqual(expected);
  });
});
