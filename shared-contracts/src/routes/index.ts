export { pageTable, type PageEntry, type PageTableRow } from './page-table.ts';
export { decodeReferer, encodeReferer, isShopPath, paths } from './paths.ts';
