import type { StoreLocale } from 'shared-contracts/locales';
import type { OrderRow } from '../repository.ts';

type Status = 'waiting' | 'not_paid' | 'placed' | 'shipped_partly' | 'completed' | 'canceled';

const german: Record<Status, string> = {
  waiting: 'Zahlung ausstehend',
  not_paid: 'Nicht bezahlt',
  placed: 'In Bearbeitung',
  shipped_partly: 'Teilweise versandt',
  completed: 'Abgeschlossen',
  canceled: 'Storniert',
};

const labels: Readonly<Record<StoreLocale, Record<Status, string>>> = {
  en_GB: {
    waiting: 'Waiting for payment',
    not_paid: 'Not paid',
    placed: 'Being prepared',
    shipped_partly: 'Partly dispatched',
    completed: 'Completed',
    canceled: 'Cancelled',
  },
  da_DK: {
    waiting: 'Afventer betaling',
    not_paid: 'Ikke betalt',
    placed: 'Under behandling',
    shipped_partly: 'Delvist afsendt',
    completed: 'Afsluttet',
    canceled: 'Annulleret',
  },
  de_DE: german,
  de_AT: german,
  es_ES: {
    waiting: 'Pendiente de pago',
    not_paid: 'No pagado',
    placed: 'En preparación',
    shipped_partly: 'Enviado en parte',
    completed: 'Completado',
    canceled: 'Cancelado',
  },
  fr_FR: {
    waiting: 'En attente de paiement',
    not_paid: 'Non payée',
    placed: 'En préparation',
    shipped_partly: 'Expédiée en partie',
    completed: 'Terminée',
    canceled: 'Annulée',
  },
  it_IT: {
    waiting: 'In attesa di pagamento',
    not_paid: 'Non pagato',
    placed: 'In preparazione',
    shipped_partly: 'Spedito in parte',
    completed: 'Completato',
    canceled: 'Annullato',
  },
  sv_SE: {
    waiting: 'Väntar på betalning',
    not_paid: 'Inte betald',
    placed: 'Behandlas',
    shipped_partly: 'Delvis skickad',
    completed: 'Slutförd',
    canceled: 'Avbruten',
  },
};

/** Returns the state of an order in words. */
export function statusLabel(
  { state, paymentState }: Pick<OrderRow, 'state' | 'paymentState'>,
  items: readonly { qtyShipped: number }[],
  locale: StoreLocale,
): string {
  return labels[locale][statusOf(state, paymentState, items)];
}

function statusOf(
  state: OrderRow['state'],
  paymentState: OrderRow['paymentState'],
  items: readonly { qtyShipped: number }[],
): Status {
  switch (state) {
    case 'draft': {
      return paymentState === 'failed' || paymentState === 'voided' ? 'not_paid' : 'waiting';
    }
    case 'pending_payment': {
      return 'waiting';
    }
    case 'placed': {
      return items.some(({ qtyShipped }) => qtyShipped > 0) ? 'shipped_partly' : 'placed';
    }
    case 'completed': {
      return 'completed';
    }
    case 'canceled': {
      return paymentState === 'expired' ? 'not_paid' : 'canceled';
    }
  }
}
