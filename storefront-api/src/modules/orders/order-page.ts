/** The page after payment. It shows an order to its member, and to the session that placed it. */
export function orderPage(orderId: number): string {
  return `/order/success/?order=${orderId}`;
}
