import { eq, isNotNull } from 'drizzle-orm';
import { customers, sessions, storeOverrides } from '../../db/schema/index.ts';
import { buildTestApi, call, callFailing, cookieOf, signIn, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const open = (code: string, cookie?: string, store_id = 1) =>
  call(api.app, 'invitation', { store_id, code }, { cookie });

const countSessions = () => api.database.db.$count(sessions);

/** Returns the code of another member of Anna's website. */
async function otherCode(): Promise<string> {
  const members = await api.database.db.select().from(customers);
  const anna = members.find(({ referralCode }) => referralCode === 'anna');
  const other = members.find(({ id, websiteId }) => id !== anna?.id && websiteId === anna?.websiteId);
  return other?.referralCode ?? '';
}

const newMember = (email: string, code: string | null) => ({
  email,
  password: 'Gletscher1',
  firstname: 'Nina',
  lastname: 'Holm',
  country_id: 'GB',
  language: 'en_GB',
  newsletter: false,
  store_id: 1,
  ...(code === null ? {} : { referral_code: code }),
});

describe('invitation', () => {
  it('keeps the code of a member in a new session of a guest, which later calls return', async () => {
    const { data, response } = await open('anna');
    expect(data).toMatchObject({ id: null, referralCode: 'anna', name: null });
    const cookie = cookieOf(response);
    expect(response.headers['set-cookie']).toMatch(/HttpOnly/);
    const later = await call(api.app, 'session-data', { store_id: 1 }, { cookie });
    expect(later.data).toMatchObject({ id: null, referralCode: 'anna' });
  });

  it('says nothing of the inviter but the code that the visitor has', async () => {
    const body = JSON.stringify((await open('anna')).data);
    expect(body).not.toMatch(/Anna|Berg|@example/);
  });

  it('adds the code to the existing session of a guest, and the last invitation wins', async () => {
    const cookie = cookieOf((await open('anna')).response);
    const before = await countSessions();
    const { data, response } = await open(await otherCode(), cookie);
    expect(data.referralCode).toBe(await otherCode());
    expect(response.cookies).toEqual([]);
    expect(await countSessions()).toBe(before);
  });

  it.each(['nobody', 'ANNA', 'anna-2', '__proto__', 'a'.repeat(64)])(
    'starts no session for %j, which is no code, and keeps the earlier one',
    async (code) => {
      const before = await countSessions();
      const { data, response } = await open(code);
      expect(data).toMatchObject({ id: null, referralCode: null });
      expect(response.cookies).toEqual([]);
      expect(await countSessions()).toBe(before);
      const cookie = cookieOf((await open('anna')).response);
      expect((await open(code, cookie)).data.referralCode).toBe('anna');
    },
  );

  it.each([
    ['an empty text', ''],
    ['markup', '<script>alert(1)</script>'],
    ['another host', '//evil.example'],
    ['SQL', "anna' or '1'='1"],
    ['10 kB', 'a'.repeat(10_000)],
  ])('rejects %s', async (_kind, code) => {
    const { status, body } = await callFailing(api.app, 'invitation', { store_id: 1, code });
    expect([status, body.code]).toEqual([400, 'invalid_request']);
  });

  it('does not change the session of a member, whose own code it returns', async () => {
    const cookie = await signIn(api.app, 'anna@example.com');
    for (const code of ['anna', await otherCode()]) {
      // oxlint-disable-next-line no-await-in-loop -- two codes
      expect((await open(code, cookie)).data).toMatchObject({ name: 'Anna Berg', referralCode: 'anna' });
    }
    const rows = await api.database.db.select().from(sessions).where(isNotNull(sessions.customerId));
    expect(rows.map(({ invitationCode }) => invitationCode)).toEqual(rows.map(() => null));
  });

  it('does not accept the code of a member of another website', async () => {
    const members = await api.database.db.select().from(customers);
    const other = members.find(({ websiteId }) => websiteId !== members[0]?.websiteId);
    expect(other).toBeDefined();
    expect((await open(other?.referralCode ?? '')).data.referralCode).toBeNull();
  });

  it('rejects a call from another site', async () => {
    const headers = { origin: 'https://evil.example' };
    const answer = await callFailing(api.app, 'invitation', { store_id: 1, code: 'anna' }, { headers });
    expect([answer.status, answer.body.code]).toEqual([403, 'forbidden_origin']);
  });

  it('is kept until registration, which stores who has invited the member', async () => {
    const cookie = cookieOf((await open('anna')).response);
    const { referralCode } = (await call(api.app, 'session-data', { store_id: 1 }, { cookie })).data;
    const joined = await call(api.app, 'signup', newMember('nina@example.com', referralCode), { cookie });
    const { db } = api.database;
    const [row] = await db.select().from(customers).where(eq(customers.email, 'nina@example.com'));
    expect(row?.referredBy).toBe('anna');
    // The member's session has the member's own code, and the guest's session has ended.
    expect(joined.data.session.referralCode).toBe(row?.referralCode);
    const ended = await call(api.app, 'session-data', { store_id: 1 }, { cookie });
    expect(ended.data.referralCode).toBeNull();
  });

  it('does not prevent the registration if its member has left meanwhile, unlike a code that was typed', async () => {
    const { db } = api.database;
    const code = await otherCode();
    const cookie = cookieOf((await open(code)).response);
    await db.update(customers).set({ referralCode: 'of-another' }).where(eq(customers.referralCode, code));
    const typed = await callFailing(api.app, 'signup', newMember('ole@example.com', code));
    expect([typed.status, typed.body.fields]).toEqual([400, { referral_code: 'is' }]);
    const joined = await call(api.app, 'signup', newMember('ole@example.com', code), { cookie });
    expect(joined.data.session.email).toBe('ole@example.com');
    const [row] = await db.select().from(customers).where(eq(customers.email, 'ole@example.com'));
    expect(row?.referredBy).toBeNull();
    await db.update(customers).set({ referralCode: code }).where(eq(customers.referralCode, 'of-another'));
  });

  it('is not kept for a member who must confirm the address, who has an account', async () => {
    const { db } = api.database;
    const cookie = await signIn(api.app, 'anna@example.com');
    await db.update(customers).set({ isConfirmed: false }).where(eq(customers.email, 'anna@example.com'));
    await db.insert(storeOverrides).values({ storeId: 1, key: 'confirmedEmailRequired', value: true });
    expect((await open(await otherCode(), cookie)).data).toMatchObject({ id: null, referralCode: null });
  });

  it('is limited by network, also with another code each time', async () => {
    const limited = await buildTestApi({ database: api.database, rateLimitFactor: 1 });
    const codes = Array.from({ length: 61 }, (_, number) => `guess-${number}`);
    const statuses: number[] = [];
    for (const code of codes) {
      // oxlint-disable-next-line no-await-in-loop -- counted in this order
      const { statusCode } = await limited.app.inject({
        method: 'POST',
        url: '/api/invitation',
        payload: { store_id: 1, code },
        headers: { host: 'localhost', origin: 'http://localhost' },
      });
      statuses.push(statusCode);
    }
    expect([new Set(statuses.slice(0, 60)), statuses[60]]).toEqual([new Set([200]), 429]);
    await limited.app.close();
  });
});
