import type { Store } from 'shared-contracts/stores';
import type { CheckoutServices } from '../checkout/checkout-services.ts';
import type { LookupTokens } from './returns/lookup-token.ts';
import type { PaymentRecords } from './ports/payment-records.ts';
import type { Tracking } from './views/tracking.ts';
import type { OrderReservations } from './ports/reservations.ts';

/** What orders depend on: the payment provider, carriers, other modules and the configuration. */
export interface OrderServices extends CheckoutServices {
  reservations: OrderReservations;
  records: PaymentRecords;
  findStore: (id: number) => Store | undefined;
  tracking: Tracking;
  /** Returns the absolute URL of a page of the store, for the provider. */
  urlOf: (store: Store, path: string) => string;
  /** Creates and reads the tokens that prove the look-up of an order for a withdrawal. */
  lookupTokens: LookupTokens;
  /** URL to which the provider sends its webhooks. */
  webhookUrl: string;
}
