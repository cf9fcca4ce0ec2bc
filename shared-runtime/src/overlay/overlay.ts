import { createContext, use } from 'react';
import type { ShopHost } from '../host/shop-host.ts';
import { useShopHost } from '../host/shop-host.ts';

/** What the content of an overlay may ask of its chrome. */
export interface OverlayHandle {
  close: () => void;
  /** Put this id on the content's heading: it names the dialog. */
  titleId: string;
}

export const OverlayContext = createContext<OverlayHandle | null>(null);

export function useOverlay(): OverlayHandle {
  const handle = use(OverlayContext);
  if (!handle) throw new Error('useOverlay() works only inside the content of an overlay.');
  return handle;
}

/** Opens a content by its name in shared-contracts/exposes, in the place that it has in shared-contracts/overlays. */
export function useOpenOverlay(): ShopHost['openOverlay'] {
  return useShopHost().openOverlay;
}

/** Opens a modal by its own name, which says what it is filled with and how. */
export function useOpenModal(): ShopHost['openModal'] {
  return useShopHost().openModal;
}
