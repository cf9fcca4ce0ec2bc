import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Basket, BasketItem } from 'shared-contracts/api/basket';
import { queryKey } from 'shared-contracts/api/query-key';
import { ApiError, useBus, useShop, type ApiFailure } from 'shared-runtime';
import { basketQuery } from './basket-query.ts';
import { keepBasket, publishBasket } from './keep-basket.ts';

export interface LineChange {
  cartItemId: number;
  /** 0 removes the line; a quantity for the line that was removed last puts it back. */
  qty: number;
  /** The line as it was shown; null where only its number is known. */
  item: BasketItem | null;
}

const updateKey = (storeId: number) => ['basket-update', storeId];

export interface LineUpdateListener {
  onStart: () => void;
  onSuccess: (change: LineChange) => void;
  onFailure: (failure: ApiFailure, change: LineChange) => void;
}

/** Changes quantities. Changes wait for each other, so that each sends the version that the one before it left. */
export function useUpdateLine(listener: LineUpdateListener) {
  const context = useShop();
  const queryClient = useQueryClient();
  const bus = useBus();
  const storeId = context.store.id;
  const { queryKey: pageKey } = basketQuery(context, 'default_shipping');

  async function take(basket: Basket): Promise<void> {
    await keepBasket(context, queryClient, basket);
    publishBasket(bus, basket);
  }

  const visitorNow = () => bus.last('session:changed')?.session.id ?? null;

  return useMutation<Basket, ApiError, LineChange, { visitor: number | null }>({
    mutationKey: updateKey(storeId),
    scope: { id: updateKey(storeId).join(':') },
    // Without a network the change fails at once and says so, instead of waiting unseen.
    networkMode: 'always',
    mutationFn: async ({ cartItemId, qty }) => {
      const send = (version: number) =>
        context.api.call('basket-update', { store_id: storeId, cartItemId, qty, version });
      const known = queryClient.getQueryData<Basket>(pageKey);
      const result = await send(known?.version ?? 0);
      if (result.ok) return result.data;
      const fresh = freshBasketOf(result.failure);
      if (!fresh || !known || !isSameLine(known, fresh, cartItemId)) throw new ApiError(result.failure);
      // Something else in the basket has changed, in another tab for instance: once more, from what it is now.
      const again = await send(fresh.version);
      if (!again.ok) throw new ApiError(again.failure);
      return again.data;
    },
    onMutate: () => {
      listener.onStart();
      return { visitor: visitorNow() };
    },
    onSuccess: async (basket, change, { visitor }) => {
      // An answer that comes after its owner has left is not for the next person's eyes.
      if (visitor !== visitorNow()) return;
      await take(basket);
      listener.onSuccess(change);
    },
    onError: async ({ failure }, change, started) => {
      if (started?.visitor !== visitorNow()) return;
      const fresh = freshBasketOf(failure);
      if (fresh) await take(fresh);
      else void queryClient.invalidateQueries({ queryKey: queryKey('basket-data', storeId) });
      listener.onFailure(failure, change);
    },
  });
}

/** Line → the quantity that is on its way; empty while nothing is pending. */
export function usePendingQuantities(): ReadonlyMap<number, number> {
  const { store } = useShop();
  const changes = useMutationState({
    filters: { mutationKey: updateKey(store.id), status: 'pending' },
    select: (mutation) => mutation.state.variables as LineChange | undefined,
  });
  return new Map(changes.flatMap((change) => (change ? [[change.cartItemId, change.qty] as const] : [])));
}

/** Whether a line is in both baskets with the same quantity at the same price, or in neither. */
function isSameLine(known: Basket, fresh: Basket, cartItemId: number): boolean {
  const [before, after] = [known, fresh].map(({ items }) =>
    items.find((item) => item.cartItemId === cartItemId),
  );
  return before?.qty === after?.qty && before?.unitPrice?.amount === after?.unitPrice?.amount;
}

/** What a refused change says the basket holds now. */
function freshBasketOf({ body }: ApiFailure): Basket | null {
  return isBasket(body?.basket) ? body.basket : null;
}

/** The API keeps the contract of its answers; an error's body travels as `unknown`, so its frame is looked at. */
function isBasket(value: unknown): value is Basket {
  if (typeof value !== 'object' || value === null) return false;
  const { version, items, order } = value as Partial<Basket>;
  return typeof version === 'number' && Array.isArray(items) && typeof order === 'object' && order !== null;
}
