import type { OrderDetails } from 'shared-contracts/api/orders';

/** Returns the colour of the label of an order's state. */
export function toneOf(state: OrderDetails['state']): 'neutral' | 'success' {
  return state === 'completed' ? 'success' : 'neutral';
}
