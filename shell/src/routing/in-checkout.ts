/** Returns whether a path belongs to the checkout, from basket to confirmation, where pages are not reloaded. */
export function isInCheckout(path: string): boolean {
  return path.startsWith('/checkout/') || /^\/order\/success(\/|$)/.test(path);
}
