import type { CallResponse } from 'shared-contracts/api/descriptor';
import { queryKey } from 'shared-contracts/api/query-key';
import { basketData } from 'shared-contracts/descriptors/basket';
import { reorder } from 'shared-contracts/descriptors/order-changes';
import type { ReorderOutcome } from 'shared-contracts/routes';
import { useAnnounceAdditions, useShop } from 'shared-runtime';
import { useSend } from './use-send.ts';

type Additions = CallResponse<typeof reorder>['added'];

/** Returns a function that puts the items of an order into the basket, and publishes the additions. */
export function useReorder(orderId: number): () => Promise<ReorderOutcome> {
  const { api, store } = useShop();
  const send = useSend();
  const announce = useAnnounceReorder();
  return async () => {
    const { added, missing } = await send(api.call(reorder, { orderId, store_id: store.id }));
    if (added.length > 0) await announce(added);
    return {
      added: added.reduce((sum, { qty }) => sum + qty, 0),
      missing: missing.map(({ itemId, qty, reason }) => ({ itemId, qty, reason })),
    };
  };
}

/** The additions are published with the basket, which the answer does not contain. */
function useAnnounceReorder() {
  const { api, store, queryClient } = useShop();
  const announceAdditions = useAnnounceAdditions();
  return async (added: Additions): Promise<void> => {
    const basket = await api.call(basketData, { store_id: store.id, variant: 'mini' });
    if (basket.ok) {
      announceAdditions({
        basket: basket.data,
        added: added.map(({ cartItemId, qty }) => ({ cartItemId, qty })),
      });
    } else {
      // The count is right after the next fetch.
      await queryClient.invalidateQueries({ queryKey: queryKey(basketData, store.id) });
    }
  };
}
