import { itemStatuses, type ItemStatus } from 'shared-contracts/api/orders';
import type { StoreLocale } from 'shared-contracts/locales';
import type { OrderItemRow, OrderRow } from '../repository.ts';

type Quantities = Pick<
  OrderItemRow,
  'qtyOrdered' | 'qtyShipped' | 'qtyDelivered' | 'qtyCanceled' | 'qtyReturned'
>;

export interface StatusQuantity {
  qty: number;
  status: ItemStatus;
  statusLabel: string;
}

/** Returns what has become of the pieces of an item, without statuses that no piece has. */
export function itemStatusesOf(
  item: Quantities,
  { state }: Pick<OrderRow, 'state'>,
  locale: StoreLocale,
): StatusQuantity[] {
  const { qtyOrdered, qtyShipped, qtyDelivered, qtyCanceled, qtyReturned } = item;
  const remaining = qtyOrdered - qtyShipped - qtyCanceled;
  const quantities: Record<ItemStatus, number> = {
    Waiting: 0,
    Processing: 0,
    Shipped: qtyShipped - qtyDelivered,
    Delivered: qtyDelivered - qtyReturned,
    Returned: qtyReturned,
    Canceled: qtyCanceled,
  };
  quantities[statusOfRemaining(state)] += remaining;
  return itemStatuses.flatMap((status) => {
    const qty = quantities[status];
    return qty > 0 ? [{ qty, status, statusLabel: labels[locale][status] }] : [];
  });
}

function statusOfRemaining(state: OrderRow['state']): ItemStatus {
  if (state === 'canceled') return 'Canceled';
  return state === 'placed' || state === 'completed' ? 'Processing' : 'Waiting';
}

/** Returns the status of a parcel in words. */
export const shipmentLabel = (status: 'Shipped' | 'Delivered', locale: StoreLocale): string =>
  labels[locale][status];

/** Returns one label for an item: the common one, or that it is dispatched in part, or what waits longest. */
export function itemLabel(statuses: readonly StatusQuantity[], locale: StoreLocale): string {
  const known = new Set(statuses.map(({ status }) => status));
  const hasLeft = known.has('Shipped') || known.has('Delivered') || known.has('Returned');
  if (known.has('Processing') && hasLeft) return partLabels[locale];
  return statuses[0]?.statusLabel ?? '';
}

const germanPart = 'Teilweise versandt';

const partLabels: Readonly<Record<StoreLocale, string>> = {
  en_GB: 'Partly dispatched',
  da_DK: 'Delvist afsendt',
  de_DE: germanPart,
  de_AT: germanPart,
  es_ES: 'Enviado en parte',
  fr_FR: 'Expédié en partie',
  it_IT: 'Spedito in parte',
  sv_SE: 'Delvis skickad',
};

const german: Record<ItemStatus, string> = {
  Waiting: 'Zahlung ausstehend',
  Processing: 'In Bearbeitung',
  Shipped: 'Versandt',
  Delivered: 'Zugestellt',
  Returned: 'Zurückgeschickt',
  Canceled: 'Storniert',
};

const labels: Readonly<Record<StoreLocale, Record<ItemStatus, string>>> = {
  en_GB: {
    Waiting: 'Waiting for payment',
    Processing: 'Being prepared',
    Shipped: 'Dispatched',
    Delivered: 'Delivered',
    Returned: 'Returned',
    Canceled: 'Cancelled',
  },
  da_DK: {
    Waiting: 'Afventer betaling',
    Processing: 'Under behandling',
    Shipped: 'Afsendt',
    Delivered: 'Leveret',
    Returned: 'Returneret',
    Canceled: 'Annulleret',
  },
  de_DE: german,
  de_AT: german,
  es_ES: {
    Waiting: 'Pendiente de pago',
    Processing: 'En preparación',
    Shipped: 'Enviado',
    Delivered: 'Entregado',
    Returned: 'Devuelto',
    Canceled: 'Cancelado',
  },
  fr_FR: {
    Waiting: 'En attente de paiement',
    Processing: 'En préparation',
    Shipped: 'Expédié',
    Delivered: 'Livré',
    Returned: 'Retourné',
    Canceled: 'Annulé',
  },
  it_IT: {
    Waiting: 'In attesa di pagamento',
    Processing: 'In preparazione',
    Shipped: 'Spedito',
    Delivered: 'Consegnato',
    Returned: 'Reso',
    Canceled: 'Annullato',
  },
  sv_SE: {
    Waiting: 'Väntar på betalning',
    Processing: 'Behandlas',
    Shipped: 'Skickad',
    Delivered: 'Levererad',
    Returned: 'Returnerad',
    Canceled: 'Avbruten',
  },
};
