import { workspaceRemotes } from 'shared-build/workspace-remotes';
import type { PageName, SharedFragmentName } from 'shared-contracts/exposes';
import type { RemoteName } from 'shared-contracts/releases';
import { root } from '../../scripts/stack/settings.ts';
import type { Region } from '../fixtures/regions.ts';

/** Pages on which a remote's regions are visible. */
export interface Place {
  remote: RemoteName;
  /** A path with all regions that a guest sees of the remote. */
  path: string;
  /** The remote's page at that path; null if it has none and its regions are on the pages of others. */
  page: PageName | null;
  fragments: SharedFragmentName[];
  /** A path whose page belongs to another remote, with a region of this one. */
  elsewhere: string;
}

const table = {
  'mf-catalogue': {
    remote: 'mf-catalogue',
    path: '/products/skis',
    page: 'catalogue/listing',
    fragments: [],
    elsewhere: '/search?s=ski',
  },
  'mf-basket': {
    remote: 'mf-basket',
    path: '/checkout/cart/',
    page: 'basket/basket',
    fragments: ['basket/mini-basket'],
    elsewhere: '/about-us',
  },
  'mf-account': {
    remote: 'mf-account',
    path: '/customer/account/login',
    page: 'account/login',
    fragments: ['account/button'],
    elsewhere: '/about-us',
  },
  'mf-search': {
    remote: 'mf-search',
    path: '/search?s=ski',
    page: 'search/results',
    fragments: ['search/box'],
    elsewhere: '/about-us',
  },
  'mf-cms': {
    remote: 'mf-cms',
    path: '/about-us',
    page: 'cms/page',
    fragments: ['cms/sitewide-banner'],
    elsewhere: '/checkout/cart/',
  },
  'mf-consent': {
    remote: 'mf-consent',
    path: '/cookie-preferences',
    page: 'consent/cookie-preferences',
    fragments: ['consent/banner'],
    elsewhere: '/about-us',
  },
} satisfies Record<RemoteName, Place>;

/** A remote of this checkout. */
export type PlacedRemote = keyof typeof table;

export const places: Readonly<Record<PlacedRemote, Place>> = table;

export const placedRemotes = Object.keys(places) as PlacedRemote[];

const unplaced = workspaceRemotes(root).filter((name) => !Object.hasOwn(table, name));
if (unplaced.length > 0)
  throw new Error(`Not tested with faults, because they have no row: ${unplaced.join(', ')}`);

/** Heading of the fallback of a page. */
export const breakScreen = 'This part is taking a break';

/** Pages that are nothing without the fragment of another remote: they answer 503 if it cannot be prepared. */
export const requiredRemotes: Readonly<Record<string, RemoteName>> = {
  'search/results': 'mf-catalogue',
} satisfies Partial<Record<PageName, RemoteName>>;

/** Fragments that no page embeds yet. */
type NotEmbedded =
  | 'account/address-book'
  | 'account/address-form'
  | 'account/registration'
  | 'account/sign-in'
  | 'catalogue/bestsellers'
  | 'catalogue/flash-sale'
  | 'catalogue/product-card'
  | 'catalogue/product-slider'
  | 'catalogue/recently-viewed'
  | 'catalogue/recommendations';

export type EmbeddedFragmentName = Exclude<SharedFragmentName, NotEmbedded>;

/** Markup of the fallbacks of fragments. */
export const fallbacks: Record<EmbeddedFragmentName, RegExp> = {
  'account/button': /<a [^>]*aria-label="Sign in"/,
  'basket/mini-basket': /<a [^>]*aria-label="Basket"/,
  'catalogue/listing': /The results didn’t load/,
  'catalogue/size-chart': /We couldn’t load the table of sizes/,
  'cms/sitewide-banner': /^(?:<!--.*?-->|<template[^>]*>|<\/template>)*$/,
  'consent/banner': /^(?:<!--.*?-->|<template[^>]*>|<\/template>)*$/,
  'consent/embed': /<a href="http/,
  'search/box': /<form role="search".*<input [^>]*type="search"/s,
};

/** Returns whether a region is the remote's own page in the frame; a fragment may have the same name. */
export function isPageOf(remote: PlacedRemote, { name, within }: Region): boolean {
  return name === places[remote].page && within.length === 1;
}
