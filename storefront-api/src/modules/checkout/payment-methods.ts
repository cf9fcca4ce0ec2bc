import type { CheckoutPaymentMethod } from 'shared-contracts/api/checkout';
import type { StoreLocale } from 'shared-contracts/locales';
import type { CheckoutServices } from './checkout-services.ts';
import type { CheckoutShopper } from './shopper.ts';

type Kind = CheckoutPaymentMethod['kind'];

const kinds: Readonly<Record<string, Kind>> = {
  adyen_cc: 'card',
  adyen_oneclick: 'one_click',
  adyen_hpp: 'open_invoice',
  braintree: 'card',
  braintree_paypal: 'paypal',
  paypal_express: 'paypal_express',
  wallet: 'wallet',
};

const german: Record<Kind, string> = {
  card: 'Kredit- oder Debitkarte',
  one_click: 'Gespeicherte Karte',
  open_invoice: 'Kauf auf Rechnung',
  paypal: 'PayPal',
  paypal_express: 'PayPal Express',
  wallet: 'Wallet',
};

const labels: Readonly<Record<StoreLocale, Record<Kind, string>>> = {
  en_GB: {
    card: 'Credit or debit card',
    one_click: 'Saved card',
    open_invoice: 'Pay later by invoice',
    paypal: 'PayPal',
    paypal_express: 'PayPal Express',
    wallet: 'Wallet',
  },
  da_DK: {
    card: 'Betalingskort',
    one_click: 'Gemt kort',
    open_invoice: 'Betal senere med faktura',
    paypal: 'PayPal',
    paypal_express: 'PayPal Express',
    wallet: 'Wallet',
  },
  de_DE: german,
  de_AT: german,
  es_ES: {
    card: 'Tarjeta de crédito o débito',
    one_click: 'Tarjeta guardada',
    open_invoice: 'Pagar más tarde con factura',
    paypal: 'PayPal',
    paypal_express: 'PayPal Express',
    wallet: 'Monedero digital',
  },
  fr_FR: {
    card: 'Carte bancaire',
    one_click: 'Carte enregistrée',
    open_invoice: 'Payer plus tard sur facture',
    paypal: 'PayPal',
    paypal_express: 'PayPal Express',
    wallet: 'Portefeuille numérique',
  },
  it_IT: {
    card: 'Carta di credito o di debito',
    one_click: 'Carta salvata',
    open_invoice: 'Paga più tardi con fattura',
    paypal: 'PayPal',
    paypal_express: 'PayPal Express',
    wallet: 'Portafoglio digitale',
  },
  sv_SE: {
    card: 'Kort',
    one_click: 'Sparat kort',
    open_invoice: 'Betala senare mot faktura',
    paypal: 'PayPal',
    paypal_express: 'PayPal Express',
    wallet: 'Digital plånbok',
  },
};

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
  const kind = kinds[code];
  return kind === undefined ? code : labels[locale][kind];
}

/** For an order whose total is zero. */
export function freeLabel(locale: StoreLocale): string {
  return freeLabels[locale];
}

/** Codes of the methods that the shopper may use. Stored cards belong to members. */
export function allowedMethodCodes({ config, customer }: CheckoutShopper): string[] {
  return config.paymentMethods.filter(
    (code) => kinds[code] !== undefined && (kinds[code] !== 'one_click' || customer !== null),
  );
}

export function isOneClick(code: string): boolean {
  return kinds[code] === 'one_click';
}

/** Returns the payment methods. Stored cards are left out if there are none or the provider does not answer. */
export async function paymentMethods(
  shopper: CheckoutShopper,
  { provider, shopperReference, log }: CheckoutServices,
): Promise<CheckoutPaymentMethod[]> {
  const { customer, store } = shopper;
  const codes = allowedMethodCodes(shopper);
  const tokens =
    customer === null || !codes.some(isOneClick)
      ? []
      : await provider.listTokens(shopperReference(customer.id)).catch((error: unknown) => {
          log.warn({ err: error }, 'the stored cards could not be read');
          return [];
        });
  return codes.flatMap((code) => {
    const kind = kinds[code];
    if (kind === undefined || (kind === 'one_click' && tokens.length === 0)) return [];
    return [
      { code, kind, label: paymentLabel(code, store.locale), tokens: kind === 'one_click' ? tokens : [] },
    ];
  });
}
