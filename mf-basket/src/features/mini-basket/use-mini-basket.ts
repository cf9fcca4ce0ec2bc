import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Basket } from 'shared-contracts/api/basket';
import { queryKey } from 'shared-contracts/api/query-key';
import type { EventPayload } from 'shared-contracts/events';
import { useBus, useBusEvent, useMaySeePrices, useSession, useShop, type ApiError } from 'shared-runtime';
import { basketQuery } from '../../api/basket-query.ts';
import { usePublishedBasket } from '../../api/use-published-basket.ts';

export interface MiniBasketState {
  count: number;
  query: UseQueryResult<Basket, ApiError>;
}

/** What the basket holds, as everybody was told last; until somebody tells, as it was fetched. */
export function useMiniBasket(): MiniBasketState {
  const shop = useShop();
  // A guest of a gated store has no basket, and is not asked about one.
  const mayHaveBasket = useMaySeePrices();
  const query = useQuery({ ...basketQuery(shop, 'mini'), enabled: mayHaveBasket });
  const told = useLastTold();
  useForgottenBasket();
  usePublishedBasket(mayHaveBasket ? query.data : undefined);
  const count = mayHaveBasket ? (told?.basketCount ?? query.data?.basketCount ?? 0) : 0;
  return { count, query };
}

function useLastTold(): EventPayload<'basket:changed'> | undefined {
  const bus = useBus();
  const subscribe = useCallback((notify: () => void) => bus.subscribe('basket:changed', notify), [bus]);
  return useSyncExternalStore(
    subscribe,
    () => bus.last('basket:changed'),
    () => undefined,
  );
}

/** The next person at this screen finds nothing of the last one's basket. */
function useForgottenBasket(): void {
  const { store } = useShop();
  const queryClient = useQueryClient();
  const { id } = useSession();
  const visitor = useRef(id);
  useBusEvent('session:changed', ({ session }) => {
    if (session.id === visitor.current) return;
    const wasMember = visitor.current !== null;
    visitor.current = session.id;
    if (wasMember) queryClient.removeQueries({ queryKey: queryKey('basket-data', store.id) });
  });
}
