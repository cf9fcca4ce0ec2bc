import type { DeliveryMethod } from 'shared-contracts/api/checkout';
import type { Queryable } from '../../db/client.ts';
import type { deliveredGoods } from '../delivery/delivered-goods.ts';
import type { ParcelLine } from './parcels.ts';
import type { Buyer } from './basket-sums.ts';

/** The delivery method that the shopper has chosen in the checkout, and where it goes to. */
export interface ChosenDelivery {
  method: DeliveryMethod;
  country: string;
}

/** What a delivery method depends on. */
export type DeliveredLine = Parameters<typeof deliveredGoods>[0][number] & ParcelLine;

/** Finds the delivery of a basket; null if none was chosen. The checkout provides it, because it knows the addresses. */
export type FindChosenDelivery = (
  db: Queryable,
  basket: { id: number },
  lines: readonly DeliveredLine[],
  buyer: Pick<Buyer, 'store' | 'customer' | 'now'>,
) => Promise<ChosenDelivery | null>;

declare module 'fastify' {
  interface FastifyInstance {
    findChosenDelivery: FindChosenDelivery;
  }
}
