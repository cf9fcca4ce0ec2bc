import type { FastifyInstance } from 'fastify';
import { shopperOf } from '../checkout/shopper.ts';
import { orderStatus } from './order-status.ts';
import type { OrderServices } from './order-services.ts';
import { placeOrder } from './place-order.ts';

export async function orderRoutes(
  app: FastifyInstance,
  { services }: { services: OrderServices },
): Promise<void> {
  const { db } = app.database;

  app.contractRoute('place-order', async (input, visit) => {
    const { request } = visit;
    const shopper = await shopperOf(db, visit, app.log);
    return placeOrder(db, shopper, input, services, `${request.protocol}://${request.host}`);
  });

  app.contractRoute('order-status', ({ orderId }, visit) => orderStatus(db, orderId, visit));
}
