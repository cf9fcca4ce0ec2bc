import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../shop-error.ts';
import { requireCustomer, type Visit } from '../../visit/visit.ts';
import { sendPdf } from '../documents/send-pdf.ts';
import { documentContentSchema } from './document-content.ts';
import { renderDocument } from './pdf/render-document.ts';
import { findDocuments, findOwnDocument, isOwnOrder } from './repository.ts';

const viewerOf = ({ store, visitor }: Visit) => ({
  customerId: requireCustomer(visitor).id,
  storeId: store.id,
});

export async function invoiceRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;

  app.contractRoute('order-invoices', async ({ order_id: orderId }, visit) => {
    if (!(await isOwnOrder(db, orderId, viewerOf(visit)))) throw new ShopError('not_found');
    const documents = await findDocuments(db, orderId);
    return {
      invoices: documents.map(({ id, kind, content, issuedAt }) => {
        const { number } = documentContentSchema.parse(content);
        return { id, kind, number, issuedAt: issuedAt.toISOString() };
      }),
    };
  });

  app.contractRoute('order-invoice', async ({ id }, visit) => {
    const document = await findOwnDocument(db, id, viewerOf(visit));
    if (document === null) throw new ShopError('not_found');
    return sendPdf(visit.reply, await renderDocument(document));
  });
}
