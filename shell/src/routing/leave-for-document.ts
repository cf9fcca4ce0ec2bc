import { hrefOf, type NavigateOptions, type UrlParts } from 'shared-runtime/host';

/**
 * Lets the browser do a navigation if the router could not be loaded or a document is faster. Without a connection the page
 * stays: the browser would replace it by an error page. A page that only adjusts its own URL stays as well.
 *
 * @param target a path of the shop, or a number of steps in the history
 */
export function leaveForDocument(
  { location, history, navigator }: Window,
  target: UrlParts | number,
  { replace = false }: NavigateOptions = {},
): void {
  if (!navigator.onLine) return;
  if (typeof target === 'number') history.go(target);
  else if (!replace) location.assign(hrefOf(target));
  else if (target.pathname !== location.pathname) location.replace(hrefOf(target));
}
