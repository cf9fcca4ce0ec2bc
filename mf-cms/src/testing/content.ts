import type { ResponseOf } from 'shared-contracts/api';
import type { ContentBlock, StaticBlock } from 'shared-contracts/api/content';

export function editorialPage(
  content: ContentBlock[],
  change: Partial<ResponseOf<'cms-page'>> = {},
): ResponseOf<'cms-page'> {
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
