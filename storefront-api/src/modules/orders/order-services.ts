import type { Store } from 'shared-contracts/stores';
import type { CheckoutServices } from '../checkout/checkout-services.ts';
import type { OrderReservations } from './reservations.ts';

/** What orders need from outside. */
export interface OrderServices extends CheckoutServices {
  reservations: OrderReservations;
  findStore: (id: number) => Store | undefined;
  /** Path of the endpoint that takes the provider's webhooks. */
  webhookPath: string;
}
