import { answer, ErrorResponse } from 'shared-runtime/standalone';
import { addressCountries } from './addresses.ts';
import { brandInterests, newsletterSettings } from './preferences.ts';
import { accountDetails, accountSessions, privacyStatus } from './account.ts';
import { signedInSession, signedOutSession } from './session.ts';

/** A store without social login. */
export const noProviderHandler = answer('integration-config', () => ({ isEnabled: false, values: {} }));

/** Handlers of a shop that accepts one password and one token, and has one e-mail address registered. */
export const handlers = [
  answer('login', ({ password, referer }) =>
    password === 'Gletscher1'
      ? { session: signedInSession(), redirect: referer ?? '/' }
      : new ErrorResponse('invalid_credentials'),
  ),
  answer('signup', ({ email, firstname, lastname, referer }) =>
    email === 'anna@example.com'
      ? new ErrorResponse('email_taken', { fields: { email: 'email_taken' } })
      : { session: signedInSession({ email, name: `${firstname} ${lastname}` }), redirect: referer ?? '/' },
  ),
  noProviderHandler,
  answer('social-login', () => ({ pending: null })),
  answer('forgot-password', () => ({ isAccepted: true })),
  answer('reset-link', ({ token }) => ({ email: token === 'valid' ? 'anna@example.com' : null })),
  answer('reset-password', ({ token }) =>
    token === 'valid' ? { isChanged: true } : new ErrorResponse('invalid_token'),
  ),
  answer('confirm-account', ({ token }) =>
    token === 'valid' ? { isConfirmed: true } : new ErrorResponse('invalid_token'),
  ),
  answer('confirmation-email', () => ({ isAccepted: true })),
  answer('password-strength', ({ password }) => ({ score: password.length > 12 ? 4 : 1 })),
  answer('user-sync', () => accountDetails()),
  answer('country-address-options', () => ({ countries: addressCountries })),
  answer('language-currency', ({ language }) => ({
    languages: [
      { value: 'en_GB', label: 'English' },
      { value: 'sv_SE', label: 'Svenska' },
    ],
    currencies: [
      language === 'sv_SE' ? { value: 'SEK', label: 'Krona (SEK)' } : { value: 'GBP', label: 'Pound (GBP)' },
    ],
  })),
  answer('session-data', () => signedInSession()),
  answer('account-sessions', () => ({ sessions: accountSessions })),
  answer('account-session-end', ({ id }) => ({ sessions: accountSessions.filter((each) => each.id !== id) })),
  answer('account-sessions-end', () => ({ sessions: accountSessions.slice(0, 1) })),
  answer('email-change-cancel', () => ({ isCanceled: true })),
  answer('email-change-cancel-by-link', ({ token }) =>
    token === 'valid' ? { isCanceled: true } : new ErrorResponse('invalid_token'),
  ),
  answer('newsletter-personalisation', (request) => ({
    restrictEmailPersonalisation: request.restrict_email_personalisation,
    restrictSitePersonalisation: request.restrict_site_personalisation,
  })),
  answer('brand-interests', () => ({ brands: brandInterests })),
  answer('brand-interests-update', ({ brands }) => ({
    brands: brandInterests.map((brand) => ({ ...brand, isFollowed: brands[brand.id] ?? false })),
  })),
  answer('newsletter', ({ hashedToken = 'valid' }) =>
    hashedToken === 'valid' ? newsletterSettings() : new ErrorResponse('invalid_token'),
  ),
  answer('newsletter-additional-shopping-notifications', ({ subscribe_abandoned_basket }) => ({
    subscribeAbandonedBasket: subscribe_abandoned_basket === 1,
    redirect: '/customer/account/notifications-preferences/?status=saved',
  })),
  answer('privacy-status', () => privacyStatus()),
  answer('helpdesk-orders', () => ({ orders: [], pagesCount: 1, currentPage: 1, total: 0 })),
  answer('data-export-request', () =>
    privacyStatus({
      export: { requestedAt: '2026-11-23T09:00:00.000Z', expiresAt: null },
      nextExportAt: '2026-11-24T09:00:00.000Z',
    }),
  ),
  answer('account-deletion-request', ({ current_password: password }) =>
    password === 'Gletscher1'
      ? privacyStatus({ deletionAt: '2026-12-07T09:00:00.000Z' })
      : new ErrorResponse('invalid_credentials', { fields: { current_password: 'is' } }),
  ),
  answer('account-deletion-cancel', () => privacyStatus()),
  answer('account-deletion-cancel-by-link', ({ token }) =>
    token === 'valid' ? { isCanceled: true } : new ErrorResponse('invalid_token'),
  ),
  answer('logout', () => ({ session: signedOutSession(), redirect: '/' })),
];

/** A store whose members may sign in with an account of another service. */
export const providerHandler = answer('integration-config', () => ({
  isEnabled: true,
  values: { provider: 'Alpenbuch', appId: 'shop', scope: 'public_profile,email' },
}));
