/** For search engines. Imported on the server only and by `import()`, so that no browser fetches it. */
export { breadcrumbData } from './breadcrumbs.ts';
export { listingData } from './listing.ts';
export { productData } from './product.ts';
