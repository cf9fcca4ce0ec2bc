import { useSession } from 'shared-runtime';
import { useNavigate } from 'shared-runtime/router';
import { safeRedirect } from '../../domain/referer.ts';
import { DeferredSignInForm } from './deferred-sign-in-form.ts';

export interface EmbeddedSignInProps {
  /** Path of the page that embeds it. Sign-in loads this page again, as the member's. */
  back: string;
}

/** The sign-in form in a page of another remote; nothing for a member. */
export function EmbeddedSignIn({ back }: EmbeddedSignInProps) {
  const { isUserLoggedIn } = useSession();
  const navigate = useNavigate();
  if (isUserLoggedIn) return null;
  return (
    <DeferredSignInForm
      back={back}
      referer={back}
      onSignedIn={(redirect) => void navigate(safeRedirect(redirect), { replace: true })}
    />
  );
}
