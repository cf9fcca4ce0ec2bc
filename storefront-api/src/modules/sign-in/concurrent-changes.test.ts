import { jest } from '@jest/globals';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { demoPassword } from 'demo-shop/data/members';
import { customers, outbox, sessions, socialIdentities } from '../../db/schema/index.ts';
import {
  clientSecret,
  socialLoginApp,
  startSocialProvider,
  type SocialProvider,
} from '../../testing/social-provider.ts';
import { buildTestApi, call, callFailing, cookieOf, signIn, type TestApi } from '../../testing/test-api.ts';
import { testPasswords } from '../../testing/test-passwords.ts';

let provider: SocialProvider;
let api: TestApi;
/** Runs once, after the next password was verified and before its caller continues. */
let afterVerification: (() => Promise<unknown>) | undefined;
beforeAll(async () => {
  provider = await startSocialProvider();
  const app = { ...socialLoginApp(provider), clientSecret, scope: 'email', issuer: provider.url };
  api = await buildTestApi({
    socialLoginApps: new Map([[1, app]]),
    passwords: {
      hash: testPasswords.hash,
      async verify(passwordHash, password) {
        const isCorrect = await testPasswords.verify(passwordHash, password);
        const action = afterVerification;
        afterVerification = undefined;
        await action?.();
        return isCorrect;
      },
    },
  });
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

const store = { store_id: 1 };
const newPassword = 'Deep-Snow-1';

async function mailedLink(recipient: string, kind: 'reset-password' | 'confirm-new-address') {
  const [mail] = await api.database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, recipient), eq(outbox.kind, kind)))
    .orderBy(desc(outbox.id))
    .limit(1);
  const query = new URL(String(mail?.payload['path']), 'http://localhost').searchParams;
  return { id: Number(query.get('id')), token: String(query.get('token')) };
}

/** Returns a function that sets a new password by a mailed link. */
async function passwordReset(email: string) {
  await call(api.app, 'forgot-password', { login: email, ...store });
  const link = await mailedLink(email, 'reset-password');
  const form = { ...store, ...link, password: newPassword, password_confirmation: newPassword };
  return () => call(api.app, 'reset-password', form);
}

/** Returns a function that sets a new password on the security page. */
async function passwordChange(email: string) {
  const cookie = await signIn(api.app, email);
  const change = { ...store, current_password: demoPassword, password: newPassword };
  return () => call(api.app, 'customer-details-update', change, { cookie });
}

/** Returns a function that confirms a new address. */
async function addressChange(email: string) {
  const cookie = await signIn(api.app, email);
  const change = { ...store, current_password: demoPassword, email: `new.${email}` };
  await call(api.app, 'customer-details-update', change, { cookie });
  const link = await mailedLink(`new.${email}`, 'confirm-new-address');
  return () => call(api.app, 'confirm-account', { ...store, ...link });
}

/** Returns the browser's cookie after the return from the provider. */
async function returnFromProvider(id: string) {
  provider.person = { id };
  const { data, response } = await call(api.app, 'social-login-start', store);
  const { pathname, search } = new URL(await provider.agree(data.redirect));
  const headers = { host: 'localhost', cookie: cookieOf(response, 'social_login') };
  return api.app.inject({ url: pathname + search, headers });
}

const openSessions = (customerId: number) =>
  api.database.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), isNull(sessions.endedAt)));

async function idOf(email: string): Promise<number> {
  const rows = await api.database.db.select().from(customers).where(eq(customers.email, email));
  return rows[0]?.id ?? 0;
}

describe('login', () => {
  it.each([
    ['is reset', passwordReset, 'anna@example.com', 0],
    ['is changed', passwordChange, 'ben@example.com', 1],
  ] as const)(
    'starts no session with a password that %s after it was verified',
    async (_title, prepare, email, remaining) => {
      const id = await idOf(email);
      const change = jest.fn<() => Promise<unknown>>(await prepare(email));
      afterVerification = change;
      const form = { email, password: demoPassword, ...store };
      const { body, response } = await callFailing(api.app, 'login', form);
      expect(change).toHaveBeenCalledTimes(1);
      expect(body.code).toBe('invalid_credentials');
      expect(response.cookies.map(({ name }) => name)).not.toContain('sid');
      expect(await openSessions(id)).toHaveLength(remaining);
    },
  );

  it('starts no session with an address that is replaced after the password was verified', async () => {
    const email = 'clara@example.com';
    const change = jest.fn(await addressChange(email));
    afterVerification = change;
    const { body } = await callFailing(api.app, 'login', { email, password: demoPassword, ...store });
    expect(change).toHaveBeenCalledTimes(1);
    expect(body.code).toBe('invalid_credentials');
    expect(await openSessions(await idOf(`new.${email}`))).toEqual([]);
  });

  it('connects no social login with a password that is reset after it was verified', async () => {
    const email = 'david@example.com';
    const cookie = cookieOf(await returnFromProvider('r1'), 'social_login');
    const change = jest.fn(await passwordReset(email));
    afterVerification = change;
    const form = { email, password: demoPassword, ...store, connect_social_login: true };
    const { body } = await callFailing(api.app, 'login', form, { cookie });
    expect(change).toHaveBeenCalledTimes(1);
    expect(body.code).toBe('invalid_credentials');
    const connected = eq(socialIdentities.subject, 'r1');
    expect(await api.database.db.select().from(socialIdentities).where(connected)).toEqual([]);
  });
});

describe('social-login-callback', () => {
  it('starts no session if a new password disconnects the account after it was found', async () => {
    const email = 'freja@example.com';
    const cookie = cookieOf(await returnFromProvider('r2'), 'social_login');
    const form = { email, password: demoPassword, ...store, connect_social_login: true };
    await call(api.app, 'login', form, { cookie });
    const change = jest.fn(await passwordReset(email));
    const { db } = api.database;
    const transaction = db.transaction.bind(db);
    jest.spyOn(db, 'transaction').mockImplementationOnce(async (...args) => {
      await change();
      return transaction(...args);
    });
    const response = await returnFromProvider('r2');
    jest.restoreAllMocks();
    expect(change).toHaveBeenCalledTimes(1);
    expect(response.headers.location).toBe('/customer/account/login?form_error=sign_in_expired');
    expect(response.cookies.map(({ name }) => name)).not.toContain('sid');
    expect(await openSessions(await idOf(email))).toEqual([]);
  });
});
