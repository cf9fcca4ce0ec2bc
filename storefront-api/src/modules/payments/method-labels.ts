import type { StoreLocale } from 'shared-contracts/locales';
import type { PaymentKind } from 'shared-contracts/payment-kind';

type Labels = Readonly<Record<PaymentKind, string>>;

const german: Labels = {
  card: 'Kredit- oder Debitkarte',
  one_click: 'Gespeicherte Karte',
  open_invoice: 'Kauf auf Rechnung',
  paypal: 'PayPal',
  paypal_express: 'PayPal Express',
  wallet: 'Digitale Wallet',
};

/** Names of the payment methods by kind. */
export const methodLabels: Readonly<Record<StoreLocale, Labels>> = {
  en_GB: {
    card: 'Credit or debit card',
    one_click: 'Saved card',
    open_invoice: 'Pay later by invoice',
    paypal: 'PayPal',
    paypal_express: 'PayPal Express',
    wallet: 'Digital wallet',
  },
  da_DK: {
    card: 'Betalingskort',
    one_click: 'Gemt kort',
    open_invoice: 'Betal senere med faktura',
    paypal: 'PayPal',
    paypal_express: 'PayPal Express',
    wallet: 'Digital tegnebog',
  },
  de_DE: german,
  de_AT: german,
  es_ES: {
    card: 'Tarjeta de crédito o débito',
    one_click: 'Tarjeta guardada',
    open_invoice: 'Pago aplazado con factura',
    paypal: 'PayPal',
    paypal_express: 'PayPal Express',
    wallet: 'Monedero digital',
  },
  fr_FR: {
    card: 'Carte bancaire',
    one_click: 'Carte enregistrée',
    open_invoice: 'Paiement différé sur facture',
    paypal: 'PayPal',
    paypal_express: 'PayPal Express',
    wallet: 'Portefeuille numérique',
  },
  it_IT: {
    card: 'Carta di credito o debito',
    one_click: 'Carta salvata',
    open_invoice: 'Paga più tardi con fattura',
    paypal: 'PayPal',
    paypal_express: 'PayPal Express',
    wallet: 'Portafoglio digitale',
  },
  sv_SE: {
    card: 'Kredit- eller betalkort',
    one_click: 'Sparat kort',
    open_invoice: 'Betala senare mot faktura',
    paypal: 'PayPal',
    paypal_express: 'PayPal Express',
    wallet: 'Digital plånbok',
  },
};
