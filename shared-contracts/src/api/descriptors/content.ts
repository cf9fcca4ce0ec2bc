import type * as endpoints from '../content.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const cmsPage: DescriptorOf<typeof endpoints.cmsPage> = {
  name: 'cms-page',
  method: 'GET',
  path: '/api/cms-page',
};

export const staticBlocks: DescriptorOf<typeof endpoints.staticBlocks> = {
  name: 'static-blocks',
  method: 'GET',
  path: '/api/static-blocks',
};

export const pageText: DescriptorOf<typeof endpoints.pageText> = {
  name: 'page-text',
  method: 'GET',
  path: '/api/page-text',
};

export const dynamicHeaderText: DescriptorOf<typeof endpoints.dynamicHeaderText> = {
  name: 'dynamic-header-text',
  method: 'GET',
  path: '/api/dynamic-header-text',
};

export const cmsStory: DescriptorOf<typeof endpoints.cmsStory> = {
  name: 'cms-story',
  method: 'GET',
  path: '/api/cms-story',
};

export const cmsBlock: DescriptorOf<typeof endpoints.cmsBlock> = {
  name: 'cms-block',
  method: 'GET',
  path: '/api/cms-block',
};

export const cmsIntegration: DescriptorOf<typeof endpoints.cmsIntegration> = {
  name: 'cms-integration',
  method: 'GET',
  path: '/api/cms-integration',
};
