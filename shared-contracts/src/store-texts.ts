import type { Store } from './stores.ts';

/** What texts may depend on besides the language. */
export type TextAudience = Pick<Store, 'country' | 'kind' | 'brand'>;

const separator = '@';

/**
 * Ids under which a store looks for a text, the most particular first: `about-us@ie`, `about-us@outlet`,
 * `about-us@snowfield`, `about-us`. The part behind `@` is a country, a store kind or a store brand.
 */
export function textIds(id: string, { country, kind, brand }: TextAudience): string[] {
  return [...[country.toLowerCase(), kind, brand].map((variant) => `${id}${separator}${variant}`), id];
}

/** True for a text that only some stores use in place of the common one. */
export function isTextVariant(id: string): boolean {
  return id.includes(separator);
}

/** Returns one text for each id: the store's own variant where one is written, otherwise the common text. */
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
