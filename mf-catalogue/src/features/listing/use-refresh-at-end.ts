import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { queryKey } from 'shared-contracts/api/query-key';
import { catProductsEs } from 'shared-contracts/descriptors/listing';
import { useShop } from 'shared-runtime';

/** Open pages of a sale ask at different moments, so that its end is no burst of requests. */
const maxDelayMs = 5_000;

/** Fetches lists again when a sale ends while they are shown: their prices were those of the sale. */
export function useRefreshAtEnd(hasEnded: boolean): void {
  const client = useQueryClient();
  const storeId = useShop().store.id;
  const hadEnded = useRef(hasEnded);
  useEffect(() => {
    if (!hasEnded || hadEnded.current) return undefined;
    const timer = setTimeout(() => {
      hadEnded.current = true;
      void client.invalidateQueries({ queryKey: queryKey(catProductsEs, storeId) });
    }, Math.random() * maxDelayMs);
    return () => clearTimeout(timer);
  }, [client, hasEnded, storeId]);
}
