import type { MessageLoaders } from './modules.ts';

type Load = MessageLoaders[keyof MessageLoaders];
type Catalogue = Readonly<Record<string, unknown>>;

/**
 * Returns one catalogue of several, for an expose whose texts are in more than one. The text of a later catalogue wins
 * over one with the same id in an earlier one.
 */
export function mergeMessages(...catalogues: readonly MessageLoaders[]): MessageLoaders {
  const locales = Object.keys(catalogues[0] ?? {}) as (keyof MessageLoaders)[];
  const merged = locales.map((locale) => [locale, mergeOnce(catalogues.map((loaders) => loaders[locale]))]);
  return Object.fromEntries(merged) as MessageLoaders;
}

/** Always resolves with the same object: formatters are cached by the identity of the catalogue. */
function mergeOnce(loads: readonly Load[]): Load {
  let merged: { default: Catalogue } | undefined;
  return async () => {
    const loaded = await Promise.all(loads.map((load) => load()));
    merged ??= { default: Object.assign({}, ...loaded.map((each) => each.default)) as Catalogue };
    return merged;
  };
}
