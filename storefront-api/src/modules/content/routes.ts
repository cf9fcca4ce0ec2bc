import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../shop-error.ts';
import { findBlock } from './repository.ts';
import { editorialPage } from './service.ts';

export async function contentRoutes(app: FastifyInstance): Promise<void> {
  app.contractRoute('cms-page', async ({ identifier }, { store }) => {
    const page = await editorialPage(app.database.db, identifier, store.locale);
    if (page === null) throw new ShopError('not_found');
    return { title: page.title, content: page.content, scripts: [] };
  });

  app.contractRoute('static-blocks', async ({ identifier }, { store }) => {
    const block = await findBlock(app.database.db, identifier, store.id);
    if (block === null) return { block: null, errors: ['not_found'] };
    return { block: { identifier: block.identifier, message: block.message, link: block.link ?? null } };
  });
}
