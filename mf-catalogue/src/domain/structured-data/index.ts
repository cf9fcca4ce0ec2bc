/** Structured data for search engines. Imported by `import()` on the server only, so that no browser loads it. */
export { brandData } from './brand.ts';
export { breadcrumbData } from './breadcrumbs.ts';
export { listingData } from './listing.ts';
export { productData } from './product.ts';
export { videoData } from './video.ts';
