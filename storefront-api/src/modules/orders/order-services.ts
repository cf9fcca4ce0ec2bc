import type { Store } from 'shared-contracts/stores';
import type { CheckoutServices } from '../checkout/checkout-services.ts';
import type { LookupTokens } from './returns/lookup-token.ts';
import type { PaymentRecords } from './ports/payment-records.ts';
import type { Tracking } from './views/tracking.ts';
import type { OrderReservations } from './ports/reservations.ts';

/** What orders need from outside. */
export interface OrderServices extends CheckoutServices {
  reservations: OrderReservations;
  records: PaymentRecords;
  findStore: (id: number) => Store | undefined;
  tracking: Tracking;
  /** Returns the absolute URL of a page of the store, for the provider. */
  urlOf: (store: Store, path: string) => string;
  /** Prove look-ups of orders for withdrawals. */
  lookupTokens: LookupTokens;
  /** Where the provider sends its webhooks to. */
  webhookUrl: string;
}
