import type { Queryable } from '../../db/client.ts';
import {
  historicalOrders,
  idempotencyKeys,
  invoices,
  orderEvents,
  orderItems,
  orderPayments,
  orders,
  paymentOperations,
  returnItems,
  returns,
  shipmentItems,
  shipments,
} from '../../db/schema/index.ts';
import { historicalContent } from './historical-content.ts';
import { soleAnswers } from '../baskets.ts';
import { testAddress } from './checkouts.ts';

/** Writes a paid order with a mounted ski, as `place-order` leaves it. Returns its id. */
export async function insertPlacedOrder(
  db: Queryable,
  { customerId, email, now = new Date() }: { customerId: number; email: string; now?: Date },
): Promise<number> {
  const address = { addressId: null, company: null, street2: null, region: null, ...testAddress };
  const sums = { subtotal: 34_900, discount: 0, points: 0, delivery: 1_200, deliveryDiscount: 0 };
  const [order] = await db
    .insert(orders)
    .values({
      ...sums,
      incrementId: `9${customerId}`,
      storeId: 1,
      quoteId: -customerId,
      basketVersion: 1,
      customerId,
      email,
      firstname: 'Kim',
      locale: 'en_GB',
      currency: 'GBP',
      countryId: 'GB',
      state: 'placed',
      paymentState: 'authorised',
      dispatchCode: 'standard',
      carrier: 'parcel',
      paymentCode: 'adyen_cc',
      texts: {
        shippingAddress: address,
        billingAddress: address,
        collectPoint: null,
        phoneCollect: null,
        dispatchMethod: 'Standard delivery',
        paymentMethod: 'Credit or debit card',
        discountDescription: null,
        etaFrom: 1_795_000_000,
        etaTo: 1_795_200_000,
      },
      vatBasisPoints: 2000,
      deliveryVat: 200,
      total: 36_100,
      vat: 6_017,
      saving: 5_000,
      createdAt: now,
      updatedAt: now,
      placedAt: now,
    })
    .returning({ id: orders.id });
  const orderId = order?.id ?? 0;
  const [item] = await db
    .insert(orderItems)
    .values({
      orderId,
      productId: 1,
      units: [],
      contentKey: 'v1',
      sku: 'SKI-1',
      name: 'Ridge 92',
      brandName: 'Varnhorn',
      url: '/catalog/product/view/id/1/',
      image: { url: '/media/ski.jpg', width: 1, height: 1, alt: 'Ski' },
      options: [],
      parts: [],
      fittingForm: soleAnswers,
      qtyOrdered: 1,
      qtyAllocated: 1,
      price: 34_900,
      retail: 39_900,
      subtotal: 34_900,
      discount: 0,
      points: 0,
      vat: 5_817,
      dispatchDays: 2,
    })
    .returning({ id: orderItems.id });
  const [payment] = await db
    .insert(orderPayments)
    .values({
      orderId,
      reference: `pay-${customerId}`,
      methodCode: 'adyen_cc',
      amount: 36_100,
      currency: 'GBP',
      status: 'authorised',
      pspReference: `psp-${customerId}`,
      request: { returnUrl: 'http://localhost/', shopperReference: 'shopper', tokenId: null },
      createdAt: now,
      expiresAt: now,
    })
    .returning({ id: orderPayments.id });
  await insertChanges(db, { orderId, itemId: item?.id ?? 0, attemptId: payment?.id ?? 0, customerId }, now);
  await db.insert(idempotencyKeys).values({
    key: 'key-of-the-placed-order',
    owner: `customer:${customerId}`,
    requestHash: 'hash',
    orderId,
    attemptId: payment?.id ?? null,
    createdAt: now,
  });
  return orderId;
}

interface PlacedIds {
  orderId: number;
  itemId: number;
  attemptId: number;
  customerId: number;
}

/** Writes a row of each kind that an order gets after it was placed, and an order of the former system. */
async function insertChanges(
  db: Queryable,
  { orderId, itemId, attemptId, customerId }: PlacedIds,
  now: Date,
): Promise<void> {
  const [shipment] = await db
    .insert(shipments)
    .values({ orderId, warehouse: 'warehouse', carrier: 'parcel', shippedAt: now })
    .returning({ id: shipments.id });
  const ofItem = { orderItemId: itemId, qty: 1 };
  await db.insert(shipmentItems).values({ ...ofItem, shipmentId: shipment?.id ?? 0, amount: 34_900 });
  await db.insert(paymentOperations).values({
    orderId,
    attemptId,
    kind: 'capture',
    amount: 34_900,
    currency: 'GBP',
    reference: `capture-${orderId}`,
    status: 'done',
    createdAt: now,
  });
  const event = { orderId, actor: 'ops:kim', action: 'ship', payload: {}, createdAt: now };
  await db.insert(orderEvents).values(event);
  const ofReturn = { kind: 'return', state: 'requested', refund: 'original' } as const;
  const [created] = await db
    .insert(returns)
    .values({
      ...ofReturn,
      orderId,
      reference: 'key-of-the-return',
      code: `R${orderId}`,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: returns.id });
  const reason = { reason: 'too_small', comment: 'Zzyzx' } as const;
  await db.insert(returnItems).values({ ...ofItem, ...reason, returnId: created?.id ?? 0 });
  const document = { orderId, storeId: 1, kind: 'invoice', number: orderId } as const;
  await db.insert(invoices).values({ ...document, subject: 'shipment', content: {}, issuedAt: now });
  await db
    .insert(historicalOrders)
    .values({ customerId, incrementId: '7', orderedAt: now, content: historicalContent });
}
