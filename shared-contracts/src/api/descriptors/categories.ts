import type * as endpoints from '../categories.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const catSubcategories: DescriptorOf<typeof endpoints.catSubcategories> = {
  name: 'cat-subcategories',
  method: 'GET',
  path: '/api/cat-subcategories',
};

export const categoryUrl: DescriptorOf<typeof endpoints.categoryUrl> = {
  name: 'category-url',
  method: 'GET',
  path: '/api/category-url',
};

export const categoryNavigation: DescriptorOf<typeof endpoints.categoryNavigation> = {
  name: 'category-navigation',
  method: 'GET',
  path: '/api/category-navigation',
};

export const productCategoryEvent: DescriptorOf<typeof endpoints.productCategoryEvent> = {
  name: 'product-category-event',
  method: 'GET',
  path: '/api/product-category-event',
};
