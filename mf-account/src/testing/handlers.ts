import { answer, ErrorResponse } from 'shared-runtime/standalone';
import { signedInSession, signedOutSession } from './session.ts';

/** A store without social login. */
export const noProviderHandler = answer('integration-config', () => ({ isEnabled: false, values: {} }));

/** Handlers of a shop that accepts one password and has one e-mail address registered. */
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
  answer('logout', () => ({ session: signedOutSession(), redirect: '/' })),
];

/** A store whose members may sign in with an account of another service. */
export const providerHandler = answer('integration-config', () => ({
  isEnabled: true,
  values: { provider: 'Alpenbuch', appId: 'shop', scope: 'public_profile,email' },
}));
