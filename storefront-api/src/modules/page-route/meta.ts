import { alternatesOf } from 'shared-contracts/alternates';
import type { PageMeta } from 'shared-contracts/api/shop';
import type { Store } from 'shared-contracts/stores';
import { shopPreview } from '../media/images.ts';

export interface MetaSource {
  /** Empty for a page without a title of its own. */
  title: string;
  description: string;
  canonical: string;
  isPrivate: boolean;
  /** Path of a picture of the page's subject. */
  image?: string | undefined;
  /** Ids of the stores that have the page; undefined: all stores of the website. */
  stores?: readonly number[] | undefined;
  kind?: PageMeta['og']['type'] | undefined;
  /** Title of the URL with a query. `#` stands for a value of the query. */
  titleTemplate?: string | undefined;
}

const maxDescription = 160;

export function toMeta(source: MetaSource, store: Store): PageMeta {
  const title = source.title === '' ? store.shopName : `${source.title} | ${store.shopName}`;
  const description = shorten(source.description);
  const { titleTemplate } = source;
  return {
    title,
    ...(titleTemplate === undefined ? {} : { titleTemplate: `${titleTemplate} | ${store.shopName}` }),
    description,
    canonical: source.canonical,
    robots: source.isPrivate ? 'noindex, follow' : 'index, follow',
    alternates: source.isPrivate ? [] : alternatesOf(source.canonical, store, source.stores),
    og: {
      title: source.title || store.shopName,
      description,
      type: source.kind ?? 'website',
      image: source.image ?? shopPreview(store),
      locale: store.locale,
      site_name: store.shopName,
    },
  };
}

/** Shortens a text at the end of a word. */
function shorten(text: string): string {
  if (text.length <= maxDescription) return text;
  const cut = text.slice(0, maxDescription);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/u, '')}…`;
}
