import { formatSearches, parseSearches, withoutSearch, withSearch } from './recent-searches.ts';

const termsOf = (searches: readonly { term: string }[]) => searches.map(({ term }) => term);
const listOf = (...terms: string[]) => parseSearches(JSON.stringify(terms));

describe('withSearch', () => {
  it('puts a term first and replaces one that differs only in case or spaces', () => {
    expect(termsOf(withSearch(listOf('poles', 'touring skis'), ' Touring  SKIS '))).toEqual([
      'Touring  SKIS',
      'poles',
    ]);
  });

  it('keeps at most a hundred', () => {
    const full = listOf(...Array.from({ length: 130 }, (_, index) => `term ${index}`));
    expect(full).toHaveLength(100);
    expect(termsOf(withSearch(full, 'new')).slice(0, 2)).toEqual(['new', 'term 0']);
    expect(withSearch(full, 'new')).toHaveLength(100);
  });

  it('adds nothing for a term without characters', () => {
    expect(termsOf(withSearch(listOf('a'), '\0 \t'))).toEqual(['a']);
  });
});

it('withoutSearch removes a term in any spelling, and no other', () => {
  expect(termsOf(withoutSearch(listOf('Goggles', 'gloves'), 'goggles '))).toEqual(['gloves']);
});

describe('parseSearches', () => {
  it('reads what formatSearches has written', () => {
    const terms = ['<b>skis</b>', 'سكي', '🎿', 'a&b=c'];
    expect(termsOf(parseSearches(formatSearches(listOf(...terms))))).toEqual(terms);
    expect(listOf('a&b=c')[0]?.url).toBe('/search?s=a%26b%3Dc');
  });

  it.each([null, '', 'garbage', '{"a":1}', '"text"', '7', 'null', '[{"term":"x"}, 3, null, [], ""]'])(
    'reads %j as none',
    (text) => {
      expect(parseSearches(text)).toEqual([]);
    },
  );

  it('cuts and cleans terms that were not written here', () => {
    const [search] = listOf(`\0${'x'.repeat(119)}🎿`);
    expect(search?.term).toHaveLength(119 + 1);
    expect(() => encodeURIComponent(search?.term ?? '')).not.toThrow();
  });
});
