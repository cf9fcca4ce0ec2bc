import { writeStoredConsent } from 'shared-contracts/consent/consent-cookie';
import { consentRecords } from '../../db/schema/index.ts';
import { buildTestApi, call, callFailing, send, signIn, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
beforeEach(() => api.database.db.delete(consentRecords));
afterAll(() => api.close());

const choice = { store_id: 1, accepted_functional: true, accepted_advertising: false };
const none = { cookie_consent_given: false, accepted_functional: false, accepted_advertising: false };

const consentOf = async ({ cookie }: { cookie: string }) =>
  (await call(api.app, 'session-data', { store_id: 1 }, { cookie })).data.cookieConsentPreferences;
const records = () => api.database.db.select().from(consentRecords);

async function currentVersion(): Promise<string> {
  const { data } = await call(api.app, 'config', { store_id: 1, keys: 'cookieConsentVersion' });
  return data.cookieConsentVersion ?? '';
}

describe('a hostile answer', () => {
  const recordId = 'AAAAAAAAAAAAAAAAAAAAAA';
  const seconds = () => Math.floor(api.clock.now.getTime() / 1000);
  const accepted = { accepted_functional: true, accepted_advertising: true, recordId };
  const cookieWith = (version: string, givenAt: number) =>
    `cookie_consent=${writeStoredConsent({ ...accepted, version, givenAt })}`;

  it.each([
    ['of an earlier release', 'f1a1'],
    ['with markup', 'f9a9<script>'],
    ['that is empty', ''],
    ['with a control character', '%00'],
    ['with an invalid escape', '%zz'],
    ['of another format', `1.f1a1.VERSION.TIME.${recordId}`],
    ['with an unknown choice', `2.f2a1.VERSION.TIME.${recordId}`],
    ['with a long id', `2.f1a1.VERSION.TIME.${recordId.repeat(100)}`],
    ['with more after it', `2.f1a1.VERSION.TIME.${recordId}.f1a1`],
    ['with many parts', '2.f1a1.VERSION.TIME.'.repeat(100)],
  ])('in a cookie %s counts as none', async (_title, value) => {
    const valid = { VERSION: await currentVersion(), TIME: seconds().toString(36) };
    const filled = value.replaceAll(/VERSION|TIME/g, (name) => valid[name as keyof typeof valid]);
    expect(await consentOf({ cookie: `cookie_consent=${filled}` })).toEqual(none);
  });

  it('in the cookie counts for a year, for the current version only, and not from the future', async () => {
    const version = await currentVersion();
    const ofAge = (ageSeconds: number) => consentOf({ cookie: cookieWith(version, seconds() - ageSeconds) });
    const yearSeconds = 365 * 24 * 60 * 60;
    expect((await ofAge(yearSeconds - 60)).cookie_consent_given).toBe(true);
    expect([await ofAge(yearSeconds), await ofAge(-24 * 60 * 60)]).toEqual([none, none]);
    expect(await consentOf({ cookie: cookieWith('00000000', seconds()) })).toEqual(none);
  });

  it.each([
    ['another customer', { customer_id: 1 }],
    ['another customer by another name', { customerId: 1 }],
    ['an id of its own', { recordId }],
    ['a time of its own', { givenAt: 1 }],
    ['a version of another form', { version: '1F0C9A3E' }],
    ['a long version', { version: '0'.repeat(5_000) }],
    ['a choice of another type', { accepted_advertising: 'true' }],
    ['no choice', { accepted_advertising: undefined }],
    ['an unknown store', { store_id: 999 }],
  ])('with %s is rejected', async (_title, fields) => {
    const { status, body } = await callFailing(api.app, 'cookie-preferences', { ...choice, ...fields });
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(await records()).toEqual([]);
  });

  it('of another site is rejected', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await send(api.app, 'cookie-preferences', choice, { headers })).statusCode).toBe(403);
    expect(await records()).toEqual([]);
  });

  it('with the session of another website is that of a guest', async () => {
    const cookie = await signIn(api.app, 'anna@example.com');
    await call(api.app, 'cookie-preferences', { ...choice, store_id: 19 }, { cookie });
    expect(await records()).toMatchObject([{ storeId: 19, customerId: null }]);
  });

  it('beyond thirty a minute from one network is rejected and leaves no row', async () => {
    const own = await buildTestApi({ rateLimitFactor: 1 });
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the last one is rejected
      statuses.push((await send(own.app, 'cookie-preferences', choice)).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
    expect(await own.database.db.$count(consentRecords)).toBe(30);
    await own.close();
  });
});
