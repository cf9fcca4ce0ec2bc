export { BrandRating } from '../brand-content/brand-rating.tsx';
export { BrandStart } from '../brand-content/brand-start.tsx';
export { BrandStories } from '../brand-content/brand-stories.tsx';
export { loadBrandQueries } from '../brand-content/load-brand-content.ts';
export { loadRelatedQueries } from './load-related-queries.ts';
export { RelatedSales } from './related-sales.tsx';
export { Subcategories } from './subcategories.tsx';
