import type { ReturnKind, ReturnState } from 'shared-contracts/return-rules';
import type { StoreLocale } from 'shared-contracts/locales';

/** Returns the state of a return in words. */
export const returnStateLabel = (kind: ReturnKind, state: ReturnState, locale: StoreLocale): string =>
  (kind === 'withdrawal' ? withdrawalLabels[locale][state] : undefined) ?? labels[locale][state];

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

const germanWithdrawal = { approved: 'Bestätigt', canceled: 'Erledigt' };

/**
 * Labels of withdrawals that differ. A withdrawal needs no approval, and it is done, not canceled, when its items are
 * canceled. In French it is feminine, in Spanish masculine, unlike a return.
 */
const withdrawalLabels: Readonly<Record<StoreLocale, Partial<Record<ReturnState, string>>>> = {
  en_GB: { approved: 'Confirmed', canceled: 'Completed' },
  da_DK: { approved: 'Bekræftet', canceled: 'Gennemført' },
  de_DE: germanWithdrawal,
  de_AT: germanWithdrawal,
  es_ES: {
    approved: 'Confirmado',
    received: 'Recibido',
    refunded: 'Reembolsado',
    canceled: 'Completado',
  },
  fr_FR: { approved: 'Confirmée', received: 'Reçue', refunded: 'Remboursée', canceled: 'Traitée' },
  it_IT: { approved: 'Confermato', canceled: 'Completato' },
  sv_SE: { approved: 'Bekräftad', canceled: 'Genomförd' },
};
