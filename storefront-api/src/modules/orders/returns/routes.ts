import type { FastifyInstance } from 'fastify';
import { paths } from 'shared-contracts/routes';
import { ShopError } from '../../../shop-error.ts';
import { requireCustomer, type Visit } from '../../../visit/visit.ts';
import { sendPdf } from '../../documents/send-pdf.ts';
import { configOf } from '../../stores/config/service.ts';
import type { OrderServices } from '../order-services.ts';
import { cancelReturn } from './cancel-return.ts';
import { createReturn, type Owner } from './create-return.ts';
import { withFoundOrder } from './find-order.ts';
import { orderReturns } from './order-returns.ts';
import { memberReturns } from './member-returns.ts';
import { withdrawalItems, withdrawalReceipt } from './withdrawal-pages.ts';
import { ownReturnLabel } from './return-label.ts';
import { withdraw, withdrawalOrder } from './withdraw.ts';

interface ReturnRouteOptions {
  services: OrderServices;
}

const ownerOf = ({ store, visitor, now }: Visit): Owner => {
  return { customerId: requireCustomer(visitor).id, store, now };
};

export async function returnRoutes(app: FastifyInstance, { services }: ReturnRouteOptions): Promise<void> {
  const { db } = app.database;

  app.contractRoute('order-returns', ({ order_id: orderId }, visit) =>
    orderReturns(db, orderId, ownerOf(visit), services),
  );

  app.contractRoute('member-returns', (_input, visit) => memberReturns(db, ownerOf(visit), app.log));

  app.contractRoute('create-return', async (input, visit) => {
    const created = await createReturn(db, input, ownerOf(visit), services);
    return { ...created, redirect: paths.returnRequested(input.order_id) };
  });

  app.contractRoute('cancel-return', async ({ return_id: returnId }, visit) => {
    const { orderId, ...canceled } = await cancelReturn(db, returnId, ownerOf(visit), services);
    return { ...canceled, redirect: paths.returnCanceled(orderId) };
  });

  app.contractRoute('withdrawal-order', (lookup, visit) =>
    withFoundOrder(db, lookup, visit, services, async (order) => ({
      ...(await withdrawalOrder(db, order, services, visit.now)),
      redirect: paths.confirmWithdrawal(services.lookupTokens.create(order.id, visit.now)),
    })),
  );

  app.contractRoute('withdrawal-items', ({ token }, visit) => withdrawalItems(db, token, visit, services));

  app.contractRoute('withdrawal-receipt', ({ code }, visit) => withdrawalReceipt(db, code, visit, services));

  app.contractRoute('withdrawal', (input, visit) => {
    const caller = { customerId: visit.visitor.customer?.id ?? null, now: visit.now };
    return withFoundOrder(db, input, visit, services, async (order) => {
      const receipt = await withdraw(db, order, input, caller, services);
      return { ...receipt, redirect: paths.withdrawalReceipt(receipt.code) };
    });
  });

  app.contractRoute('return-label', async ({ id: returnId }, visit) => {
    const { store, visitor, reply } = visit;
    const own = { returnId, customerId: requireCustomer(visitor).id };
    const label = await ownReturnLabel(db, own, store, await configOf(db, store, app.log));
    if (label === null) throw new ShopError('not_found');
    return sendPdf(reply, label);
  });
}
