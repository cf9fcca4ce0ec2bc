import type { FastifyInstance } from 'fastify';
import type { CollectPoints } from '../delivery/collect-points/collect-points.ts';
import { offlinePoints } from '../delivery/collect-points/offline-points.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { shopperReferenceOf } from '../payments/shopper-reference.ts';
import { storeUrl } from '../stores/store-url.ts';
import type { OrderServices } from './order-services.ts';
import type { PaymentRecords } from './ports/payment-records.ts';
import { promotionReservations } from './ports/promotion-reservations.ts';
import type { OrderReservations } from './ports/reservations.ts';
import { createLookupTokens } from './returns/lookup-token.ts';
import { ownTracking, type Tracking } from './views/tracking.ts';

export interface OrderOptions {
  /** @default the table that ships with the shop */
  collectPoints?: CollectPoints;
  /** @default promotions and points of the shop */
  reservations?: OrderReservations;
  /** @default what the shop itself knows */
  tracking?: Tracking;
  /** Where the payment provider sends its webhooks to. */
  paymentWebhookUrl?: string;
}

interface Payment {
  provider: PaymentProvider;
  records: PaymentRecords;
  mailLinkSecret: Buffer;
}

declare module 'fastify' {
  interface FastifyInstance {
    orderServices: OrderServices;
  }
}

/** Gives the app what its checkout and its orders need from outside, and returns it. */
export function openOrderServices(
  app: FastifyInstance,
  {
    collectPoints = offlinePoints,
    reservations = promotionReservations,
    tracking = ownTracking,
    paymentWebhookUrl,
  }: OrderOptions,
  { provider, records, mailLinkSecret }: Payment,
): OrderServices {
  const services: OrderServices = {
    provider,
    collectPoints,
    reservations,
    records,
    tracking,
    lookupTokens: createLookupTokens(mailLinkSecret),
    findStore: (id) => app.findStore(id),
    urlOf: (store, path) => storeUrl(app.storeOrigin, store, path),
    shopperReference: (customerId) => shopperReferenceOf(mailLinkSecret, customerId),
    webhookUrl: paymentWebhookUrl ?? '',
    log: app.log,
  };
  app.decorate('orderServices', services);
  return services;
}
