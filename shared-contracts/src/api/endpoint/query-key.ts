import type { EndpointName } from './calls.ts';

export type EndpointQueryKey = readonly [
  endpoint: EndpointName,
  storeId: number,
  params: Readonly<Record<string, unknown>>,
];

/** Returns the key of a query. Without `params` it matches every query of the endpoint in the store. */
export function queryKey(
  endpoint: EndpointName,
  storeId: number,
  params?: Readonly<Record<string, unknown>>,
): EndpointQueryKey | readonly [EndpointName, number] {
  return params === undefined ? [endpoint, storeId] : [endpoint, storeId, params];
}
