/** From the basket to the order's confirmation: whoever is there is not sent through a new document. */
export function isInCheckout(path: string): boolean {
  return path.startsWith('/checkout/') || /^\/order\/success(\/|$)/.test(path);
}
