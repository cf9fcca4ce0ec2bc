import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';

/**
 * Returns a function that makes the next attempt to render a failed region fetch its data again: failed queries, which
 * would throw again, and answers that the region could not render. Which queries it has read is not known, so data of
 * other regions that are not shown is discarded too. What the server sent for a region that is not hydrated yet is kept,
 * because its HTML must match it: no component has read it, so it has no query function.
 */
export function useDiscardRegionData(): () => void {
  const { reset } = useQueryErrorResetBoundary();
  const client = useQueryClient();
  return () => {
    reset();
    client.removeQueries({ type: 'inactive', predicate: ({ options }) => options.queryFn !== undefined });
  };
}
