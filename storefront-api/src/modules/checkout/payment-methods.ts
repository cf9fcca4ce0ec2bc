import type { CheckoutPaymentMethod } from 'shared-contracts/api/checkout';
import type { StoreLocale } from 'shared-contracts/locales';
import { paymentKindOf } from 'shared-contracts/payment-kind';
import { methodLabels } from '../payments/method-labels.ts';
import { listPaymentMethods, offeredMethods } from '../payments/methods.ts';
import type { CheckoutServices } from './checkout-services.ts';
import type { CheckoutShopper } from './shopper.ts';

const freeLabels: Readonly<Record<StoreLocale, string>> = {
  en_GB: 'Nothing to pay',
  da_DK: 'Intet at betale',
  de_DE: 'Nichts zu zahlen',
  de_AT: 'Nichts zu zahlen',
  es_ES: 'Nada que pagar',
  fr_FR: 'Rien à payer',
  it_IT: 'Niente da pagare',
  sv_SE: 'Inget att betala',
};

export function paymentLabel(code: string, locale: StoreLocale): string {
  const kind = paymentKindOf(code);
  return kind === null ? code : methodLabels[locale][kind];
}

/** For an order whose total is zero. */
export function freeLabel(locale: StoreLocale): string {
  return freeLabels[locale];
}

/** Codes of the methods that the shopper may use. Stored cards belong to members. */
export function allowedMethodCodes({ config, customer }: CheckoutShopper): string[] {
  return offeredMethods(config).flatMap(({ code, kind }) =>
    kind === 'one_click' && customer === null ? [] : [code],
  );
}

export function isOneClick(code: string): boolean {
  return paymentKindOf(code) === 'one_click';
}

/** Returns the payment methods. Stored cards are left out if there are none or the provider does not answer. */
export function paymentMethods(
  { customer, store, config }: CheckoutShopper,
  { provider, shopperReference, log }: CheckoutServices,
): Promise<CheckoutPaymentMethod[]> {
  const reference = customer === null ? null : shopperReference(customer.id);
  return listPaymentMethods({ store, config, provider, shopperReference: reference, log });
}
