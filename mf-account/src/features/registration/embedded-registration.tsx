import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useSession } from 'shared-runtime';
import { Link, useNavigate } from 'shared-runtime/router';
import { safeRedirect } from '../../domain/referer.ts';
import { DeferredRegistrationForm } from './deferred-registration-form.ts';

export interface EmbeddedRegistrationProps {
  /** Path of the page that embeds it. Registration loads this page again, as the member's. */
  back: string;
}

/** The registration form in a page of another remote; nothing for a member. */
export function EmbeddedRegistration({ back }: EmbeddedRegistrationProps) {
  const { isUserLoggedIn } = useSession();
  const navigate = useNavigate();
  if (isUserLoggedIn) return null;
  const goTo = (redirect: string) => void navigate(safeRedirect(redirect), { replace: true });
  return (
    <DeferredRegistrationForm
      back={back}
      referer={back}
      signInOffer={
        <Link to={paths.login(back)}>
          <FormattedMessage id="registration.signInInstead" />
        </Link>
      }
      onConfirmationSent={goTo}
      onSignedIn={goTo}
    />
  );
}
