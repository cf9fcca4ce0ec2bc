import * as z from 'zod/mini';
import { storeLocales } from '../stores/locales.ts';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { digits, storeIdField } from './endpoint/fields.ts';

export const trackingStates = ['announced', 'in_transit', 'delivered'] as const;
export type TrackingState = (typeof trackingStates)[number];

export const trackingDetails = defineEndpoint({
  name: 'tracking-details',
  method: 'GET',
  path: '/api/tracking-details/:shipmentId',
  summary: "Where a parcel of one of the member's orders is; without events where the carrier gives none",
  access: 'member',
  limit: { max: 120, windowSeconds: 60 },
  request: z.strictObject({
    store_id: storeIdField,
    shipmentId: digits,
    /** Of the texts, such as `en_GB`. @default that of the store */
    locale: z.optional(z.enum(storeLocales)),
  }),
  response: z.object({
    shipmentId: z.int(),
    trackingUrl: z.nullable(z.string()),
    trackingNumber: z.nullable(z.string()),
    trackingProvider: z.string(),
    /** The newest first. */
    events: z.array(
      z.object({
        /** ISO 8601, UTC. */
        at: z.string(),
        state: z.enum(trackingStates),
        label: z.string(),
      }),
    ),
  }),
  errors: ['not_found'],
});
