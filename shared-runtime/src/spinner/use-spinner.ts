import { useShopHost, type ShopHost } from '../host/shop-host.ts';

/**
 * Returns a function that shows a spinner over the page until a promise settles, and returns the promise. For
 * submitted forms; a change in one place, such as a quantity, shows its state there.
 */
export function useSpinner(): ShopHost['waitWithSpinner'] {
  return useShopHost().waitWithSpinner;
}

/** Earlier name of {@link useSpinner}. Released remotes import it, so it stays until the next major. */
export const useBusy = useSpinner;
