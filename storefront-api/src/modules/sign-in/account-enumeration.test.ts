import { and, eq } from 'drizzle-orm';
import { demoPassword } from 'demo-shop';
import type { EndpointName } from 'shared-contracts/api';
import { customers, outbox } from '../../db/schema/index.ts';
import {
  buildTestApi,
  call,
  callFailing,
  cookieOf,
  send,
  signIn,
  type TestApi,
} from '../../testing/test-api.ts';
import type { PasswordHasher } from '../../visit/visit.ts';
import { isKnownNetwork } from '../auth/attempts.ts';
import { passwordHasher } from '../auth/passwords.ts';

const work = { hash: 0, verify: 0 };
const countingHasher: PasswordHasher = {
  hash: (password) => {
    work.hash += 1;
    return passwordHasher.hash(password);
  },
  verify: (passwordHash, password) => {
    work.verify += 1;
    return passwordHasher.verify(passwordHash, password);
  },
};

/** Requires a confirmed address, and has a website of its own. */
const confirmingStore = 26;
const confirmed = 'anna@example.com';
const password = 'Deep-Snow-1';
const invented = { token: 'A'.repeat(43) };
const unknownId = 900_000_000;
const newPassword = { password, password_confirmation: password };

const registration = (email: string, storeId = confirmingStore) => ({
  email,
  password,
  firstname: 'Kim',
  lastname: 'Lund',
  country_id: 'GB',
  language: 'en_GB',
  newsletter: false,
  store_id: storeId,
});

let api: TestApi;
const ids = { confirmed: 0, unconfirmed: 0 };
beforeAll(async () => {
  api = await buildTestApi({ passwords: countingHasher });
  const joined = await call(api.app, 'signup', registration('unconfirmed@example.com', 1));
  ids.unconfirmed = joined.data.session.id ?? 0;
  await call(api.app, 'signup', registration('member@example.com'));
  const [row] = await api.database.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.email, confirmed), eq(customers.websiteId, 1)));
  ids.confirmed = row?.id ?? 0;
});
afterAll(() => api.close());

let networks = 0;
function newNetwork(): string {
  networks += 1;
  return `198.51.${Math.floor(networks / 250)}.${networks % 250}`;
}

/** What a visitor can see of the answers to equal calls, and the passwords that they hash. */
async function observe(
  name: EndpointName,
  fields: object,
  { times = 1, cookie = undefined as string | undefined } = {},
) {
  const headers = { 'x-forwarded-for': newNetwork() };
  const seen = [];
  for (let time = 0; time < times; time += 1) {
    Object.assign(work, { hash: 0, verify: 0 });
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what is counted
    const response = await send(api.app, name, { store_id: 1, ...fields }, { headers, cookie });
    const { 'x-request-id': _id, date: _date, ...sent } = response.headers;
    const { requestId: _requestId, ...body } = response.json<Record<string, unknown>>();
    seen.push({ status: response.statusCode, headers: sent, body, work: { ...work } });
  }
  return seen;
}

const mailsTo = (recipient: string) =>
  api.database.db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(outbox.id);
const kindsTo = async (recipient: string) => (await mailsTo(recipient)).map(({ kind }) => kind);

type Case = [string, EndpointName, () => object, () => object];

const cases: Case[] = [
  ['login', 'login', () => ({ email: confirmed, password }), () => ({ email: 'no-1@example.com', password })],
  [
    'login in a store that requires a confirmed address',
    'login',
    () => ({ email: 'member@example.com', password: 'Wrong-Pass-1', store_id: confirmingStore }),
    () => ({ email: 'no-2@example.com', password: 'Wrong-Pass-1', store_id: confirmingStore }),
  ],
  ['forgot-password', 'forgot-password', () => ({ login: confirmed }), () => ({ login: 'no-3@example.com' })],
  [
    'confirmation-email for an unconfirmed account',
    'confirmation-email',
    () => ({ customer_id: ids.unconfirmed }),
    () => ({ customer_id: unknownId }),
  ],
  [
    'confirmation-email for a confirmed account',
    'confirmation-email',
    () => ({ customer_id: ids.confirmed }),
    () => ({ customer_id: unknownId + 1 }),
  ],
  [
    'confirm-account',
    'confirm-account',
    () => ({ id: ids.unconfirmed, ...invented }),
    () => ({ id: unknownId, ...invented }),
  ],
  [
    'email-change-cancel-by-link',
    'email-change-cancel-by-link',
    () => ({ id: ids.confirmed, ...invented }),
    () => ({ id: unknownId, ...invented }),
  ],
  [
    'account-deletion-cancel-by-link',
    'account-deletion-cancel-by-link',
    () => ({ id: ids.confirmed, ...invented }),
    () => ({ id: unknownId, ...invented }),
  ],
  [
    'reset-link',
    'reset-link',
    () => ({ id: ids.confirmed, ...invented }),
    () => ({ id: unknownId, ...invented }),
  ],
  [
    'reset-password',
    'reset-password',
    () => ({ id: ids.confirmed, ...invented, ...newPassword }),
    () => ({ id: unknownId, ...invented, ...newPassword }),
  ],
  [
    'signup in a store that requires a confirmed address',
    'signup',
    () => registration('member@example.com'),
    () => registration('no-4@example.com'),
  ],
];

describe('the answers to an existing and to an unknown account', () => {
  it.each(cases)(
    'of %s are the same, up to the limit, for the same work',
    async (_what, name, known, unknown) => {
      const times = 6;
      const [ofKnown, ofUnknown] = [
        await observe(name, known(), { times }),
        await observe(name, unknown(), { times }),
      ];
      expect(ofKnown).toEqual(ofUnknown);
      const isLimited = ofKnown.map(({ status }) => status === 429);
      expect(isLimited).toEqual([false, false, false, false, false, name !== 'reset-link']);
    },
  );

  it('of a change of the e-mail address are the same, for the same work and as many mails', async () => {
    const cookie = await signIn(api.app, 'ben@example.com');
    const seen = [];
    for (const email of ['ida@example.com', 'no5@example.com']) {
      const before = (await mailsTo('ben@example.com')).length + (await mailsTo(email)).length;
      // oxlint-disable no-await-in-loop -- one member has one pending address
      const [answer] = await observe(
        'customer-details-update',
        { email, current_password: demoPassword },
        { cookie },
      );
      const later = await observe('user-sync', {}, { cookie });
      const mails = (await mailsTo('ben@example.com')).length + (await mailsTo(email)).length - before;
      // oxlint-enable no-await-in-loop
      seen.push(
        JSON.parse(JSON.stringify({ answer, later, mails }).replaceAll(email, '<address>')) as unknown,
      );
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]).toMatchObject({
      answer: { status: 200, body: { pendingEmail: '<address>' }, work: { hash: 0, verify: 1 } },
      mails: 2,
    });
  });
});

describe('the owner of an account', () => {
  it('is mailed a link to neither account if a member requests the address', async () => {
    const cookie = await signIn(api.app, 'jack@example.com');
    await observe(
      'customer-details-update',
      { email: 'kirsty@example.com', current_password: demoPassword },
      { cookie },
    );
    const mails = await mailsTo('kirsty@example.com');
    expect(mails).toMatchObject([{ kind: 'account-exists', payload: { firstname: 'Kirsty' } }]);
    expect(mails[0]?.payload['path']).toBeUndefined();
  });

  it('gets one mail a day about the address being entered for another account', async () => {
    const email = 'liam@example.com';
    for (let time = 0; time < 3; time += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await observe('signup', registration(email, 1));
    }
    expect(await kindsTo(email)).toEqual(['account-exists']);
    api.clock.now = new Date(api.clock.now.getTime() + 24 * 60 * 60_000 + 1000);
    await observe('signup', registration(email, 1));
    expect(await kindsTo(email)).toEqual(['account-exists', 'account-exists']);
  });
});

describe('signup in a store that signs in at once', () => {
  it('says that an address has an account, after the same work, with the limits of sign-in', async () => {
    const seen = await observe('signup', registration('clara@example.com', 1), { times: 6 });
    expect(seen.map(({ status, body }) => [status, body['code']])).toEqual([
      ...Array.from({ length: 5 }, () => [409, 'email_taken']),
      [429, 'too_many_attempts'],
    ]);
    const [created] = await observe('signup', registration('no-6@example.com', 1));
    expect(created?.status).toBe(200);
    expect(seen[0]?.work).toEqual(created?.work);
  });

  it('sets no cookie for the address of an account', async () => {
    const { response } = await callFailing(api.app, 'signup', registration(confirmed, 1), {
      headers: { 'x-forwarded-for': newNetwork() },
    });
    expect(response.headers['set-cookie']).toBeUndefined();
  });
});

describe('signup in a store that requires a confirmed address', () => {
  it('changes nothing of an account that exists', async () => {
    const rowOf = () =>
      api.database.db.select().from(customers).where(eq(customers.email, 'member@example.com'));
    const before = await rowOf();
    await observe('signup', {
      ...registration('member@example.com'),
      firstname: 'Eve',
      password: 'Other-Snow-2',
    });
    expect(await rowOf()).toEqual(before);
    expect(before).toHaveLength(1);
    expect(await kindsTo('member@example.com')).toContain('account-exists');
  });

  it('makes its network known only when the mailed link is used', async () => {
    const email = 'late@example.com';
    const address = newNetwork();
    const headers = { 'x-forwarded-for': address };
    const from = () => ({ store: { websiteId: 4 }, now: api.clock.now, address, limitFactor: 1 });
    await send(api.app, 'signup', registration(email), { headers });
    expect(await isKnownNetwork(api.database.db, email, from())).toBe(false);
    const mail = (await mailsTo(email)).find(({ kind }) => kind === 'confirm-address');
    const { searchParams } = new URL(String(mail?.payload['path']), 'http://x');
    const link = { id: Number(searchParams.get('id')), token: String(searchParams.get('token')) };
    await call(api.app, 'confirm-account', { ...link, store_id: confirmingStore }, { headers });
    expect(await isKnownNetwork(api.database.db, email, from())).toBe(true);
    const login = { email, password, store_id: confirmingStore };
    const { response } = await call(api.app, 'login', login, { headers });
    expect(cookieOf(response)).toMatch(/^sid=/);
    expect(await kindsTo(email)).not.toContain('new-sign-in');
  });
});
