import type { PageModule, PageParams } from 'shared-runtime';
import { useNavigate } from 'shared-runtime/router';
import { failureFromSearch } from 'shared-forms/failure';
import { pendingSocialLoginQuery, socialLoginAppQuery } from '../api/social-login.ts';
import { safeRedirect } from '../domain/referer.ts';
import { choicePath, prefilled } from '../domain/social-login.ts';
import { RegistrationForm } from '../features/registration/registration-form.tsx';
import { SignInForm } from '../features/sign-in/sign-in-form.tsx';
import { ConnectPanel, type PendingLogin } from '../features/social-login/connect-panel.tsx';
import { messages } from '../messages/entry-messages.ts';

function SocialLoginPage({ params }: { params: PageParams }) {
  const navigate = useNavigate();
  // `replace`: the Back button must not lead a member to this page.
  const go = (redirect: string) => void navigate(safeRedirect(redirect), { replace: true });
  const formOf = (login: PendingLogin) => ({
    referer: login.referer,
    failure: failureFromSearch(params.search),
    entered: prefilled(login, params.enteredValues),
    connectsSocialLogin: true,
    onSignedIn: go,
  });
  return (
    <ConnectPanel
      params={params}
      existing={(login) => <SignInForm key="existing" back={choicePath('existing')} {...formOf(login)} />}
      join={(login) => (
        <RegistrationForm
          key="new"
          back={choicePath('new')}
          {...formOf(login)}
          // The panel links to the form for an account that exists.
          signInOffer={null}
          onConfirmationSent={go}
        />
      )}
    />
  );
}

export const page: PageModule = {
  Component: SocialLoginPage,
  messages,
  async load(context) {
    const { queryClient } = context;
    await Promise.all([
      queryClient.fetchQuery(pendingSocialLoginQuery(context)),
      queryClient.fetchQuery(socialLoginAppQuery(context)),
    ]);
  },
};
