export { forcedRoute, type ForcedRoute } from './forced-routes.ts';
export { layoutTypes, type LayoutType } from './layout-types.ts';
export { isMembersPath } from './members-path.ts';
export { pageTable, pageTableRow, type PageEntry, type PageTableRow } from './page-table.ts';
export { decodeReferer, encodeReferer, isShopPath, mailLinkFields, paths } from './paths.ts';
export { secretQueryParameters, splitQuery, type SplitQuery } from './query-parameters.ts';
