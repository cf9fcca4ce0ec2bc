import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../shop-error.ts';
import { editorialPage, headerText, pageText, staticBlock } from './service.ts';
import { toStory } from './story.ts';

export async function contentRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;

  app.contractRoute('cms-page', async ({ identifier }, { store, request }) => {
    const page = await editorialPage({ db, store, log: request.log }, identifier);
    if (page === null) throw new ShopError('not_found');
    return { title: page.title, content: page.content, scripts: [] };
  });

  app.contractRoute('static-blocks', async ({ identifier }, { store, request }) => {
    const block = await staticBlock({ db, store, log: request.log }, identifier);
    return block === null ? { block, errors: ['not_found'] } : { block };
  });

  app.contractRoute('page-text', async ({ area }, { store, request }) => {
    return { area, ...(await pageText({ db, store, log: request.log }, area)) };
  });

  app.contractRoute('dynamic-header-text', async ({ key }, { store, request }) => {
    return (await headerText({ db, store, log: request.log }, key)) ?? { text: null, url: null };
  });

  app.contractRoute('cms-story', async ({ slug }, { store, request }) => {
    const page = await editorialPage({ db, store, log: request.log }, slug);
    if (page === null) throw new ShopError('not_found');
    const { title: name, content, tags } = page;
    return { story: { slug, name, routeKey: `/${slug}`, content: toStory(content), tag_list: tags } };
  });

  app.contractRoute('cms-block', async ({ identifier }, { store, request }) => {
    const block = await staticBlock({ db, store, log: request.log }, identifier);
    if (block === null) return { block: null };
    const { message, link } = block;
    const content = { component: 'text', fields: { message, link }, children: [] };
    return { block: { identifier, renderTemplate: 'banner', content } };
  });

  // Pages are stored in the shop's database. A hosted CMS would be configured here.
  app.contractRoute('cms-integration', () => ({ isEnabled: false, provider: null, previewHosts: [] }));
}
