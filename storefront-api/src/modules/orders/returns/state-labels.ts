import type { ReturnState } from 'shared-contracts/return-rules';
import type { StoreLocale } from 'shared-contracts/locales';

/** Returns the state of a return in words. */
export const returnStateLabel = (state: ReturnState, locale: StoreLocale): string => labels[locale][state];

const german: Record<ReturnState, string> = {
  requested: 'Angefragt',
  approved: 'Genehmigt',
  received: 'Eingetroffen',
  refunded: 'Erstattet',
  canceled: 'Storniert',
  rejected: 'Abgelehnt',
};

const labels: Readonly<Record<StoreLocale, Record<ReturnState, string>>> = {
  en_GB: {
    requested: 'Requested',
    approved: 'Approved',
    received: 'Received',
    refunded: 'Refunded',
    canceled: 'Cancelled',
    rejected: 'Declined',
  },
  da_DK: {
    requested: 'Anmodet',
    approved: 'Godkendt',
    received: 'Modtaget',
    refunded: 'Refunderet',
    canceled: 'Annulleret',
    rejected: 'Afvist',
  },
  de_DE: german,
  de_AT: german,
  es_ES: {
    requested: 'Solicitada',
    approved: 'Aprobada',
    received: 'Recibida',
    refunded: 'Reembolsada',
    canceled: 'Cancelada',
    rejected: 'Rechazada',
  },
  fr_FR: {
    requested: 'Demandé',
    approved: 'Accepté',
    received: 'Reçu',
    refunded: 'Remboursé',
    canceled: 'Annulé',
    rejected: 'Refusé',
  },
  it_IT: {
    requested: 'Richiesto',
    approved: 'Approvato',
    received: 'Ricevuto',
    refunded: 'Rimborsato',
    canceled: 'Annullato',
    rejected: 'Rifiutato',
  },
  sv_SE: {
    requested: 'Begärd',
    approved: 'Godkänd',
    received: 'Mottagen',
    refunded: 'Återbetald',
    canceled: 'Avbruten',
    rejected: 'Avslagen',
  },
};
