export { loadAroundQueries } from './load-around-queries.ts';
export { RelatedSales } from './related-sales.tsx';
export { Subcategories } from './subcategories.tsx';
