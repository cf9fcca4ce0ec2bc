import type { PageMeta } from 'shared-contracts/api/shop';
import type { Store } from 'shared-contracts/stores';
import { stores } from 'shared-contracts/stores';

export interface MetaSource {
  title: string;
  description: string;
  canonical: string;
  isPrivate: boolean;
  /** Path of a picture of what the page is about. */
  image?: string | undefined;
  kind?: PageMeta['og']['type'] | undefined;
}

const maxDescription = 160;

export function toMeta(source: MetaSource, store: Store): PageMeta {
  const title = `${source.title} | ${store.shopName}`;
  const description = shorten(source.description);
  return {
    title,
    description,
    canonical: source.canonical,
    robots: source.isPrivate ? 'noindex, follow' : 'index, follow',
    alternates: source.isPrivate ? [] : alternates(source.canonical, store),
    og: {
      title: source.title,
      description,
      type: source.kind ?? 'website',
      image: source.image ?? null,
      locale: store.locale,
      site_name: store.shopName,
    },
  };
}

/**
 * Paths are the same in every language, so only the host differs. Several stores speak English: the country
 * tells them apart. A visitor of any other country is served by the first store of the website.
 */
function alternates(path: string, store: Store): PageMeta['alternates'] {
  const siblings = stores.filter((other) => other.websiteId === store.websiteId);
  const links = siblings.map((other) => ({
    hreflang: `${other.locale.slice(0, 2)}-${other.country}`,
    href: `//${other.host}${path}`,
  }));
  const first = siblings[0];
  return first === undefined ? links : [...links, { hreflang: 'x-default', href: `//${first.host}${path}` }];
}

/** At a word's end, so that a search engine shows a whole thought. */
function shorten(text: string): string {
  if (text.length <= maxDescription) return text;
  const cut = text.slice(0, maxDescription);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/u, '')}…`;
}
