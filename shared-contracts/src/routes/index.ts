export { forcedRoute, type ForcedRoute } from './forced-routes.ts';
export { layoutTypes, type LayoutType } from './layout-types.ts';
export { entryOfPath, isMembersPath } from './members-path.ts';
export { pageTypePattern, type PageEntry } from './page-type.ts';
export { newsletterLinkFields, type NewsletterLink } from './newsletter-link.ts';
export * as paths from './paths.ts';
export { privacyPaths } from './privacy-paths.ts';
export { secretQueryParameters, splitQuery, type SplitQuery } from './query-parameters.ts';
export { decodeReferer, encodeReferer, isShopPath } from './referer.ts';
export {
  readReorderOutcome,
  reorderedPath,
  type ReorderFailure,
  type ReorderOutcome,
} from './reorder-outcome.ts';
