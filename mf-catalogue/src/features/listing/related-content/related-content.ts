export { BrandCategories } from '../brand-content/brand-categories.tsx';
export { BrandRating } from '../brand-content/brand-rating.tsx';
export { BrandStories } from '../brand-content/brand-stories.tsx';
export { loadBrandQuery } from '../brand-content/load-brand-content.ts';
export { loadRelatedQueries } from './load-related-queries.ts';
export { RelatedSales } from './related-sales.tsx';
export { Subcategories } from './subcategories.tsx';
