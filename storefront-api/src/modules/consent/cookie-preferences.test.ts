import { eq } from 'drizzle-orm';
import { parseStoredConsent } from 'shared-contracts/consent/consent-cookie';
import { consentRecords, consentWordings, customers, storeOverrides } from '../../db/schema/index.ts';
import { createMember } from '../../testing/new-member.ts';
import {
  buildTestApi,
  call,
  cookieOf,
  ownOrigin,
  signIn,
  type CallOptions,
  type TestApi,
} from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
beforeEach(async () => {
  await api.database.db.delete(consentRecords);
  await api.database.db.delete(consentWordings);
});
afterAll(() => api.close());

const dayMs = 24 * 60 * 60_000;
const choice = { store_id: 1, accepted_functional: true, accepted_advertising: false };
const all = { store_id: 1, accepted_functional: true, accepted_advertising: true };
const given = { cookie_consent_given: true, accepted_functional: true, accepted_advertising: false };
const none = { cookie_consent_given: false, accepted_functional: false, accepted_advertising: false };

const consentOf = async (options: CallOptions = {}, storeId = 1) =>
  (await call(api.app, 'session-data', { store_id: storeId }, options)).data.cookieConsentPreferences;
const answer = (fields = choice, options: CallOptions = {}) =>
  call(api.app, 'cookie-preferences', fields, options);
const records = () => api.database.db.select().from(consentRecords);
const passTime = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};

async function currentVersion(storeId = 1): Promise<string> {
  const keys = 'cookieConsentVersion';
  const { data } = await call(api.app, 'config', { store_id: storeId, keys });
  return data.cookieConsentVersion ?? '';
}

async function changeWording(storeId: number, question: string): Promise<void> {
  const value = { question, essential: 'a', functional: 'b', advertising: 'c' };
  await api.database.db
    .insert(storeOverrides)
    .values({ storeId, key: 'cookieConsentWording', value })
    .onConflictDoUpdate({ target: [storeOverrides.storeId, storeOverrides.key], set: { value } });
  passTime(30_000);
}

describe('cookie-preferences', () => {
  it('are not set at first, stored in a cookie for a year, and read back', async () => {
    expect(await consentOf()).toEqual(none);
    const { data, response } = await answer();
    expect(data.cookieConsentPreferences).toEqual(given);
    expect(response.cookies).toEqual([
      expect.objectContaining({
        name: 'cookie_consent',
        path: '/',
        sameSite: 'Lax',
        maxAge: 365 * 24 * 3600,
      }),
    ]);
    const cookie = cookieOf(response, 'cookie_consent');
    expect(await consentOf({ cookie })).toEqual(given);
    const { data: session } = await call(api.app, 'session-data', { store_id: 1 }, { cookie });
    expect(session.accepts_cookie).toBe(true);
  });

  it('are proved by a record that the cookie names, with the question and the list as they were', async () => {
    const cookie = await signIn(api.app, 'anna@example.com');
    const { response } = await answer(choice, { cookie });
    const [record, ...others] = await records();
    const stored = parseStoredConsent(cookieOf(response, 'cookie_consent').split('=')[1]);
    const givenAt = Math.floor(api.clock.now.getTime() / 1000);
    const version = await currentVersion();
    expect(others).toEqual([]);
    expect(stored).toEqual({
      accepted_functional: true,
      accepted_advertising: false,
      version,
      givenAt,
      recordId: record?.id,
    });
    expect(record).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/) as string,
      storeId: 1,
      customerId: expect.any(Number) as number,
      version,
      acceptedFunctional: true,
      acceptedAdvertising: false,
      rejectedByBrowser: false,
      givenAt: new Date(givenAt * 1000),
    });
    const keys = 'cookieConsentWording,thirdPartyServices,cookieConsentIframes';
    const { data: config } = await call(api.app, 'config', { store_id: 1, keys });
    expect(await api.database.db.select().from(consentWordings)).toEqual([
      {
        storeId: 1,
        version,
        locale: 'en_GB',
        wording: config.cookieConsentWording,
        services: config.thirdPartyServices,
        iframes: config.cookieConsentIframes,
      },
    ]);
  });

  it('store the wording once for a version and store, and a record for each answer, also of answers at once', async () => {
    const { id: memberId, cookie } = await createMember(api, 'twice@example.com');
    const answers = await Promise.all([
      answer(choice, { cookie }),
      answer(all, { cookie }),
      answer(),
      answer(),
      answer({ ...choice, store_id: 13 }),
    ]);
    const ids = answers.map(
      ({ response }) => parseStoredConsent(cookieOf(response, 'cookie_consent').split('=')[1])?.recordId,
    );
    expect(new Set((await records()).map(({ id }) => id))).toEqual(new Set(ids));
    expect(new Set(ids).size).toBe(5);
    expect(await api.database.db.$count(consentWordings)).toBe(2);
    const [member] = await api.database.db.select().from(customers).where(eq(customers.id, memberId));
    const saved = member?.consent && 'recordId' in member.consent ? member.consent.recordId : null;
    expect(ids.slice(0, 2)).toContain(saved);
  });

  it('count in every store of the website, and in no other', async () => {
    const { response } = await answer({ ...choice, store_id: 13 });
    const cookie = cookieOf(response, 'cookie_consent');
    expect(await consentOf({ cookie }, 1)).toEqual(given);
    expect(await consentOf({ cookie }, 19)).toEqual(none);
  });

  it.each([
    [true, 31_536_000],
    [false, undefined],
  ])('decide how long experiments are remembered: functional %s', async (accepted, maxAge) => {
    const changed = { ...choice, accepted_functional: accepted };
    const shown = 'ab_tests=a%3Aoriginal.b%3Avariation_a';
    const { response } = await answer(changed, { cookie: shown });
    const renewed = response.cookies.find(({ name }) => name === 'ab_tests');
    expect(renewed).toMatchObject({ value: 'a:original.b:variation_a', httpOnly: true, path: '/' });
    expect(renewed?.maxAge).toBe(maxAge);
    const forged = await answer(changed, { cookie: 'ab_tests=<script>' });
    expect(forged.response.cookies.map(({ name }) => name)).toEqual(['cookie_consent']);
  });

  it('of a form without JavaScript are stored as chosen, in the store of the host', async () => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/cookie-preferences',
      headers: {
        ...ownOrigin,
        host: 'fr.localhost',
        origin: 'http://fr.localhost',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: `accepted_functional=true&version=${await currentVersion(13)}&back=%2Fbrands`,
    });
    expect(response.json()).toEqual({ cookieConsentPreferences: given });
    expect(await records()).toMatchObject([
      { storeId: 13, acceptedFunctional: true, acceptedAdvertising: false },
    ]);
  });
});

describe('the answer of a member', () => {
  it('counts in the member’s other browsers, unless one of them has a later answer of its own', async () => {
    const cookie = await signIn(api.app, 'clara@example.com', 11);
    await answer({ ...choice, store_id: 11 }, { cookie });
    const elsewhere = await signIn(api.app, 'clara@example.com', 11);
    expect(await consentOf({ cookie: elsewhere }, 11)).toEqual(given);
    const guest = await answer({ ...all, store_id: 11 });
    const both = `${elsewhere}; ${cookieOf(guest.response, 'cookie_consent')}`;
    expect(await consentOf({ cookie: both }, 11)).toEqual({ ...given, accepted_advertising: true });
  });

  it('that withdraws a consent on one device counts on another with an earlier answer', async () => {
    const accepted = await answer({ ...all, store_id: 11 });
    const cookieOfOther = cookieOf(accepted.response, 'cookie_consent');
    passTime(5_000);
    const rejected = { accepted_functional: false, accepted_advertising: false };
    await answer({ ...rejected, store_id: 11 }, { cookie: await signIn(api.app, 'clara@example.com', 11) });
    const elsewhere = `${await signIn(api.app, 'clara@example.com', 11)}; ${cookieOfOther}`;
    expect(await consentOf({ cookie: elsewhere }, 11)).toEqual({ cookie_consent_given: true, ...rejected });
  });

  it('of an earlier release counts as not asked, and this release writes what that one reads', async () => {
    const { id, cookie } = await createMember(api, 'earlier@example.com');
    const ofMember = eq(customers.id, id);
    await api.database.db.update(customers).set({ consent: given }).where(ofMember);
    expect(await consentOf({ cookie })).toEqual(none);
    await answer(choice, { cookie });
    const [member] = await api.database.db.select().from(customers).where(ofMember);
    expect(member?.consent).toMatchObject(given);
  });

  it('is asked again after a year', async () => {
    const email = 'hugo@example.com';
    await answer(choice, { cookie: await signIn(api.app, email) });
    passTime(365 * dayMs - 60_000);
    expect(await consentOf({ cookie: await signIn(api.app, email) })).toEqual(given);
    passTime(60_000);
    expect(await consentOf({ cookie: await signIn(api.app, email) })).toEqual(none);
  });

  it('is asked again after a change in a store of the website', async () => {
    const { cookie } = await createMember(api, 'asked-again@example.com');
    const { response } = await answer(choice, { cookie });
    const ofBrowser = cookieOf(response, 'cookie_consent');
    expect([await consentOf({ cookie }), await consentOf({ cookie: ofBrowser })]).toEqual([given, given]);
    await changeWording(13, 'Une autre question ?');
    expect([await consentOf({ cookie }), await consentOf({ cookie: ofBrowser })]).toEqual([none, none]);
    await answer(choice, { cookie });
    expect(await consentOf({ cookie })).toEqual(given);
  });
});

describe('Global Privacy Control', () => {
  const gpc = { headers: { 'sec-gpc': '1' } };

  it('rejects advertising in the answer, the cookie, the record and the session, whatever was chosen', async () => {
    const { data, response } = await answer(all, gpc);
    expect(data.cookieConsentPreferences).toEqual(given);
    expect(await records()).toMatchObject([{ acceptedAdvertising: false, rejectedByBrowser: true }]);
    // Also after it is turned off: the visitor has not accepted advertising.
    const cookie = cookieOf(response, 'cookie_consent');
    expect(await consentOf({ cookie })).toEqual(given);
  });

  it('rejects advertising that was accepted without it, in this browser or by the member', async () => {
    const member = await createMember(api, 'gpc@example.com');
    const { response } = await answer(all, { cookie: member.cookie });
    const accepted = { ...given, accepted_advertising: true };
    for (const cookie of [member.cookie, cookieOf(response, 'cookie_consent')]) {
      // oxlint-disable-next-line no-await-in-loop -- two cookies
      expect([await consentOf({ cookie }), await consentOf({ cookie, ...gpc })]).toEqual([accepted, given]);
    }
    expect(await consentOf({ cookie: member.cookie, headers: { 'sec-gpc': '1, 1' } })).toEqual(given);
    expect(await consentOf({ cookie: member.cookie, headers: { 'sec-gpc': '0' } })).toEqual(accepted);
  });

  it('does not answer for a visitor who was not asked', async () => {
    expect(await consentOf(gpc)).toEqual(none);
  });
});

describe('an answer to another question than the current one', () => {
  it.each(['00000000', 'ffffffff'])(
    'with the version %s is not stored, and the visitor is asked again',
    async (version) => {
      const { data, response } = await answer({ ...all, version } as typeof all);
      expect(data.cookieConsentPreferences).toEqual(none);
      expect(response.cookies).toMatchObject([{ name: 'cookie_consent', value: '', expires: new Date(0) }]);
      expect([await records(), await api.database.db.$count(consentWordings)]).toEqual([[], 0]);
    },
  );

  it('withdraws what was accepted before, here and with the account', async () => {
    const member = await createMember(api, 'withdrawn@example.com');
    const { response } = await answer(all, { cookie: member.cookie });
    const cookie = `${member.cookie}; ${cookieOf(response, 'cookie_consent')}; ab_tests=a%3Aoriginal`;
    const version = await currentVersion();
    await changeWording(13, 'Encore une autre question ?');
    const rejection = { store_id: 1, accepted_functional: false, accepted_advertising: false, version };
    const { data, response: second } = await answer(rejection, { cookie });
    expect(data.cookieConsentPreferences).toEqual(none);
    expect(second.cookies).toMatchObject([{ name: 'cookie_consent', value: '' }, { name: 'ab_tests' }]);
    expect(second.cookies[1]).not.toHaveProperty('maxAge');
    await changeWording(13, 'Une autre question ?');
    expect(await currentVersion()).toBe(version);
    expect(await consentOf({ cookie: member.cookie })).toEqual(none);
    expect(await records()).toHaveLength(1);
  });

  it('of the version that the visitor saw is stored', async () => {
    const version = await currentVersion();
    const { data } = await answer({ ...choice, version } as typeof choice);
    expect(data.cookieConsentPreferences).toEqual(given);
    expect(await records()).toMatchObject([{ version }]);
  });
});
