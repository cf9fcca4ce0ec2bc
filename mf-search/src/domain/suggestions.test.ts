import { predictiveLimits } from 'shared-contracts/api/search';
import { numbered, prediction, product } from '../testing/suggestions.ts';
import { readPrediction } from './read-answers.ts';
import { defaultGroups, limits, visibleGroups, withSource } from './suggestions.ts';

const groupsOf = (answer: ReturnType<typeof prediction>, limit: number) =>
  visibleGroups(readPrediction(answer), limit, { products: 'Products' });

function counts(brands: number, types: number, limit: number, products = 0) {
  const found = Array.from({ length: products }, (_, index) => product(`Product ${index + 1}`));
  const groups = groupsOf(prediction(numbered('Brand', brands), numbered('Type', types), found), limit);
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
      ...answer,
      brands: { ...answer.brands, order: 5, results: answer.brands.results.toReversed() },
    };
    const groups = groupsOf(reversed, 4);
    expect(groups.map(({ title }) => title)).toEqual(['Product types', 'Brands']);
    expect(groups[1]?.suggestions.map(({ text }) => text)).toEqual(['Brand 1', 'Brand 2']);
  });

  it('returns products last, up to the limit, without changing the other groups', () => {
    expect(counts(1, 9, 4, 9)).toEqual({ Brands: 1, 'Product types': 7, Products: 4 });
    expect(counts(0, 0, 3, 9)).toEqual({ Products: 3 });
    expect(groupsOf(prediction(numbered('Brand', 1), [], [product('Ravine')]), 4).at(-1)).toEqual({
      kind: 'products',
      title: 'Products',
      suggestions: [
        {
          text: 'Ravine',
          href: '/catalog/product/view/id/7/?source=Ravine',
          detail: 'Varnhorn',
          image: { url: '/media/product-7/800.jpg', alt: '', width: 800, height: 1000 },
          price: {
            current: { amount: 39900, currency: 'GBP' },
            previous: { amount: 49900, currency: 'GBP' },
          },
        },
      ],
    });
  });
});

describe('defaultGroups', () => {
  const titles = { searches: 'Recent', sales: 'Sales' };
  const sale = {
    title: 'Powder days',
    brandName: 'Serac',
    url: '/products?sale=1',
    image: undefined,
    saving: 40,
  };

  it('returns recent searches with their links, then sales with their brand and saving', () => {
    expect(defaultGroups([{ term: 'skis', url: '/search?s=skis' }], [sale], titles)).toEqual([
      { kind: 'recent', title: 'Recent', suggestions: [{ text: 'skis', href: '/search?s=skis' }] },
      {
        kind: 'sales',
        title: 'Sales',
        suggestions: [
          { text: 'Powder days', href: '/products?sale=1', detail: 'Serac', image: undefined, saving: 40 },
        ],
      },
    ]);
  });

  it('does not repeat a brand that the title names, and leaves out empty groups', () => {
    const named = ['Serac', 'Serac: up and away'].map((title) => ({ ...sale, title }));
    const [group, ...others] = defaultGroups([], named, titles);
    expect(group?.suggestions.map(({ detail }) => detail)).toEqual([undefined, undefined]);
    expect(others).toEqual([]);
    expect(defaultGroups([], [], titles)).toEqual([]);
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
