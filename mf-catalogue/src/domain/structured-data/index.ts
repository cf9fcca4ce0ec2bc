/** Structured data for search engines. Imported by `import()` on the server only, so that no browser loads it. */
export { breadcrumbData } from './breadcrumbs.ts';
export { listingData } from './listing.ts';
export { productData } from './product.ts';
export { videoData } from './video.ts';
