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
 * Returns a function that opens an overlay: a content by its name in shared-contracts/exposes, such as
 * `account/register`, or one of the names that its release declares, such as `red-join`, which determines further props.
 * Those of remotes that are not in the contracts are typed by `OwnOverlays`.
 */
export function useOpenOverlay(): ShopHost['openOverlay'] {
  return useShopHost().openOverlay;
}

/** Earlier name of {@link useOpenOverlay}. Released remotes import it, so it stays until the next major. */
export const useOpenModal = useOpenOverlay;
