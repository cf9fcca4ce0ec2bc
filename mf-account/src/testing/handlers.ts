import { answer, ErrorResponse } from 'shared-runtime/standalone';
import { signedInSession, signedOutSession } from './session.ts';

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
  answer('logout', () => ({ session: signedOutSession(), redirect: '/' })),
];
