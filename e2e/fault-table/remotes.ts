import type { FragmentName, PageName, RemoteName } from 'shared-contracts/exposes';
import type { Region } from '../fixtures/regions.ts';

/** Where a remote is seen. */
export interface Place {
  remote: RemoteName;
  /** An address at which all of its regions stand that a guest meets on the way. */
  path: string;
  /** What it shows there; a remote without a page of its own has regions on others'. */
  page: PageName | null;
  fragments: FragmentName[];
  /** Another address at which a region of it stands: the page there belongs to somebody else. */
  elsewhere: string;
}

export const places: Record<RemoteName, Place> = {
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
    path: '/about-us',
    page: null,
    fragments: ['consent/banner'],
    elsewhere: '/checkout/cart/',
  },
};

/** What stands in the place of a page. */
export const breakScreen = 'This part is taking a break';

/** What stands in the place of a fragment, in its markup: most are useful by themselves. */
export const fallbacks: Record<FragmentName, RegExp> = {
  'account/button': /<a [^>]*aria-label="Sign in"/,
  'basket/mini-basket': /<a [^>]*aria-label="Basket"/,
  'catalogue/listing': /The results did not load/,
  'cms/sitewide-banner': /^(?:<!--.*?-->|<template[^>]*>|<\/template>)*$/,
  'consent/banner': /^(?:<!--.*?-->|<template[^>]*>|<\/template>)*$/,
  'search/box': /^(?!.*role="combobox").*<form role="search"/s,
};

/** The remote's own page, which stands in the frame; a fragment may have the same name. */
export function isPageOf(remote: RemoteName, { name, within }: Region): boolean {
  return name === places[remote].page && within.length === 1;
}
