import type { FastifyInstance } from 'fastify';
import { requireCustomer } from '../../visit/visit.ts';
import { brandList, followBrands, restrictPersonalisation } from './service.ts';

export async function preferenceRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;

  app.contractRoute('newsletter-personalisation', async (form, { visitor }) => {
    const restrictions = {
      restrictEmailPersonalisation: form.restrict_email_personalisation,
      restrictSitePersonalisation: form.restrict_site_personalisation,
    };
    await restrictPersonalisation(db, requireCustomer(visitor).id, restrictions);
    return restrictions;
  });

  app.contractRoute('brand-interests', (_input, { visitor }) => brandList(db, requireCustomer(visitor).id));

  app.contractRoute('brand-interests-update', async ({ brands }, { visitor }) => {
    const { id } = requireCustomer(visitor);
    await followBrands(db, id, brands);
    return brandList(db, id);
  });
}
