import type { ContentBlock } from 'shared-contracts/api/content';
import type { PageModule, ShopContext } from 'shared-runtime';
import { cmsPageQuery } from '../api/cms-page-query.ts';
import { EditorialPage } from '../features/page/editorial-page.tsx';
import { messages } from '../messages/index.ts';

export const page: PageModule = {
  Component: EditorialPage,
  messages,
  async load(context, params) {
    if (params.entityId === null) return { status: 404 };
    const { content } = await context.queryClient.fetchQuery(cmsPageQuery(context, String(params.entityId)));
    await Promise.all(content.map((block) => prepareFragmentOf(context, block)));
    return undefined;
  },
};

/** Loads what a component that another remote renders needs. */
async function prepareFragmentOf(context: ShopContext, block: ContentBlock): Promise<void> {
  if (block.component === 'size_guide')
    await context.prepareFragment('catalogue/size-chart', { code: block.code });
  if (block.component === 'iframe') {
    const { url, title, width, height } = block;
    await context.prepareFragment('consent/embed', { url, title, width, height });
  }
}
