import type { StoreConfig } from 'shared-contracts/api/shop';
import { toLanguageTag } from 'shared-contracts/locales';
import { appIconPath } from 'shared-contracts/pictures';
import { paths } from 'shared-contracts/routes';
import type { Store } from 'shared-contracts/stores';
import { returnPolicy } from 'shared-contracts/structured-data';
import type { StructuredData } from 'shared-runtime';
import type { PageState } from '../../../src/routing/page-state.ts';
import { escapeJson } from '../../../src/document/shop-state.ts';

interface Source {
  state: PageState | undefined;
  store: Store;
  /** Null if the API does not answer; then fewer properties are written. */
  config: StoreConfig | null;
  /** Origin of the page's URL. */
  origin: string;
}

/** Returns the page's JSON-LD element as HTML; empty for a page without structured data or with an error. */
export function structuredDataHtml(source: Source): string {
  const { state, origin } = source;
  if (state?.kind !== 'page' || state.status !== 200) return '';
  const own = state.params.pageType === 'home' ? [website(source), organisation(source)] : [];
  const nodes = [...own, ...(state.structuredData ?? [])];
  if (nodes.length === 0) return '';
  const json = escapeJson({ '@context': 'https://schema.org', '@graph': withOrigin(nodes, origin) });
  return `<script type="application/ld+json">${json}</script>`;
}

/** Properties that hold URLs. */
const addressKeys: ReadonlySet<string> = new Set([
  '@id',
  'contentUrl',
  'image',
  'item',
  'logo',
  'merchantReturnLink',
  'sameAs',
  'thumbnailUrl',
  'url',
  'urlTemplate',
]);

/** Returns the value with absolute URLs, as search engines require. */
function withOrigin(value: unknown, origin: string, isAddress = false): unknown {
  if (typeof value === 'string') return isAddress && value.startsWith('/') ? origin + value : value;
  if (Array.isArray(value)) return value.map((each: unknown) => withOrigin(each, origin, isAddress));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withOrigin(each, origin, addressKeys.has(key))]),
  );
}

const organisationId = '/#organization';

function website({ store }: Source): StructuredData {
  return {
    '@type': 'WebSite',
    '@id': '/#website',
    name: store.shopName,
    url: paths.home,
    inLanguage: toLanguageTag(store.locale),
    publisher: { '@id': organisationId },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: '/search?s={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  };
}

function organisation({ store, config }: Source): StructuredData {
  const { phone, address, socialLinks = [], returnValidityDays } = config ?? {};
  return {
    '@type': 'OnlineStore',
    '@id': organisationId,
    name: store.shopName,
    url: paths.home,
    logo: appIconPath(store.brand, 'any', 512),
    sameAs: socialLinks.map(({ url }) => url),
    ...(address && { address: address.join(', ') }),
    ...(phone && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: phone,
        url: '/contact-us',
        areaServed: store.country,
        availableLanguage: toLanguageTag(store.locale),
      },
    }),
    ...(returnValidityDays !== undefined && {
      hasMerchantReturnPolicy: returnPolicy({ country: store.country, returnValidityDays }),
    }),
  };
}
