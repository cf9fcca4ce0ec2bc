import { predictiveLimits } from 'shared-contracts/api/search';
import { numbered, prediction } from '../testing/suggestions.ts';
import { limits, visibleGroups, withSource } from './suggestions.ts';

function counts(brands: number, types: number, limit: number) {
  const groups = visibleGroups(prediction(numbered('Brand', brands), numbered('Type', types)), limit);
  return Object.fromEntries(groups.map(({ title, suggestions }) => [title, suggestions.length]));
}

describe('visibleGroups', () => {
  it('returns at most the limit of each group if both are full', () => {
    expect(counts(9, 9, limits.desktop)).toEqual({ Brands: 4, 'Product types': 4 });
    expect(counts(9, 9, limits.mobile)).toEqual({ Brands: 3, 'Product types': 3 });
  });

  it.each([
    { brands: 4, types: 9, shown: 4 },
    { brands: 3, types: 9, shown: 5 },
    { brands: 1, types: 9, shown: 7 },
    { brands: 1, types: 2, shown: 2 },
  ])('with $brands brands, returns $shown of $types product types', ({ brands, types, shown }) => {
    expect(counts(brands, types, 4)).toEqual({ Brands: brands, 'Product types': shown });
  });

  it('leaves out an empty group and gives its places to the other', () => {
    expect(counts(0, 9, 4)).toEqual({ 'Product types': 8 });
    expect(counts(0, 9, 3)).toEqual({ 'Product types': 6 });
    expect(counts(2, 0, 4)).toEqual({ Brands: 2 });
    expect(counts(0, 0, 4)).toEqual({});
  });

  it('sorts groups and results by their own order', () => {
    const answer = prediction(numbered('Brand', 2), numbered('Type', 1));
    const reversed = {
      brands: { ...answer.brands, order: 5, results: answer.brands.results.toReversed() },
      productTypes: answer.productTypes,
    };
    const groups = visibleGroups(reversed, 4);
    expect(groups.map(({ title }) => title)).toEqual(['Product types', 'Brands']);
    expect(groups[1]?.suggestions.map(({ text }) => text)).toEqual(['Brand 1', 'Brand 2']);
  });

  it('drops results that do not link to a path of the shop', () => {
    const hostile = ['javascript:alert(1)', '//evil.example/x', 'https://evil.example'].map((url) => ({
      text: url,
      url,
    }));
    expect(visibleGroups(prediction(hostile, []), 4)).toEqual([]);
  });
});

it('withSource adds the chosen text as the source and keeps the rest of the URL', () => {
  expect(withSource('/products?p=2#top', 'Skis & bindings')).toBe(
    '/products?p=2&source=Skis+%26+bindings#top',
  );
  expect(withSource('/search?s=x&source=old', 'new')).toBe('/search?s=x&source=new');
});

it('limits are those of the contract', () => {
  expect(limits).toEqual(predictiveLimits);
});
