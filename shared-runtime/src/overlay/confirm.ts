import { useShopHost, type ShopHost } from '../host/shop-host.ts';

/** Asked before something is lost. All of it is in the shopper's language. */
export interface Question {
  /** The question itself. */
  title: string;
  /** What would come of it. */
  text?: string;
  /** Says what the button does, such as "Delete the address". */
  confirmLabel: string;
  /** Says what stays, such as "Keep it". It has the focus at first. */
  cancelLabel: string;
}

/** Asks; true only if the shopper says yes. Escape, the background and leaving the page are a no. */
export function useConfirm(): ShopHost['confirm'] {
  return useShopHost().confirm;
}
