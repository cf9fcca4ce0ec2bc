import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from 'shared-contracts/api/descriptor';
import { trackingDetails } from 'shared-contracts/descriptors/tracking';
import { endpointQuery, type ShopContext } from 'shared-runtime';

export type TrackingEvent = CallResponse<typeof trackingDetails>['events'][number];

/**
 * Query options of what the carrier knows of a parcel, the newest first. A failure is logged and is no event: the page
 * has the number of the parcel anyway.
 */
export function trackingQuery(context: Pick<ShopContext, 'api' | 'store' | 'locale'>, shipmentId: number) {
  const request = { store_id: context.store.id, shipmentId, locale: context.locale };
  return queryOptions<readonly TrackingEvent[]>({
    queryKey: endpointQuery(context, trackingDetails, request).queryKey as readonly unknown[],
    queryFn: async ({ signal }) => {
      const result = await context.api.call(trackingDetails, request, { signal });
      if (result.ok) return result.data.events;
      // oxlint-disable-next-line no-console -- a failure is logged and never shown
      console.error(`Where parcel ${shipmentId} is could not be fetched: ${result.failure.code}`);
      return [];
    },
  });
}
