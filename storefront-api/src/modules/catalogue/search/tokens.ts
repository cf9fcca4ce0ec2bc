import { fold } from 'storefront-ports/fold';

const maxTokens = 8;
const maxTokenLength = 40;

/**
 * Returns the words and numbers of a text, folded. A decimal number is one token with a point ("27,5" is `27.5`), and an
 * English genitive is part of its word ("men’s" is `mens`). Contains a-z, 0-9 and points within numbers only, so that no
 * text is read as an operator of a query.
 */
export function tokensOf(text: string): string[] {
  const joined = fold(text).replaceAll(/(?<=[a-z])['’]s(?![a-z0-9])/g, 's');
  return (joined.match(/[0-9]+[.,][0-9]+(?![0-9.,]*[.,])|[a-z0-9]+/g) ?? []).map((token) =>
    token.replace(',', '.').slice(0, maxTokenLength),
  );
}

/** Returns the different tokens of what a shopper has typed, at most {@link maxTokens}. */
export function termTokens(term: string): string[] {
  return [...new Set(tokensOf(term))].slice(0, maxTokens);
}
