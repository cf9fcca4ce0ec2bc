import { and, eq } from 'drizzle-orm';
import { customers, sessions } from '../../db/schema/index.ts';
import { buildTestApi, call, signIn, type TestApi } from '../../testing/test-api.ts';
import { hashToken } from '../auth/tokens.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const day = 24 * 60 * 60_000;
const email = 'anna@example.com';

async function who(cookie?: string, storeId = 1) {
  const { data, response } = await call(api.app, 'session-data', { store_id: storeId }, { cookie });
  return { session: data, response };
}

describe('session-data', () => {
  it('returns a guest of the store without a cookie, and sets none', async () => {
    const { session, response } = await who(undefined, 13);
    expect(session).toMatchObject({ id: null, store_id: 13, store_locale: 'fr_FR', loginRequired: true });
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it.each(['sid=forged', `sid=${'A'.repeat(43)}`, 'sid=', `sid=' or 1=1 --`])(
    'returns a guest for the cookie %s and clears it',
    async (cookie) => {
      const { session, response } = await who(cookie);
      expect(session.id).toBeNull();
      expect(response.cookies.find((each) => each.name === 'sid')).toMatchObject({ value: '' });
    },
  );

  it('accepts a session only in the store where it was started', async () => {
    const cookie = await signIn(api.app, email, 13);
    expect((await who(cookie, 13)).session.name).toBe('Anna Berg');
    expect((await who(cookie, 1)).session.id).toBeNull();
  });

  it('returns a guest if the account belongs to another website', async () => {
    const cookie = await signIn(api.app, email);
    await api.database.db
      .update(sessions)
      .set({ storeId: 20 })
      .where(eq(sessions.tokenHash, hashToken(cookie.slice('sid='.length))));
    expect((await who(cookie, 20)).session).toMatchObject({ id: null, email: null, website_id: 2 });
  });

  it('returns all fields of the account', async () => {
    const cookie = await signIn(api.app, 'clara@example.com', 11);
    await api.database.db
      .update(customers)
      .set({
        newsletterActionTaken: true,
        restrictEmailPersonalisation: true,
        restrictSitePersonalisation: true,
        subscribeAbandonedBasket: true,
        segment: 'touring',
        partnersName: 'Ridgeway Alpine Club',
      })
      .where(and(eq(customers.email, 'clara@example.com'), eq(customers.websiteId, 1)));
    const { session } = await who(cookie, 11);
    expect(session).toEqual({
      id: expect.any(Number) as number,
      name: 'Clara Hofmann',
      firstName: 'Clara',
      email: 'clara@example.com',
      store_id: 11,
      store_code: 'de',
      website_id: 1,
      store_type: 'private',
      first_visit: false,
      newsletterActionTaken: true,
      restrictEmailPersonalisation: true,
      restrictSitePersonalisation: true,
      isSubscribed: true,
      group: 2,
      segment: 'touring',
      gender: 2,
      auto_login: true,
      loginRequired: true,
      free_delivery_enabled: true,
      store_locale: 'de_DE',
      delivery_country: 'DE',
      billing_country: 'DE',
      accepts_cookie: false,
      is_confirmed: true,
      subscribeAbandonedBasket: true,
      auth_token: null,
      flash_messages: { error: [], success: [] },
      referralCode: 'clara',
      abTests: [],
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
      isSignupEvent: false,
      current_orders: 0,
      partnersName: 'Ridgeway Alpine Club',
      cookieConsentPreferences: {
        cookie_consent_given: false,
        accepted_functional: false,
        accepted_advertising: false,
      },
    });
    expect((await who(await signIn(api.app, 'hugo@example.com'))).session.free_delivery_enabled).toBe(false);
  });

  it('extends the session to 30 days from the last visit', async () => {
    const cookie = await signIn(api.app, email);
    api.clock.now = new Date(api.clock.now.getTime() + 20 * day);
    const visit = await who(cookie);
    expect(visit.response.cookies.find((each) => each.name === 'sid')?.maxAge).toBe(30 * 24 * 3600);
    api.clock.now = new Date(api.clock.now.getTime() + 20 * day);
    expect((await who(cookie)).session.name).toBe('Anna Berg');
    api.clock.now = new Date(api.clock.now.getTime() + 31 * day);
    expect((await who(cookie)).session.id).toBeNull();
  });

  it('ends the session 90 days after sign-in, regardless of visits', async () => {
    const cookie = await signIn(api.app, email);
    for (let visits = 0; visits < 4; visits += 1) {
      api.clock.now = new Date(api.clock.now.getTime() + 20 * day);
      // oxlint-disable-next-line no-await-in-loop -- one visit after the other
      expect((await who(cookie)).session.name).toBe('Anna Berg');
    }
    const last = await who(cookie);
    expect(last.response.headers['set-cookie']).toBeUndefined(); // The previous visit has extended it.
    api.clock.now = new Date(api.clock.now.getTime() + 5 * day);
    const nearEnd = await who(cookie);
    expect(nearEnd.response.cookies.find((each) => each.name === 'sid')?.maxAge).toBe(5 * 24 * 3600);
    api.clock.now = new Date(api.clock.now.getTime() + 5 * day);
    expect((await who(cookie)).session.id).toBeNull();
  });

  it('ends the session after signing out of another store, which clears the cookie', async () => {
    const french = await signIn(api.app, email, 13);
    await call(api.app, 'logout', { store_id: 1 }, { cookie: french });
    expect((await who(french, 13)).session.id).toBeNull();
  });

  it('ends the session after signing out', async () => {
    const cookie = await signIn(api.app, email);
    const { data, response } = await call(api.app, 'logout', { store_id: 1 }, { cookie });
    expect(data).toMatchObject({ session: { id: null }, redirect: '/' });
    expect(response.cookies.find((each) => each.name === 'sid')).toMatchObject({ value: '' });
    expect((await who(cookie)).session.id).toBeNull();
  });
});
