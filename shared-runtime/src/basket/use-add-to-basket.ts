import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import type { CallErrorCode, CallRequest, CallResponse } from 'shared-contracts/api/descriptor';
import { basketAdd } from 'shared-contracts/descriptors/basket';
import { sessionChanged } from 'shared-contracts/events/session';
import { maySeePrices, type Session } from 'shared-contracts/session';
import { afterPaint } from '../after-paint.ts';
import { ApiError } from '../api/api-client.ts';
import { useShopHost } from '../host/shop-host.ts';
import { useBusEvent } from '../session/use-bus.ts';
import { useAnnounceAdditions } from './use-announce-additions.ts';

type BasketAddError = ApiError<CallErrorCode<typeof basketAdd>>;

export type BasketAddition = Omit<CallRequest<typeof basketAdd>, 'store_id'>;

/** Returns the overlay that an addition opens: the confirmation, or the registration for a guest who must sign in. */
export function overlayOfAddition(session: Session): 'basket/added' | 'account/register' {
  return maySeePrices(session) ? 'basket/added' : 'account/register';
}

/**
 * Adds to the basket and publishes the change. A guest who must sign in gets the register overlay; the API has stored
 * the addition and applies it at sign-in, so that it is not sent again here.
 */
export function useAddToBasket(): UseMutationResult<
  CallResponse<typeof basketAdd>,
  BasketAddError,
  BasketAddition
> {
  const { context, openOverlay, prefetchOverlay } = useShopHost();
  const announce = useAnnounceAdditions();

  const mutation = useMutation<CallResponse<typeof basketAdd>, BasketAddError, BasketAddition>({
    mutationFn: async (addition) => {
      // First the frame in which the button shows that it was noticed.
      await afterPaint();
      const request = context.api.call(basketAdd, { ...addition, store_id: context.store.id });
      // Requested after the addition: browsers have few connections. Its code loads while the answer is awaited.
      prefetchOverlay(overlayOfAddition(context.session));
      const result = await request;
      if (!result.ok) throw new ApiError(result.failure);
      return result.data;
    },
    onSuccess: ({ basket, added }, { quantity }) => {
      announce({ basket, added: [{ cartItemId: added.cartItemId, qty: quantity }] });
      const { basketCount, order } = basket;
      openOverlay('basket/added', {
        cartItemId: added.cartItemId,
        addition: { item: added, basketCount, subtotal: order.subtotal },
      });
    },
    onError: ({ failure }) => {
      if (failure.code === 'authentication_required') openOverlay('account/register', { reason: 'basket' });
    },
  });

  const { error, reset } = mutation;
  useBusEvent(sessionChanged, ({ session }) => {
    if (session.id !== null && error?.failure.code === 'authentication_required') reset();
  });
  return mutation;
}
