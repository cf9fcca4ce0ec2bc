import { isShopPath } from 'shared-contracts/routes';
import { useOpenOverlay, useOverlay } from 'shared-runtime';
import { useNavigate } from 'shared-runtime/router';
import type { OnSignedIn } from '../../domain/on-signed-in.ts';
import { safeRedirect } from '../../domain/referer.ts';

/**
 * Closes the overlay for a visitor who is signed in now, and goes on to where the API says if the visitor wanted to go
 * somewhere; who stays sees what sign-in has put into the basket.
 */
export function useEntered(referer: string | undefined): OnSignedIn {
  const { close } = useOverlay();
  const openOverlay = useOpenOverlay();
  const navigate = useNavigate();
  return (redirect, additions) => {
    close();
    const last = additions?.added.at(-1);
    if (referer !== undefined && isShopPath(referer)) void navigate(safeRedirect(redirect));
    else if (last) openOverlay('basket/added', { cartItemId: last.cartItemId });
  };
}
