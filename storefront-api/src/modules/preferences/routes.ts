import type { FastifyInstance } from 'fastify';
import { requireCustomer } from '../../visit/visit.ts';
import { brandList, followBrands, limitPersonalisation } from './service.ts';

export async function preferenceRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;

  app.contractRoute('newsletter-personalisation', async (form, { visitor }) => {
    const limits = {
      restrictEmailPersonalisation: form.restrict_email_personalisation,
      restrictSitePersonalisation: form.restrict_site_personalisation,
    };
    await limitPersonalisation(db, requireCustomer(visitor).id, limits);
    return limits;
  });

  app.contractRoute('brand-interests', (_input, { visitor }) => brandList(db, requireCustomer(visitor).id));

  app.contractRoute('brand-interests-update', async ({ brands }, { visitor }) => {
    const { id } = requireCustomer(visitor);
    await followBrands(db, id, brands);
    return brandList(db, id);
  });
}
