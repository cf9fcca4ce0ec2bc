import type { FrameTable } from './frame.ts';
import type { PageTypes } from './page-types.ts';
import type { ReleaseManifest } from './releases.ts';
import type { RemoteName } from './remote-names.ts';

interface Tables {
  pageTypes?: PageTypes;
  frame?: FrameTable;
}

const editorial = { page: 'cms/page', entry: 'public', tracking: 'Info' } as const;

/**
 * Page types and frame of releases that were published before manifests had them: as the shell of that time knew them. Until the
 * next major of the shell API. For servers only.
 */
const earlierTables: Readonly<Record<RemoteName, Tables>> = {
  'mf-account': {
    pageTypes: {
      login: { page: 'account/login', entry: 'guests', tracking: 'Login' },
      register: { page: 'account/register', entry: 'guests', tracking: 'Login' },
      account: { page: 'account/dashboard', entry: 'members', tracking: 'Account' },
    },
    frame: {
      './fragments/button': { slot: 'header-account', hydrate: 'interaction', hydrateForMembers: 'idle' },
    },
  },
  'mf-basket': {
    pageTypes: { basket: { page: 'basket/basket', entry: 'public', tracking: 'Basket' } },
    frame: { './fragments/mini-basket': { slot: 'header-basket', hydrate: 'idle' } },
  },
  'mf-catalogue': {
    pageTypes: {
      home: { page: 'catalogue/home', entry: 'public', tracking: 'Home' },
      category: { page: 'catalogue/listing', entry: 'public', tracking: 'Category' },
      brand: { page: 'catalogue/listing', entry: 'public', tracking: 'Brand' },
      product: { page: 'catalogue/product', entry: 'public', tracking: 'Product' },
    },
  },
  'mf-cms': {
    pageTypes: {
      contact: { ...editorial, tracking: 'Contact' },
      'size-guide': editorial,
      cms: editorial,
      'cms-preview': editorial,
    },
    frame: {
      './fragments/sitewide-banner': {
        slot: 'above-header',
        props: { identifier: 'pss-sitewide-banner' },
        hydrate: 'interaction',
      },
    },
  },
  'mf-consent': { frame: { './fragments/banner': { slot: 'consent', hydrate: 'interaction' } } },
  'mf-search': {
    pageTypes: { search: { page: 'search/results', entry: 'public', tracking: 'Search' } },
    frame: { './fragments/box': { slot: 'header-search', hydrate: 'interaction' } },
  },
};

const earlierOf = (name: RemoteName): Tables | undefined =>
  Object.hasOwn(earlierTables, name) ? earlierTables[name] : undefined;

/** Returns the contracts of a release with its page types and frame, also of an earlier one. */
export function withEarlierTables(
  name: RemoteName,
  contracts: ReleaseManifest['contracts'],
): ReleaseManifest['contracts'] {
  const earlier = earlierOf(name);
  return earlier ? { ...earlier, ...contracts } : contracts;
}

/** Returns what a shell from before the tables does not show of a release, as in "the page type gift-cards". */
export function unknownToEarlierShells(name: RemoteName, { pageTypes = {}, frame = {} }: Tables): string[] {
  const earlier = earlierOf(name);
  return [
    ...added(pageTypes, earlier?.pageTypes).map((type) => `the page type ${type}`),
    ...added(frame, earlier?.frame).map((expose) => `${expose} in the frame`),
  ];
}

const added = (table: object, earlier: object = {}) =>
  Object.keys(table).filter((key) => !Object.hasOwn(earlier, key));
