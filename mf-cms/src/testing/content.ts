import type { ContentBlock, StaticBlock } from 'shared-contracts/api/content';
import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { cmsPage } from 'shared-contracts/descriptors/content';

export function editorialPage(
  content: ContentBlock[],
  change: Partial<CallResponse<typeof cmsPage>> = {},
): CallResponse<typeof cmsPage> {
  return { title: 'About us', content, scripts: [], ...change };
}

export function staticBlock(change: Partial<StaticBlock> = {}): StaticBlock {
  return {
    identifier: 'pss-sitewide-banner',
    message: 'Free delivery this weekend.',
    link: { label: 'Shop the sales', url: '/sales' },
    ...change,
  };
}
