import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../shop-error.ts';

/** The contract of invoices, which are not issued yet. */
export async function invoiceRoutes(app: FastifyInstance): Promise<void> {
  const reject = (): never => {
    throw new ShopError('unavailable');
  };
  app.contractRoute('order-invoices', reject);
  app.contractRoute('order-invoice', reject);
}
