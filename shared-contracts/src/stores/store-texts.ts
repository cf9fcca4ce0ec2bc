import type { Store } from './stores.ts';

/** Fields of a store that select a variant of a text, besides the language. */
export type TextAudience = Pick<Store, 'country' | 'kind' | 'brand'>;

const separator = '@';

/**
 * Returns the ids under which a store looks up a text, the most specific first: `about-us@ie`, `about-us@outlet`,
 * `about-us@snowfield`, `about-us`. The part behind `@` is a country, a store kind or a store brand.
 */
export function textIds(id: string, { country, kind, brand }: TextAudience): string[] {
  return [...[country.toLowerCase(), kind, brand].map((variant) => `${id}${separator}${variant}`), id];
}

/** Returns true for a text that only some stores use instead of the common one. */
export function isTextVariant(id: string): boolean {
  return id.includes(separator);
}

/** Returns one text for each id: the store's own variant if there is one, else the common text. */
export function textsOfStore<Text>(
  texts: Readonly<Record<string, Text>>,
  store: TextAudience,
): Record<string, Text> {
  const chosen: Record<string, Text> = {};
  for (const id of Object.keys(texts)) {
    if (isTextVariant(id)) continue;
    const own = textIds(id, store).find((each) => Object.hasOwn(texts, each));
    chosen[id] = texts[own ?? id] as Text;
  }
  return chosen;
}
