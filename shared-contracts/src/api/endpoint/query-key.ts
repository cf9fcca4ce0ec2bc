import type { EndpointDescriptor } from './descriptor.ts';

export type EndpointQueryKey = readonly [
  endpoint: string,
  storeId: number,
  params: Readonly<Record<string, unknown>>,
];

/**
 * Returns the key of a query: endpoint, store and request, so that remotes share a cached answer. Without `params` it
 * matches every query of the endpoint in the store.
 */
export function queryKey(
  { name }: Pick<EndpointDescriptor, 'name'>,
  storeId: number,
  params?: Readonly<Record<string, unknown>>,
): EndpointQueryKey | readonly [endpoint: string, storeId: number] {
  return params === undefined ? [name, storeId] : [name, storeId, params];
}
