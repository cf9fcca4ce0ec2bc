export { loadRelatedQueries } from './load-related-queries.ts';
export { RelatedSales } from './related-sales.tsx';
export { Subcategories } from './subcategories.tsx';
