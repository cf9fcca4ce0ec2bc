import type { ResponseOf } from 'shared-contracts/api';
import type { TrackingState } from 'shared-contracts/api/tracking';
import type { StoreLocale } from 'shared-contracts/locales';
import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../../db/client.ts';
import { ShopError } from '../../../shop-error.ts';
import { carrierName, findShipment } from './shipped-items.ts';
import { trackingLabel } from './tracking-labels.ts';

export interface TrackingEvent {
  at: Date;
  state: TrackingState;
}

export interface TrackedParcel {
  carrier: string;
  trackingNumber: string | null;
  shippedAt: Date;
  deliveredAt: Date | null;
}

/** The port to the carriers. */
export interface Tracking {
  /** Returns what the carrier knows, in any order. Throws if it does not answer. */
  find(parcel: TrackedParcel): Promise<TrackingEvent[]>;
}

/** What the shop itself knows of its parcels. */
export const ownTracking: Tracking = {
  find: async ({ shippedAt, deliveredAt }) => [
    { at: shippedAt, state: 'in_transit' },
    ...(deliveredAt === null ? [] : [{ at: deliveredAt, state: 'delivered' } as const]),
  ],
};

interface TrackingRequest {
  shipmentId: number;
  customerId: number;
  storeId: number;
  locale: StoreLocale;
}

/**
 * Returns where a parcel of the member is. A failure of the carrier is logged, and the answer has no events. Throws
 * `not_found` for another member's parcel.
 */
export async function trackingDetails(
  db: Queryable,
  { shipmentId, customerId, storeId, locale }: TrackingRequest,
  { tracking, log }: { tracking: Tracking; log: FastifyBaseLogger },
): Promise<ResponseOf<'tracking-details'>> {
  const found = await findShipment(db, shipmentId);
  if (found?.order.customerId !== customerId || found.order.storeId !== storeId) {
    throw new ShopError('not_found');
  }
  const { shipment, order } = found;
  const events = await tracking.find(shipment).catch((error: unknown) => {
    log.warn({ err: error, shipmentId }, 'the carrier does not say where a parcel is');
    return [];
  });
  return {
    shipmentId,
    trackingUrl: shipment.trackingUrl,
    trackingNumber: shipment.trackingNumber,
    trackingProvider: carrierName(order, shipment.carrier),
    events: events
      .toSorted((one, other) => other.at.getTime() - one.at.getTime())
      .map(({ at, state }) => ({ at: at.toISOString(), state, label: trackingLabel(state, locale) })),
  };
}
