import type { StoreLocale } from 'shared-contracts/locales';
import type { OrderItemRow, OrderRow } from '../repository.ts';

type Status = 'waiting' | 'not_paid' | 'placed' | 'shipped_partly' | 'shipped' | 'completed' | 'canceled';

type Quantities = Pick<OrderItemRow, 'qtyOrdered' | 'qtyShipped' | 'qtyCanceled'>;

const german: Record<Status, string> = {
  waiting: 'Zahlung ausstehend',
  not_paid: 'Nicht bezahlt',
  placed: 'In Bearbeitung',
  shipped_partly: 'Teilweise versandt',
  shipped: 'Versandt',
  completed: 'Abgeschlossen',
  canceled: 'Storniert',
};

const labels: Readonly<Record<StoreLocale, Record<Status, string>>> = {
  en_GB: {
    waiting: 'Waiting for payment',
    not_paid: 'Not paid',
    placed: 'Being prepared',
    shipped_partly: 'Partly dispatched',
    shipped: 'Dispatched',
    completed: 'Completed',
    canceled: 'Cancelled',
  },
  da_DK: {
    waiting: 'Afventer betaling',
    not_paid: 'Ikke betalt',
    placed: 'Under behandling',
    shipped_partly: 'Delvist afsendt',
    shipped: 'Afsendt',
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
    shipped: 'Enviado',
    completed: 'Completado',
    canceled: 'Cancelado',
  },
  fr_FR: {
    waiting: 'En attente de paiement',
    not_paid: 'Non payée',
    placed: 'En préparation',
    shipped_partly: 'Expédiée en partie',
    shipped: 'Expédiée',
    completed: 'Terminée',
    canceled: 'Annulée',
  },
  it_IT: {
    waiting: 'In attesa di pagamento',
    not_paid: 'Non pagato',
    placed: 'In preparazione',
    shipped_partly: 'Spedito in parte',
    shipped: 'Spedito',
    completed: 'Completato',
    canceled: 'Annullato',
  },
  sv_SE: {
    waiting: 'Väntar på betalning',
    not_paid: 'Inte betald',
    placed: 'Behandlas',
    shipped_partly: 'Delvis skickad',
    shipped: 'Skickad',
    completed: 'Slutförd',
    canceled: 'Avbruten',
  },
};

/** Returns the state of an order in words. */
export function statusLabel(
  { state, paymentState }: Pick<OrderRow, 'state' | 'paymentState'>,
  items: readonly Quantities[],
  locale: StoreLocale,
): string {
  return labels[locale][statusOf(state, paymentState, items)];
}

function statusOf(
  state: OrderRow['state'],
  paymentState: OrderRow['paymentState'],
  items: readonly Quantities[],
): Status {
  switch (state) {
    case 'draft': {
      return paymentState === 'failed' || paymentState === 'voided' ? 'not_paid' : 'waiting';
    }
    case 'pending_payment': {
      return 'waiting';
    }
    case 'placed': {
      return statusOfPlaced(items);
    }
    case 'completed': {
      return 'completed';
    }
    case 'canceled': {
      return paymentState === 'expired' ? 'not_paid' : 'canceled';
    }
  }
}

function statusOfPlaced(items: readonly Quantities[]): Status {
  if (items.every(({ qtyShipped }) => qtyShipped === 0)) return 'placed';
  const isLeft = items.some((item) => item.qtyOrdered > item.qtyShipped + item.qtyCanceled);
  return isLeft ? 'shipped_partly' : 'shipped';
}
