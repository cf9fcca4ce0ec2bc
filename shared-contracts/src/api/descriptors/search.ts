import type * as endpoints from '../search.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const predictiveSearch: DescriptorOf<typeof endpoints.predictiveSearch> = {
  name: 'predictive-search-v2',
  method: 'GET',
  path: '/api/predictive-search-v2',
};

export const searchRecent: DescriptorOf<typeof endpoints.searchRecent> = {
  name: 'search-recent',
  method: 'GET',
  path: '/api/search-recent',
};

export const searchRecentDelete: DescriptorOf<typeof endpoints.searchRecentDelete> = {
  name: 'search-recent-delete',
  method: 'POST',
  path: '/api/search-recent-delete',
};

export const underSearchSales: DescriptorOf<typeof endpoints.underSearchSales> = {
  name: 'under-search-sales',
  method: 'GET',
  path: '/api/under-search-sales',
};

export const searchSave: DescriptorOf<typeof endpoints.searchSave> = {
  name: 'search-save',
  method: 'POST',
  path: '/api/search-save',
};

export const searchSaveNonauth: DescriptorOf<typeof endpoints.searchSaveNonauth> = {
  name: 'search-save-nonauth',
  method: 'POST',
  path: '/api/search-save-nonauth',
};

export const searchUrl: DescriptorOf<typeof endpoints.searchUrl> = {
  name: 'search-url',
  method: 'GET',
  path: '/api/search-url',
};
