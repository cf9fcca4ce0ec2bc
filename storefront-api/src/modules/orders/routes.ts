import type { FastifyInstance } from 'fastify';
import { paths, reorderedPath } from 'shared-contracts/routes';
import { requireCustomer, type Visit } from '../../visit/visit.ts';
import { confirmIdentity } from '../accounts/change-details.ts';
import { attemptContextOf } from '../auth/attempts.ts';
import type { KnownDevices } from '../auth/known-device.ts';
import { dispatchDates } from '../basket/dispatch-dates.ts';
import { lineForDelivery } from '../basket/lines/line-for-delivery.ts';
import { catalogueContext, marketOf } from '../catalogue/context.ts';
import { productsForDelivery } from '../catalogue/product-facts/service.ts';
import { shopperOf } from '../checkout/shopper.ts';
import { destination } from '../delivery/destination.ts';
import { configOf } from '../stores/config/service.ts';
import { selfCancel, selfEditAddress } from './changes/self-service-changes.ts';
import { historicalOrder, historicalOrderList } from './views/historical-orders.ts';
import { orderItemForDelivery } from './views/order-item-for-delivery.ts';
import { orderDetails } from './views/order-details.ts';
import { orderHistory } from './views/order-history.ts';
import { orderStatus } from './views/order-status.ts';
import type { OrderServices } from './order-services.ts';
import { confirmForPayment, requireConfirmedIdentity } from './placement/confirm-identity.ts';
import { placeOrder } from './placement/place-order.ts';
import { reorder } from './reorder.ts';
import { rememberLookupNetwork } from './returns/find-order.ts';
import { deleteAgreement, storedAgreements } from './payment/stored-agreements.ts';
import { trackingDetails } from './views/tracking.ts';

interface OrderRouteOptions {
  services: OrderServices;
  knownDevices: KnownDevices;
}

export async function orderRoutes(app: FastifyInstance, options: OrderRouteOptions): Promise<void> {
  const { db } = app.database;
  const { services } = options;

  app.contractRoute('order-status', ({ orderId }, visit) => orderStatus(db, orderId, visit));

  app.contractRoute('order-details-new', ({ id, withSavings = false }, visit) =>
    detailsOf(visit, id, withSavings),
  );

  app.contractRoute('helpdesk-orders', async (input, { store, visitor, now }) => {
    const config = await configOf(db, store, app.log);
    return orderHistory(db, { input, customerId: requireCustomer(visitor).id, store, config, now });
  });

  app.contractRoute('self-cancel-order', async ({ order_id: orderId }, visit) => {
    await selfCancel(db, await ownOrder(visit, orderId), services);
    return { ...(await detailsOf(visit, orderId)), redirect: paths.orderChanged(orderId, 'canceled') };
  });

  app.contractRoute('self-edit-address-order', async ({ order_id: orderId, address }, visit) => {
    await selfEditAddress(db, address, await ownOrder(visit, orderId), services);
    return { ...(await detailsOf(visit, orderId)), redirect: paths.orderChanged(orderId, 'address-changed') };
  });

  app.contractRoute('reorder', async ({ orderId }, { store, visitor, now }) => {
    const { id: customerId, groupId } = requireCustomer(visitor);
    const owner = { storeId: store.id, customerId };
    const { orderLimits: size } = await configOf(db, store, app.log);
    const market = marketOf(store, visitor.groupPriceList);
    const shopper = { store, market, group: groupId, customerId, now };
    const result = await reorder(db, { orderId, owner, visitor: shopper, size });
    const added = result.added.reduce((sum, { qty }) => sum + qty, 0);
    return { ...result, redirect: reorderedPath(orderId, { added, missing: result.missing }) };
  });

  app.contractRoute('tracking-details', ({ shipmentId, locale }, { store, visitor }) => {
    const { id: customerId } = requireCustomer(visitor);
    const request = { shipmentId, customerId, storeId: store.id, locale: locale ?? store.locale };
    return trackingDetails(db, request, services);
  });

  app.contractRoute('historical-orders', ({ year }, { visitor }) =>
    historicalOrderList(db, requireCustomer(visitor).id, year),
  );

  app.contractRoute('historical-order-view', ({ id }, { visitor }) =>
    historicalOrder(db, requireCustomer(visitor).id, id),
  );

  app.contractRoute('product-dispatch-date', (request, visit) =>
    dispatchDates({
      request,
      country: destination(request.deliveryCountry, visit),
      now: visit.now,
      findLine: (cartItemId) => lineForDelivery(app, visit, cartItemId),
      findOrderItem: (orderItemId) => orderItemForDelivery(db, orderItemId, visit),
      findProducts: (ids) => productsForDelivery(db, ids, catalogueContext(visit)),
    }),
  );

  placementRoutes(app, options);
  agreementRoutes(app, options);

  async function detailsOf({ store, visitor, now }: Visit, orderId: number, withSavings = false) {
    const { id: customerId } = requireCustomer(visitor);
    const config = await configOf(db, store, app.log);
    return orderDetails(db, { orderId, customerId, store, config, withSavings, now });
  }

  async function ownOrder({ store, visitor, now }: Visit, orderId: number) {
    const config = await configOf(db, store, app.log);
    return { orderId, customerId: requireCustomer(visitor).id, storeId: store.id, config, now };
  }
}

function placementRoutes(app: FastifyInstance, { services, knownDevices }: OrderRouteOptions): void {
  const { db } = app.database;

  app.contractRoute('place-order', async (input, visit) => {
    const shopper = await shopperOf(db, visit, app.log);
    await requireConfirmedIdentity(db, input, visit, shopper);
    const placed = await placeOrder(db, shopper, input, services);
    if (visit.visitor.customer === null) await rememberLookupNetwork(db, placed.incrementId, visit);
    return placed;
  });

  app.contractRoute('place-order-with-password', async ({ current_password: password, ...input }, visit) => {
    const shopper = await shopperOf(db, visit, app.log);
    await confirmForPayment(db, { ...input, password }, { visit, shopper, knownDevices });
    return placeOrder(db, shopper, input, services);
  });
}

/** Payments that the provider has stored for the member. */
function agreementRoutes(app: FastifyInstance, { services, knownDevices }: OrderRouteOptions): void {
  app.contractRoute('payment-provider-list', ({ provider }, { visitor }) =>
    storedAgreements(provider, requireCustomer(visitor).id, services),
  );

  app.contractRoute('payment-provider-delete', async (input, visit) => {
    const { store, visitor, request, passwords, now } = visit;
    const customer = requireCustomer(visitor);
    const device = knownDevices.find(request, customer, now);
    const context = { ...attemptContextOf(visit), store, passwords, device, customer };
    await confirmIdentity(app.database.db, input.current_password, context);
    return deleteAgreement(input, customer.id, services);
  });
}
