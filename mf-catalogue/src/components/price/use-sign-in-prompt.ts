import type { MouseEvent } from 'react';
import { useOpenOverlay } from 'shared-runtime';
import { useLocation } from 'shared-runtime/router';
import { isModifiedClick } from 'shared-ui';

export interface SignInPrompt {
  /** Current path and query, which the sign-in page returns to. */
  here: string;
  /**
   * Click handler for a link to a sign-in page: opens the register overlay instead, unless a new tab was requested.
   */
  openRegister: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export function useSignInPrompt(): SignInPrompt {
  const openOverlay = useOpenOverlay();
  const { pathname, search } = useLocation();
  return {
    here: pathname + search,
    openRegister(event) {
      if (isModifiedClick(event)) return;
      event.preventDefault();
      openOverlay('account/register', { reason: 'prices' });
    },
  };
}
