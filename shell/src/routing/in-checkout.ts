import { paths } from 'shared-contracts/routes';

/** Returns whether a path belongs to the checkout, from basket to confirmation, where pages are not reloaded. */
export function isInCheckout(path: string): boolean {
  return path.startsWith('/checkout/') || /^\/order\/success(\/|$)/.test(path);
}

/**
 * Returns whether a path is a step of the checkout after the basket, where the visitor keeps the releases of the first
 * step. The basket itself shows the live releases, because it is also visited without a checkout.
 */
export function isCheckoutStep(path: string): boolean {
  return isInCheckout(path) && withSlash(path) !== withSlash(paths.basket);
}

/** Returns whether header and footer of a path are reduced, so that nothing distracts from the order. */
export function hasReducedFrame(path: string): boolean {
  return withSlash(path).startsWith('/checkout/') && withSlash(path) !== withSlash(paths.basket);
}

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);
