import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../shop-error.ts';

/** Invoices are not issued yet, so that none is found. */
export async function invoiceRoutes(app: FastifyInstance): Promise<void> {
  const noInvoice = (): never => {
    throw new ShopError('not_found');
  };
  app.contractRoute('order-invoices', noInvoice);
  app.contractRoute('order-invoice', noInvoice);
}
