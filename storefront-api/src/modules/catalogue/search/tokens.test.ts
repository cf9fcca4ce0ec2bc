import { termTokens, tokensOf } from './tokens.ts';

describe('tokensOf', () => {
  it.each([
    ['Men’s ski-jacket', ['mens', 'ski', 'jacket']],
    ["women's", ['womens']],
    ['Skischuhe 27,5', ['skischuhe', '27.5']],
    ['1.2.3', ['1', '2.3']],
    ['PJÄXOR  på\tøl', ['pjaxor', 'pa', 'ol']],
    ['sac à dos d’hiver', ['sac', 'a', 'dos', 'd', 'hiver']],
    ["a:* & !b | (c <-> d) \\ '", ['a', 'b', 'c', 'd']],
    ['\u202egnirts\u0000 שלום', ['gnirts']],
  ])('of %j are %j', (text, tokens) => {
    expect(tokensOf(text)).toEqual(tokens);
  });

  it('are limited in number and length, and each is there once', () => {
    expect(termTokens('a b c d e f g h i j')).toHaveLength(8);
    expect(termTokens('x'.repeat(300))[0]).toHaveLength(40);
    expect(termTokens('jacket JACKET')).toEqual(['jacket']);
  });
});
