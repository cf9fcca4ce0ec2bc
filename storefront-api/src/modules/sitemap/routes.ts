import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../shop-error.ts';
import { sitemapEntries, sitemapParts } from './service.ts';

export async function sitemapRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;

  app.contractRoute('sitemap', async (_input, { store, now }) => ({
    parts: await sitemapParts({ db, store, now }),
  }));

  app.contractRoute('sitemap-part', async ({ section, number }, { store, now }) => {
    const entries = await sitemapEntries({ db, store, now }, section, number);
    if (entries.length === 0) throw new ShopError('not_found');
    return { entries };
  });
}
