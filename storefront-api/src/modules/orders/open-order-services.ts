import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CollectPoints } from '../delivery/collect-points/collect-points.ts';
import { offlinePoints } from '../delivery/collect-points/offline-points.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { noPayments } from './no-payments.ts';
import type { OrderServices } from './order-services.ts';
import { ordersOnly, type PaymentRecords } from './payment-records.ts';
import { promotionReservations } from './promotion-reservations.ts';
import type { OrderReservations } from './reservations.ts';

export interface OrderOptions {
  /** @default one that refuses every payment */
  paymentProvider?: PaymentProvider;
  /** @default the table that ships with the shop */
  collectPoints?: CollectPoints;
  /** @default promotions and points of the shop */
  reservations?: OrderReservations;
  /** @default orders only know their payments */
  paymentRecords?: PaymentRecords;
  /** Where the payment provider sends its webhooks to. */
  paymentWebhookUrl?: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    orderServices: OrderServices;
  }
}

/** Gives the app what its checkout and its orders need from outside, and returns it. */
export function openOrderServices(
  app: FastifyInstance,
  options: OrderOptions & { mailLinkSecret: Buffer },
): OrderServices {
  const {
    paymentProvider = noPayments,
    collectPoints = offlinePoints,
    reservations = promotionReservations,
  } = options;
  const services: OrderServices = {
    provider: paymentProvider,
    collectPoints,
    reservations,
    records: options.paymentRecords ?? ordersOnly,
    findStore: (id) => app.findStore(id),
    shopperReference: (customerId) =>
      createHmac('sha256', options.mailLinkSecret).update(`shopper:${customerId}`).digest('base64url'),
    webhookUrl: options.paymentWebhookUrl ?? '',
    log: app.log,
  };
  app.decorate('orderServices', services);
  return services;
}
