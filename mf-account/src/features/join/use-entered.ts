import { isShopPath } from 'shared-contracts/routes';
import { useOpenOverlay, useOverlay } from 'shared-runtime';
import { useNavigate } from 'shared-runtime/router';
import type { OnSignedIn } from '../../domain/on-signed-in.ts';

/**
 * Closes the overlay for a visitor who is signed in now, and goes on to where the visitor wanted to go; who stays sees
 * what sign-in has put into the basket.
 */
export function useEntered(referer: string | undefined): OnSignedIn {
  const { close } = useOverlay();
  const openOverlay = useOpenOverlay();
  const navigate = useNavigate();
  return (_redirect, additions) => {
    close();
    const last = additions?.added.at(-1);
    if (referer !== undefined && isShopPath(referer)) void navigate(referer);
    else if (last) openOverlay('basket/added', { cartItemId: last.cartItemId });
  };
}
