import { useState } from 'react';
import type { Checkout } from 'shared-contracts/api/checkout';
import { isShopPath, paths } from 'shared-contracts/routes';
import type { Failure } from 'shared-forms/failure';
import { ApiError, useSpinner } from 'shared-runtime';
import { useNavigate } from 'shared-runtime/router';
import { useReloadCheckout } from '../../../api/change-checkout.ts';
import { usePlaceOrder, type PlacedOrder } from '../../../api/place-order.ts';
import { clearDraft } from '../../../domain/checkout-draft.ts';
import { findDifferences, type CheckoutDifferences } from '../../../domain/checkout-differences.ts';
import type { PaymentValues } from './payment-values.ts';

/** After these the server has another order than the shopper saw. */
const changedCodes: ReadonlySet<string> = new Set([
  'cart_changed',
  'basket_changed',
  'out_of_stock',
  'requirements_missing',
  'payment_failed',
]);

export interface OrderControl {
  /** What has changed since the shopper saw the order; null: nothing. */
  differences: CheckoutDifferences | null;
  /** Whether a stored card needs the password. */
  needsPassword: boolean;
  /** Rejects with {@link ApiError}. Resolves only if the shopper comes back from the page of the provider. */
  send: (values: PaymentValues) => Promise<void>;
}

/** Returns whether a rejection is about the password, also about a wrong one. */
const asksForPassword = (rejection: Pick<Failure, 'fields'> | null): boolean =>
  Object.hasOwn(rejection?.fields ?? {}, 'current_password');

/**
 * Returns what places the order that is shown, and leads to the next page.
 *
 * @param posted failure of a post without JavaScript
 */
export function useOrder(
  checkout: Checkout,
  onLeave: (address: string) => Promise<void>,
  posted: Failure | null,
): OrderControl {
  const navigate = useNavigate();
  const place = usePlaceOrder();
  const reload = useReloadCheckout();
  const waitWithSpinner = useSpinner();
  const [differences, setDifferences] = useState<CheckoutDifferences | null>(null);
  const [needsPassword, setNeedsPassword] = useState(() => asksForPassword(posted));

  async function goOn({ outcome, redirect, orderId }: PlacedOrder): Promise<void> {
    if (outcome === 'redirect' && !isShopPath(redirect)) {
      await onLeave(redirect);
      await reload();
      return;
    }
    clearDraft();
    void navigate(isShopPath(redirect) ? redirect : paths.orderSuccess(orderId));
    // The order exists: the button stays pending until the page is left, however long that takes.
    await new Promise(() => undefined);
  }

  async function send({
    methodCode,
    tokenId,
    newsletter,
    current_password: password,
  }: PaymentValues): Promise<void> {
    const { basket, payment, quoteId, version } = checkout;
    const method = payment.methods.find(({ code }) => code === methodCode);
    setDifferences(null);
    const request = {
      quoteId: quoteId ?? 0,
      version,
      expectedTotal: basket.order.total?.amount ?? 0,
      methodCode,
      termsAccepted: true as const,
      newsletter: newsletter === true,
      ...(method?.kind === 'one_click' && tokenId ? { tokenId } : {}),
      ...(method?.kind === 'one_click' && password ? { current_password: password } : {}),
    };
    try {
      await goOn(await waitWithSpinner(place(request)));
    } catch (error) {
      if (error instanceof ApiError && changedCodes.has(error.failure.code)) {
        const current = await reload();
        if (current) setDifferences(findDifferences(basket, current.basket));
      }
      if (error instanceof ApiError && asksForPassword(error.failure.body)) setNeedsPassword(true);
      throw error;
    }
  }

  return { differences, needsPassword, send };
}
