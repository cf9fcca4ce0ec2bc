import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { sitemap, sitemapPart } from 'shared-contracts/descriptors/sitemap';
import { alternatesOf } from 'shared-contracts/alternates';
import type { Store } from 'shared-contracts/stores';

type Parts = CallResponse<typeof sitemap>['parts'];
type Entries = CallResponse<typeof sitemapPart>['entries'];

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Returns the sitemap index. `origin`: the store's public origin. */
export function sitemapIndex(parts: Parts, origin: string): string {
  const items = parts.map(({ section, number, lastmod }) => {
    const location = `${origin}/sitemap-${section}-${number}.xml`;
    return `<sitemap><loc>${escaped(location)}</loc>${dated(lastmod)}</sitemap>`;
  });
  return `${declaration}<sitemapindex xmlns="${namespace}">${items.join('')}</sitemapindex>`;
}

/** Returns a part of the sitemap: URLs with their alternates in other stores. */
export function sitemapPage(entries: Entries, store: Store, origin: string): string {
  const items = entries.map(({ path, lastmod, stores }) => {
    const alternates = alternatesOf(path, store, stores ?? undefined).map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(withPortOf(href, origin))}"/>`,
    );
    const location = `<loc>${escaped(new URL(path, origin).href)}</loc>`;
    return `<url>${location}${dated(lastmod)}${alternates.join('')}</url>`;
  });
  return `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${items.join('')}</urlset>`;
}

/** Returns the absolute URL of `//host/path`, with protocol and port of `origin`. */
function withPortOf(href: string, origin: string): string {
  const target = new URL(href, origin);
  target.port = new URL(origin).port;
  return target.href;
}

function dated(lastmod: string | null): string {
  return lastmod === null ? '' : `<lastmod>${escaped(lastmod)}</lastmod>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
