import type { FastifyInstance } from 'fastify';
import { requireCustomer } from '../../visit/visit.ts';
import { shopperOf } from '../checkout/shopper.ts';
import { configOf } from '../stores/config/service.ts';
import { orderDetails } from './order-details.ts';
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

  app.contractRoute('order-details-new', async ({ id, withSavings = false }, { store, visitor, now }) => {
    const { id: customerId } = requireCustomer(visitor);
    const config = await configOf(db, store, app.log);
    return orderDetails(db, { orderId: id, customerId, store, config, withSavings, now });
  });
}
