import type { ContentBlock } from 'shared-contracts/api/content';
import type { PageModule, ShopContext } from 'shared-runtime';
import { cmsPageQuery } from '../api/cms-page-query.ts';
import { EditorialPage } from '../features/page/editorial-page.tsx';
import { messages } from '../messages/index.ts';

/** Loads the data of a block that another remote renders, so that it is in the server's HTML. */
async function prepareBlock(context: ShopContext, block: ContentBlock): Promise<void> {
  if (block.component === 'size_guide') {
    await context.prepareFragment('catalogue/size-chart', { code: block.code });
  }
  if (block.component === 'iframe') {
    const { component: _component, ...props } = block;
    await context.prepareFragment('consent/embed', props);
  }
}

export const page: PageModule = {
  Component: EditorialPage,
  messages,
  async load(context, params) {
    if (params.entityId === null) return { status: 404 };
    const { content } = await context.queryClient.fetchQuery(cmsPageQuery(context, String(params.entityId)));
    await Promise.all(content.map((block) => prepareBlock(context, block)));
    return undefined;
  },
};
