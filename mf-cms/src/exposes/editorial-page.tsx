import type { PageModule } from 'shared-runtime';
import { cmsPageQuery } from '../api/cms-page-query.ts';
import { EditorialPage } from '../features/page/editorial-page.tsx';
import { messages } from '../messages/index.ts';

export const page: PageModule = {
  Component: EditorialPage,
  messages,
  async load(context, params) {
    if (params.entityId === null) return { status: 404 };
    const { content } = await context.queryClient.fetchQuery(cmsPageQuery(context, String(params.entityId)));
    await Promise.all(
      content
        .filter((block) => block.component === 'size_guide')
        .map(({ code }) => context.prepareFragment('catalogue/size-chart', { code })),
    );
    return undefined;
  },
};
