import type { PageMeta } from 'shared-contracts/api/shop';
import type { Store } from 'shared-contracts/stores';
import { toLanguageTag } from 'shared-contracts/locales';
import { stores } from 'shared-contracts/stores';

export interface MetaSource {
  title: string;
  description: string;
  canonical: string;
  isPrivate: boolean;
}

const maxDescription = 160;

export function toMeta(source: MetaSource, store: Store): PageMeta {
  return {
    title: `${source.title} | ${store.shopName}`,
    description: shorten(source.description),
    canonical: source.canonical,
    robots: source.isPrivate ? 'noindex, follow' : 'index, follow',
    alternates: source.isPrivate ? [] : alternates(source.canonical, store),
  };
}

/** Paths are the same in every language, so only the host differs. */
function alternates(path: string, store: Store): PageMeta['alternates'] {
  return stores
    .filter((other) => other.websiteId === store.websiteId)
    .map((other) => ({ hreflang: toLanguageTag(other.locale), href: `//${other.host}${path}` }));
}

/** At a word's end, so that a search engine shows a whole thought. */
function shorten(text: string): string {
  if (text.length <= maxDescription) return text;
  const cut = text.slice(0, maxDescription);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/u, '')}…`;
}
