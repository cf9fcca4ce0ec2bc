import { catProductsEs } from 'shared-contracts/api/listing';
import { listingFilters } from 'shared-contracts/routes/listing-parameters';
import { countFilters, hasFilters, readFilters, type Filters } from './filters.ts';

const hostile = [
  '',
  ' ',
  '0',
  '-',
  '-1',
  '1e9',
  '12345678901',
  'NaN',
  '__proto__',
  '<script>alert(1)</script>',
  '\0',
  '\u202eabc',
  '\ud800',
  ',,,',
  ';;;',
  ':',
  'level:',
  ':expert',
  'level:a:b',
  'x'.repeat(300),
  Array.from({ length: 300 }, (_, index) => index).join(','),
  Array.from({ length: 30 }, (_, index) => `code-${'abcdefghij'[index % 10]}:v${index}`).join(';'),
  `level:${'y'.repeat(300)}`,
  '9999999999-1',
  '500-100',
];

describe('readFilters', () => {
  it.each(listingFilters)('reads hostile values of %s as texts that the API accepts', (name) => {
    for (const text of hostile) {
      const filters = readFilters({ [name]: text });
      const accepted = catProductsEs.request.safeParse({ store_id: 1, ...filters });
      expect([text, accepted.success]).toEqual([text, true]);
    }
  });

  it.each(listingFilters)('reads what it has written of %s as the same', (name) => {
    for (const text of hostile) {
      const filters = readFilters({ [name]: text });
      expect(readFilters(filters as Record<string, string>)).toEqual(filters);
    }
  });

  it.each<[Record<string, string>, Filters]>([
    [{ brand: '12,3,3,x,12' }, { brand: '3,12' }],
    [{ colour: 'red,blue,RED' }, { colour: 'blue,red' }],
    [
      { attributes: 'level:expert;core:poplar;level:advanced' },
      { attributes: 'core:poplar;level:advanced,expert' },
    ],
    [{ price: '40000-20000' }, { price: '20000-40000' }],
    [{ price: '-5000' }, { price: '-5000' }],
    [{ price: '1-2', price_from: '50', price_to: '20' }, { price: '2000-5000' }],
    [{ price_from: ' 50 ', price_to: 'cheap' }, { price: '5000-' }],
    [{ discount: '30' }, { discount: '30' }],
    [{ discount: '0' }, {}],
    [{ discount: '101' }, {}],
    [{ in_stock: '1', last_items: 'true' }, { in_stock: '1' }],
    [{ unknown: '1', order: 'price' }, {}],
  ])('reads %j as %j', (search, filters) => {
    expect(readFilters(search)).toEqual(filters);
  });
});

describe('countFilters', () => {
  it('counts the chosen values, without those of prices for visitors who see none', () => {
    const filters = readFilters({
      brand: '1,2',
      price: '1-2',
      attributes: 'level:a,b;core:c',
      in_stock: '1',
    });
    expect([countFilters(filters, true), countFilters(filters, false)]).toEqual([7, 6]);
    expect([hasFilters(filters), hasFilters({})]).toEqual([true, false]);
  });
});
