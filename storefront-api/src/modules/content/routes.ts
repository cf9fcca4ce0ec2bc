import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../shop-error.ts';
import { findBlock, findPageText } from './repository.ts';
import { editorialPage, headerText } from './service.ts';
import { toStory } from './story.ts';

export async function contentRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;

  app.contractRoute('cms-page', async ({ identifier }, { store }) => {
    const page = await editorialPage(db, identifier, store.locale);
    if (page === null) throw new ShopError('not_found');
    return { title: page.title, content: page.content, scripts: [] };
  });

  app.contractRoute('static-blocks', async ({ identifier }, { store }) => {
    const block = await findBlock(db, identifier, store.id);
    if (block === null) return { block: null, errors: ['not_found'] };
    return { block: { identifier: block.identifier, message: block.message, link: block.link ?? null } };
  });

  app.contractRoute('page-text', async ({ area }, { store }) => {
    const text = await findPageText(db, area, store.locale);
    return { area, title: text?.title ?? '', text: text?.text ?? '' };
  });

  app.contractRoute('dynamic-header-text', async ({ key }, { store, request }) => {
    return (await headerText(db, key, store, request.log)) ?? { text: null, url: null };
  });

  app.contractRoute('cms-story', async ({ slug }, { store }) => {
    const page = await editorialPage(db, slug, store.locale);
    if (page === null) throw new ShopError('not_found');
    const { title: name, content, tags } = page;
    return { story: { slug, name, routeKey: `/${slug}`, content: toStory(content), tag_list: tags } };
  });

  app.contractRoute('cms-block', async ({ identifier }, { store }) => {
    const block = await findBlock(db, identifier, store.id);
    if (block === null) return { block: null };
    const { message, link } = block;
    const content = { component: 'text', fields: { message, link: link ?? null }, children: [] };
    return { block: { identifier, renderTemplate: 'banner', content } };
  });

  // The shop's pages live in its own database; a hosted CMS would be named here.
  app.contractRoute('cms-integration', () => ({ isEnabled: false, provider: null, previewHosts: [] }));
}
