import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { queryKey } from 'shared-contracts/api/query-key';
import { catProductsEs } from 'shared-contracts/descriptors/listing';
import { useShop } from 'shared-runtime';

/** Maximum random delay, which spreads the requests of all open pages of a sale after its end. */
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
