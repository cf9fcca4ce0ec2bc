import type * as endpoints from '../sliders.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const bestsellers: DescriptorOf<typeof endpoints.bestsellers> = {
  name: 'bestsellers',
  method: 'GET',
  path: '/api/bestsellers',
};

export const brandBestsellersNew: DescriptorOf<typeof endpoints.brandBestsellersNew> = {
  name: 'brand-bestsellers-new',
  method: 'GET',
  path: '/api/brand-bestsellers-new',
};

export const productsRelated: DescriptorOf<typeof endpoints.productsRelated> = {
  name: 'products-related',
  method: 'GET',
  path: '/api/products-related',
};

export const productsRelatedBrand: DescriptorOf<typeof endpoints.productsRelatedBrand> = {
  name: 'products-related-brand',
  method: 'GET',
  path: '/api/products-related-brand',
};

export const productsRecommended: DescriptorOf<typeof endpoints.productsRecommended> = {
  name: 'products-recommended',
  method: 'GET',
  path: '/api/products-recommended',
};

export const productCards: DescriptorOf<typeof endpoints.productCards> = {
  name: 'product-cards',
  method: 'GET',
  path: '/api/product-cards',
};

export const relatedSales: DescriptorOf<typeof endpoints.relatedSales> = {
  name: 'related-sales',
  method: 'GET',
  path: '/api/related-sales',
};

export const recentlyViewed: DescriptorOf<typeof endpoints.recentlyViewed> = {
  name: 'recently-viewed',
  method: 'GET',
  path: '/api/recently-viewed',
};

export const recentlyViewedSave: DescriptorOf<typeof endpoints.recentlyViewedSave> = {
  name: 'POST recently-viewed',
  method: 'POST',
  path: '/api/recently-viewed',
};

export const brandBlocks: DescriptorOf<typeof endpoints.brandBlocks> = {
  name: 'brand-blocks',
  method: 'GET',
  path: '/api/brand-blocks',
};
