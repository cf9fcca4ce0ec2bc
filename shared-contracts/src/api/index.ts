import type * as z from 'zod/mini';
import * as basket from './basket.ts';
import type { EndpointName } from './calls.ts';
import * as catalogue from './catalogue.ts';
import * as content from './content.ts';
import * as search from './search.ts';
import * as session from './session.ts';
import * as shop from './shop.ts';

/** Every endpoint of the shop. Browsers take `api/calls` and the types below; servers and tests take this. */
export const endpoints = {
  'session-data': session.sessionData,
  'page-route': shop.pageRoute,
  config: shop.config,
  navigation: shop.navigation,
  'static-blocks': content.staticBlocks,
  'cms-page': content.cmsPage,
  'hp-data': catalogue.hpData,
  'cat-products-es': catalogue.catProductsEs,
  'single-product': catalogue.singleProduct,
  'basket-add': basket.basketAdd,
  'basket-data': basket.basketData,
  'basket-update': basket.basketUpdate,
  'predictive-search-v2': search.predictiveSearch,
  login: session.login,
  signup: session.signup,
  logout: session.logout,
  'cookie-preferences': session.cookiePreferences,
} as const satisfies { [Name in EndpointName]: { name: Name } };

export type Endpoints = typeof endpoints;

/** What a caller passes. */
export type RequestOf<Name extends EndpointName> = z.input<Endpoints[Name]['request']>;
/** What the server works with after parsing: defaults filled, digits turned into numbers. */
export type ParsedRequestOf<Name extends EndpointName> = z.output<Endpoints[Name]['request']>;
export type ResponseOf<Name extends EndpointName> = z.output<Endpoints[Name]['response']>;

export type { EndpointName } from './calls.ts';
