import { answer, Refusal } from 'shared-runtime/standalone';
import { signedInSession, signedOutSession } from './session.ts';

/** A shop in which one password is right and one address is taken. */
export const handlers = [
  answer('login', ({ password, referer }) =>
    password === 'Gletscher1'
      ? { session: signedInSession(), redirect: referer ?? '/' }
      : new Refusal('invalid_credentials'),
  ),
  answer('signup', ({ email, firstname, lastname, referer }) =>
    email === 'anna@example.com'
      ? new Refusal('email_taken', { fields: { email: 'email_taken' } })
      : { session: signedInSession({ email, name: `${firstname} ${lastname}` }), redirect: referer ?? '/' },
  ),
  answer('logout', () => ({ session: signedOutSession(), redirect: '/' })),
];
