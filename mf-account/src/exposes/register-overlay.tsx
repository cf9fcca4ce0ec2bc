import { useState } from 'react';
import type { OverlayProps } from 'shared-contracts/exposes';
import { FormattedMessage, type OverlayModule } from 'shared-runtime';
import { useLocation } from 'shared-runtime/router';
import { Notice } from '../components/notice.tsx';
import { SocialLogin } from '../components/social-login/social-login.tsx';
import { firstTab, JoinPanel } from '../features/join/join-panel.tsx';
import { SignInOffer } from '../features/join/sign-in-offer.tsx';
import { useAfterSignIn } from '../features/join/use-after-sign-in.ts';
import { RegistrationForm } from '../features/registration/registration-form.tsx';
import { SignInForm } from '../features/sign-in/sign-in-form.tsx';
import { messages } from '../messages/entry-messages.ts';

type RegisterOverlayProps = OverlayProps<'account/register'>;

function RegisterOverlay({ reason, referer, tab: requestedTab, variant }: RegisterOverlayProps) {
  const [tab, setTab] = useState(() => requestedTab ?? firstTab(reason));
  const [isConfirmationSent, setIsConfirmationSent] = useState(false);
  const handleSignedIn = useAfterSignIn(referer);
  const { pathname, search } = useLocation();
  // The browser leaves the page for the provider, and comes back to it.
  const socialLogin = <SocialLogin back={pathname} referer={referer ?? pathname + search} />;
  const form = { back: pathname, referer: referer ?? null, onSignedIn: handleSignedIn };

  function handleConfirmationSent(): void {
    setIsConfirmationSent(true);
    setTab('signIn');
  }

  return (
    <JoinPanel
      reason={reason}
      variant={variant}
      selected={tab}
      onSelect={setTab}
      join={
        <>
          <RegistrationForm
            {...form}
            referralCode={new URLSearchParams(search).get('referral_code')}
            signInOffer={<SignInOffer onChoose={() => setTab('signIn')} />}
            onConfirmationSent={handleConfirmationSent}
          />
          {socialLogin}
        </>
      }
      signIn={
        <>
          {isConfirmationSent ? (
            <Notice>
              <FormattedMessage id="signIn.confirmationSent" />
            </Notice>
          ) : null}
          <SignInForm {...form} />
          {socialLogin}
        </>
      }
    />
  );
}

export const overlay: OverlayModule<RegisterOverlayProps> = {
  Component: RegisterOverlay,
  messages,
};
