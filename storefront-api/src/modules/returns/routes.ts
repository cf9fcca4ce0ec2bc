import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../shop-error.ts';

/** The contract of returns, which are not open yet. */
export async function returnRoutes(app: FastifyInstance): Promise<void> {
  const reject = (): never => {
    throw new ShopError('unavailable');
  };
  app.contractRoute('order-returns', reject);
  app.contractRoute('create-return', reject);
  app.contractRoute('withdrawal-order', reject);
  app.contractRoute('withdrawal', reject);
  app.contractRoute('return-label', reject);
}
