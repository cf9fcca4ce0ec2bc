import type { FastifyBaseLogger } from 'fastify';
import type { CheckoutPaymentMethod } from 'shared-contracts/api/checkout';
import type { FullStoreConfig } from 'shared-contracts/api/shop';
import { paymentKindOf } from 'shared-contracts/payment-kind';
import type { Store } from 'shared-contracts/stores';
import { methodLabels } from './method-labels.ts';
import { PaymentProviderError, type PaymentProvider, type StoredCard } from './payment-provider.ts';

type OfferConfig = Pick<FullStoreConfig, 'paymentMethods' | 'payLater'>;

export interface MethodsRequest {
  store: Pick<Store, 'locale'>;
  config: OfferConfig;
  provider: PaymentProvider;
  /** Null for a guest, who has no stored cards. */
  shopperReference: string | null;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Returns the payment methods that the store offers to the shopper, in the store's order. One click needs a stored card:
 * it is left out without one, also if the provider does not answer.
 */
export async function listPaymentMethods(request: MethodsRequest): Promise<CheckoutPaymentMethod[]> {
  const offered = offeredMethods(request.config);
  const cards = offered.some(({ kind }) => kind === 'one_click') ? await storedCards(request) : [];
  const labels = methodLabels[request.store.locale];
  return offered
    .filter(({ kind }) => kind !== 'one_click' || cards.length > 0)
    .map(({ code, kind }) => ({
      code,
      kind,
      label: labels[kind],
      tokens: kind === 'one_click' ? cards.map(({ id, label }) => ({ id, label })) : [],
    }));
}

/** Returns the store's methods with their kinds. Unknown codes are left out; an open invoice needs `payLater`. */
export function offeredMethods({ paymentMethods, payLater }: OfferConfig) {
  return [...new Set(paymentMethods)].flatMap((code) => {
    const kind = paymentKindOf(code);
    return kind === null || (kind === 'open_invoice' && !payLater.isEnabled) ? [] : [{ code, kind }];
  });
}

async function storedCards({ provider, shopperReference, log }: MethodsRequest): Promise<StoredCard[]> {
  if (shopperReference === null) return [];
  try {
    return await provider.listTokens(shopperReference);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    log.warn({ err: error }, 'the stored cards of a member are not known');
    return [];
  }
}
