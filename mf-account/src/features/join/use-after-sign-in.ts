import { isShopPath } from 'shared-contracts/routes';
import { useOpenOverlay, useOverlay } from 'shared-runtime';
import { useNavigate } from 'shared-runtime/router';
import type { OnSignedIn } from '../../domain/on-signed-in.ts';
import { safeRedirect } from '../../domain/referer.ts';

/**
 * Returns a handler that closes the overlay after sign-in. With a `referer` it goes to the API's redirect; without
 * one it stays and shows what sign-in has added to the basket.
 */
export function useAfterSignIn(referer: string | undefined): OnSignedIn {
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
