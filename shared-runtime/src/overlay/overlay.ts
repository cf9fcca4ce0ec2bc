import { createContext, use } from 'react';
import type { ShopHost } from '../host/shop-host.ts';
import { useShopHost } from '../host/shop-host.ts';

/** What an overlay offers to its content. */
export interface OverlayHandle {
  close: () => void;
  /** Id for the content's heading, which labels the dialog. */
  titleId: string;
}

export const OverlayContext = createContext<OverlayHandle | null>(null);

export function useOverlay(): OverlayHandle {
  const handle = use(OverlayContext);
  if (!handle) throw new Error('useOverlay() works only inside the content of an overlay.');
  return handle;
}

/**
 * Returns a function that opens an overlay by its name in shared-contracts/exposes, as modal or panel by
 * shared-contracts/overlays.
 */
export function useOpenOverlay(): ShopHost['openOverlay'] {
  return useShopHost().openOverlay;
}

/** Returns a function that opens a modal by its name, which determines content and props. */
export function useOpenModal(): ShopHost['openModal'] {
  return useShopHost().openModal;
}
