import { useShopHost, type ShopHost } from '../host/shop-host.ts';

/** A confirmation before data is lost. All texts are in the shopper's language. */
export interface Question {
  /** The question itself. */
  title: string;
  /** The consequence. */
  text?: string;
  /** Label of the confirming button: the action, such as "Delete the address". */
  confirmLabel: string;
  /** Label of the cancelling button, such as "Keep it". It has the initial focus. */
  cancelLabel: string;
}

/**
 * Returns a function that asks and resolves with true if the shopper confirms. Escape, a background click and leaving
 * the page resolve with false.
 */
export function useConfirm(): ShopHost['confirm'] {
  return useShopHost().confirm;
}
