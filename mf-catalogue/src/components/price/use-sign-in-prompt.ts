import type { MouseEvent } from 'react';
import { useOpenOverlay } from 'shared-runtime';
import { useLocation } from 'shared-runtime/router';

export interface SignInCall {
  /** Path and query now: where a sign-in page returns to. */
  here: string;
  /** For a link to a sign-in page: opens the register overlay instead. A new tab stays the browser's to open. */
  openRegister: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export function useSignInCall(): SignInCall {
  const openOverlay = useOpenOverlay();
  const { pathname, search } = useLocation();
  return {
    here: pathname + search,
    openRegister(event) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      openOverlay('account/register', { reason: 'prices' });
    },
  };
}
