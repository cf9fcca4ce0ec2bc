import { recordSchema } from './index.ts';

const pathsOf = (record: unknown) =>
  recordSchema.safeParse(record).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('recordSchema of a synonym', () => {
  const synonym = { type: 'synonym', locale: 'en_GB', term: 'beanie', words: ['hat'] };

  it.each([
    [{ term: '' }, 'term'],
    [{ term: '!?' }, 'term'],
    [{ term: 'a b c d e f g h i' }, 'term'],
    [{ term: 'x'.repeat(101) }, 'term'],
    [{ words: [] }, 'words'],
    [{ words: [' '] }, 'words.0'],
    [{ words: ['hat', 'Hát'] }, 'words.1'],
    [{ words: ['BEANIE'] }, 'words.0'],
    [{ words: Array.from({ length: 51 }, (_, index) => `word${index}`) }, 'words'],
    [{ locale: 'xx' }, 'locale'],
  ])('names the wrong field of the synonym %j', (change, path) => {
    expect(pathsOf({ ...synonym, ...change })).toEqual([path]);
  });

  it('accepts synonyms of several words and with marks', () => {
    expect(pathsOf({ ...synonym, term: 'T-shirt', words: ['tee', 'short-sleeved top'] })).toEqual([]);
  });
});
