import type { FrameTable } from './frame.ts';
import type { OverlayPlaces } from './overlay-places.ts';
import type { PageTypes } from './page-types.ts';
import type { ReleaseManifest } from './releases.ts';
import type { RemoteName } from './remote-names.ts';

interface Tables {
  pageTypes?: PageTypes;
  frame?: FrameTable;
  overlays?: OverlayPlaces;
}

const editorial = { page: 'cms/page', entry: 'public', tracking: 'Info' } as const;

/**
 * Page types, frame and overlay places of releases that were published before manifests had them: as the shell of that time
 * knew them. Until the next major of the shell API. For servers only.
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
    overlays: {
      './overlays/register': {
        kind: 'modal',
        width: 495,
        aside: { width: 495 },
        names: {
          join: { tab: 'join' },
          login: { tab: 'signIn' },
          'red-join': { tab: 'join', variant: 'red' },
          'red-login': { tab: 'signIn', variant: 'red' },
          'red-register-modal': { variant: 'red' },
        },
      },
      './overlays/welcome': { kind: 'modal', width: 562, names: { 'welcome-popup': {} } },
    },
  },
  'mf-basket': {
    pageTypes: { basket: { page: 'basket/basket', entry: 'public', tracking: 'Basket' } },
    frame: { './fragments/mini-basket': { slot: 'header-basket', hydrate: 'idle' } },
    overlays: {
      './overlays/added': {
        kind: 'modal',
        width: 450,
        aside: { width: 450 },
        names: { 'added-to-basket': {} },
      },
    },
  },
  'mf-catalogue': {
    pageTypes: {
      home: { page: 'catalogue/home', entry: 'public', tracking: 'Home' },
      category: { page: 'catalogue/listing', entry: 'public', tracking: 'Category' },
      brand: { page: 'catalogue/listing', entry: 'public', tracking: 'Brand' },
      product: { page: 'catalogue/product', entry: 'public', tracking: 'Product' },
    },
    overlays: { './overlays/size-guide': { kind: 'modal', width: 770, names: { 'size-guide': {} } } },
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
  'mf-consent': {
    frame: { './fragments/banner': { slot: 'consent', hydrate: 'interaction' } },
    overlays: {
      './overlays/preferences': { kind: 'modal', width: 650, names: { 'cookie-preferences': {} } },
    },
  },
  'mf-search': {
    pageTypes: { search: { page: 'search/results', entry: 'public', tracking: 'Search' } },
    frame: { './fragments/box': { slot: 'header-search', hydrate: 'interaction' } },
  },
};

const earlierOf = (name: RemoteName): Tables | undefined =>
  Object.hasOwn(earlierTables, name) ? earlierTables[name] : undefined;

/** Returns the contracts of a release with its page types, frame and overlay places, also of an earlier one. */
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
