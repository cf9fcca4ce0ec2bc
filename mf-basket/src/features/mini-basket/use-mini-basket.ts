import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Basket } from 'shared-contracts/api/basket';
import { queryKey } from 'shared-contracts/api/query-key';
import { basketData } from 'shared-contracts/descriptors/basket';
import type { EventPayload } from 'shared-contracts/events';
import { basketChanged } from 'shared-contracts/events/basket';
import { sessionChanged } from 'shared-contracts/events/session';
import { useBus, useBusEvent, useMaySeePrices, useSession, useShop, type ApiError } from 'shared-runtime';
import { basketQuery } from '../../api/basket-query.ts';
import { clearDraft } from '../../domain/checkout-draft.ts';
import { usePublishedBasket } from '../../api/use-published-basket.ts';

export interface MiniBasketState {
  count: number;
  query: UseQueryResult<Basket, ApiError>;
}

/** Returns the basket count of the last `basket:changed` event, or of the query before the first event. */
export function useMiniBasket(): MiniBasketState {
  const shop = useShop();
  // A guest of a gated store has no basket, so nothing is fetched.
  const mayHaveBasket = useMaySeePrices();
  const query = useQuery({ ...basketQuery(shop, 'mini'), enabled: mayHaveBasket });
  const latest = useLatestBasketEvent();
  useClearBasketOnSignOut();
  usePublishedBasket(query);
  const count = mayHaveBasket ? (latest?.basketCount ?? query.data?.basketCount ?? 0) : 0;
  return { count, query };
}

function useLatestBasketEvent(): EventPayload<typeof basketChanged> | undefined {
  const bus = useBus();
  const subscribe = useCallback((notify: () => void) => bus.subscribe(basketChanged, notify), [bus]);
  return useSyncExternalStore(
    subscribe,
    () => bus.last(basketChanged),
    () => undefined,
  );
}

/**
 * Removes the cached basket and what was entered in the checkout when a member signs out, so that the next user of the
 * device does not see them.
 */
function useClearBasketOnSignOut(): void {
  const { store } = useShop();
  const queryClient = useQueryClient();
  const { id } = useSession();
  const visitorId = useRef(id);
  useBusEvent(sessionChanged, ({ session, reason }) => {
    if (reason === 'signed-out') clearDraft();
    if (session.id === visitorId.current) return;
    const wasMember = visitorId.current !== null;
    visitorId.current = session.id;
    if (wasMember) queryClient.removeQueries({ queryKey: queryKey(basketData, store.id) });
  });
}
