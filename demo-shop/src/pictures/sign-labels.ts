import type { StoreLocale } from 'shared-contracts/locales';
import type { PaymentKind } from '../art/signs/index.ts';

interface SignLabels {
  /** First line of an app badge. The second one names the platform. */
  app: string;
  reviews: string;
  company: string;
  payment: Record<PaymentKind, string>;
}

const german: SignLabels = {
  app: 'Hol dir die App für',
  reviews: '37.000 Bewertungen',
  company: 'Fürs Gute',
  payment: {
    card: 'Kreditkarte',
    debit: 'Debitkarte',
    wallet: 'Wallet',
    transfer: 'Überweisung',
    invoice: 'Rechnung',
    voucher: 'Gutschein',
  },
};

/** Texts that are drawn into pictures. */
export const signLabels: Record<StoreLocale, SignLabels> = {
  en_GB: {
    app: 'Get the app for',
    reviews: '37,000 reviews',
    company: 'For good',
    payment: {
      card: 'Credit card',
      debit: 'Debit card',
      wallet: 'Wallet',
      transfer: 'Transfer',
      invoice: 'Invoice',
      voucher: 'Voucher',
    },
  },
  da_DK: {
    app: 'Hent appen til',
    reviews: '37.000 anmeldelser',
    company: 'Til gavn',
    payment: {
      card: 'Kreditkort',
      debit: 'Debetkort',
      wallet: 'Wallet',
      transfer: 'Overførsel',
      invoice: 'Faktura',
      voucher: 'Gavekort',
    },
  },
  de_DE: german,
  de_AT: german,
  es_ES: {
    app: 'Descarga la app para',
    reviews: '37.000 opiniones',
    company: 'Para bien',
    payment: {
      card: 'Crédito',
      debit: 'Débito',
      wallet: 'Monedero',
      transfer: 'Transferencia',
      invoice: 'Factura',
      voucher: 'Vale',
    },
  },
  fr_FR: {
    app: 'Télécharge l’appli pour',
    reviews: '37 000 avis',
    company: 'Engagés',
    payment: {
      card: 'Carte',
      debit: 'Débit',
      wallet: 'Portefeuille',
      transfer: 'Virement',
      invoice: 'Facture',
      voucher: 'Bon d’achat',
    },
  },
  it_IT: {
    app: 'Scarica l’app per',
    reviews: '37.000 recensioni',
    company: 'Per bene',
    payment: {
      card: 'Credito',
      debit: 'Debito',
      wallet: 'Portafoglio',
      transfer: 'Bonifico',
      invoice: 'Fattura',
      voucher: 'Buono',
    },
  },
  sv_SE: {
    app: 'Hämta appen för',
    reviews: '37 000 omdömen',
    company: 'För gott',
    payment: {
      card: 'Kreditkort',
      debit: 'Betalkort',
      wallet: 'Plånbok',
      transfer: 'Överföring',
      invoice: 'Faktura',
      voucher: 'Presentkort',
    },
  },
};
