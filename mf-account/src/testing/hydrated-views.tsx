import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { createStubShop, memberSession, StubShell, type ServerView } from 'shared-runtime/stub';
import { fragment as button } from '../exposes/account-button.tsx';
import { page as confirm } from '../exposes/confirm-page.tsx';
import { page as dashboard } from '../exposes/dashboard-page.tsx';
import { page as forgotPassword } from '../exposes/forgot-password-page.tsx';
import { page as login } from '../exposes/login-page.tsx';
import { page as privacy } from '../exposes/privacy-page.tsx';
import { page as register } from '../exposes/register-page.tsx';
import { page as resetPassword } from '../exposes/reset-password-page.tsx';
import { page as security } from '../exposes/security-page.tsx';
import { accountDetailsQuery } from '../api/account-details-query.ts';
import { accountSessionsQuery } from '../api/account-sessions.ts';
import { privacyStatusQuery } from '../api/privacy.ts';
import { DeferredRegistrationForm } from '../features/registration/deferred-registration-form.ts';
import { DeferredSignInForm } from '../features/sign-in/deferred-sign-in-form.ts';
import { accountDetails, accountSessions, privacyStatus } from './account.ts';
import { messages } from './messages.ts';

// As the pages do before they are rendered.
await Promise.all([DeferredRegistrationForm.load(), DeferredSignInForm.load()]);

const params = {
  path: '/customer/account',
  search: { form_error: 'internal' },
  entityId: null,
  pageType: 'any',
};

const linkParams = { ...params, search: { id: '7', token: 'valid' } };

function view(element: ReactElement, session: object): ServerView {
  return {
    createShop: () => createStubShop({ session }),
    render: (shop) => (
      <StubShell shop={shop} messages={messages}>
        <MemoryRouter initialEntries={['/search?s=ski']}>{element}</MemoryRouter>
      </StubShell>
    ),
  };
}

/** Adds what the page loads. */
function withAccount({ createShop, render }: ServerView): ServerView {
  return {
    createShop: () => {
      const shop = createShop();
      const { context } = shop;
      const details = accountDetails({ pendingEmail: 'new@example.com' });
      context.queryClient.setQueryData(accountDetailsQuery(context).queryKey, details);
      const { queryKey } = accountSessionsQuery(context);
      context.queryClient.setQueryData(queryKey, { sessions: accountSessions });
      const privacyKey = privacyStatusQuery(context).queryKey;
      const [requestedAt, expiresAt] = ['2026-11-23T09:00:00.000Z', '2026-11-30T23:30:00.000Z'];
      context.queryClient.setQueryData(
        privacyKey,
        privacyStatus({ export: { requestedAt, expiresAt }, nextExportAt: '2026-11-24T09:00:00.000Z' }),
      );
      return shop;
    },
    render,
  };
}

export const views = {
  LoginPage: view(<login.Component params={params} />, {}),
  RegisterPage: view(<register.Component params={params} />, {}),
  ForgotPasswordPage: view(<forgotPassword.Component params={params} />, {}),
  ResetPasswordPage: view(<resetPassword.Component params={linkParams} />, {}),
  ConfirmPage: view(<confirm.Component params={linkParams} />, {}),
  SecurityPage: withAccount(view(<security.Component params={params} />, memberSession)),
  PrivacyPage: withAccount(view(<privacy.Component params={params} />, memberSession)),
  DashboardPage: view(<dashboard.Component params={params} />, memberSession),
  'AccountButton of a guest': view(<button.Component />, {}),
  'AccountButton of a member': view(<button.Component />, memberSession),
};
