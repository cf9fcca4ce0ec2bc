import { queryOptions } from '@tanstack/react-query';
import type { ShopContext } from 'shared-runtime';
import { isFault, isServer, remote, fixtureText } from './active-fault.ts';

/** The text of its components, fetched by its `load()`. */
export const dataQuery = queryOptions({ queryKey: ['fixture', remote], queryFn: readData });

function readData(): Promise<string> {
  if (isFault('throws-in-data')) return Promise.reject(new Error(`${remote} has no data`));
  // Only the server has no data.
  if (isFault('never-has-data') && isServer) return new Promise(() => undefined);
  return Promise.resolve(fixtureText);
}

export async function load({ queryClient }: ShopContext): Promise<void> {
  await queryClient.fetchQuery(dataQuery);
}
