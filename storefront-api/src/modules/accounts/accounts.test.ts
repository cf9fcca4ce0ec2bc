import { and, eq, ne } from 'drizzle-orm';
import { customers, outbox } from '../../db/schema/index.ts';
import { demoPassword } from 'demo-shop/data/members';
import { paths } from 'shared-contracts/routes';
import { defaultStore } from 'shared-contracts/stores';
import {
  buildTestApi,
  call,
  callFailing,
  cookieOf,
  ownOrigin,
  send,
  signIn,
  type TestApi,
} from '../../testing/test-api.ts';
import { confirmIdentity } from './change-details.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const newPassword = 'Deep-Snow-1';

/** Without the mails about a sign-in, with which every test begins. */
const mailsTo = (recipient: string) =>
  api.database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, recipient), ne(outbox.kind, 'new-sign-in')))
    .orderBy(outbox.id);

async function who(cookie: string, storeId = 1) {
  return (await call(api.app, 'session-data', { store_id: storeId }, { cookie })).data;
}

describe('confirmIdentity', () => {
  it.each([
    ['no device', {}, false],
    ['an unknown device', { device: null }, false],
    ['a known device', { device: 'known' }, true],
  ])('has the password verified with preference or without for %s', async (_what, visitor, isKnownDevice) => {
    const { db } = api.database;
    const [customer] = await db.select().from(customers).where(eq(customers.email, 'anna@example.com'));
    if (customer === undefined) throw new Error('Anna has no account');
    const options: unknown[] = [];
    const passwords = {
      hash: () => Promise.reject(new Error('not hashed here')),
      verify: (_hash: string | null, _password: string, option?: object) => {
        options.push(option);
        return Promise.resolve(true);
      },
    };
    const context = { store: defaultStore, now: api.clock.now, address: '192.0.2.9', limitFactor: 1 };
    await confirmIdentity(db, demoPassword, { ...context, ...visitor, passwords, customer });
    expect(options).toEqual([{ isKnownDevice }]);
  });
});

describe('user-sync and customer-details-update', () => {
  it('return the fields of the specification, with labels in the language of the store', async () => {
    const cookie = await signIn(api.app, 'anna@example.com', 13);
    const { data } = await call(api.app, 'user-sync', { store_id: 13 }, { cookie });
    expect(data).toEqual({
      email: 'anna@example.com',
      pendingEmail: null,
      firstName: 'Anna',
      lastName: 'Berg',
      currentCountry: { code: 'GB', name: 'Royaume-Uni' },
      gender: { id: 2, label: 'Femme' },
      language: { code: 'en_GB', name: 'English' },
      currencyCode: 'EUR',
      referralCode: 'anna',
      storeCountryName: 'France',
    });
  });

  it.each(['user-sync', 'customer-details-update'] as const)('require sign-in: %s', async (name) => {
    const { status, body } = await callFailing(api.app, name, { store_id: 1 });
    expect([status, body.code]).toEqual([401, 'authentication_required']);
  });

  it('change the fields that are sent and no others', async () => {
    const cookie = await signIn(api.app, 'david@example.com', 13);
    const change = {
      store_id: 13,
      store_type: 'private',
      firstname: ' Dave ',
      currency: 'GBP',
      gender: null,
    };
    const { redirect, ...data } = (await call(api.app, 'customer-details-update', change, { cookie })).data;
    expect(redirect).toBe(paths.accountChanged('saved'));
    expect(data).toMatchObject({ firstName: 'Dave', lastName: 'Moreau', currencyCode: 'GBP', gender: null });
    const later = await call(api.app, 'user-sync', { store_id: 13 }, { cookie });
    expect(later.data).toEqual(data);
    const nothing = await call(api.app, 'customer-details-update', { store_id: 13 }, { cookie });
    expect(nothing.data).toEqual({ ...data, redirect });
    const move = { store_id: 13, lastname: 'Martin', country_id: 'FR', language: 'fr_FR' };
    const moved = await call(api.app, 'customer-details-update', move, { cookie });
    expect(moved.data).toMatchObject({
      firstName: 'Dave',
      lastName: 'Martin',
      currentCountry: { code: 'FR' },
      language: { code: 'fr_FR' },
    });
    expect(await mailsTo('david@example.com')).toEqual([]);
  });

  it.each([
    ['country_id', 'US', 'is'],
    ['language', 'pl_PL', 'is'],
    ['currency', 'XXX', 'is'],
    ['store_type', 'club', 'is'],
    ['store_type', 13, 'is'],
    ['gender', 4, 'invalid'],
    ['gender', '1', 'invalid'],
    ['firstname', '', 'required'],
    ['firstname', 'Kim\nBcc: all@example.com', 'invalid'],
    ['firstname', { $gt: '' }, 'required'],
    ['password', 'weak', 'min_password_length'],
    ['email', 'nobody', 'email'],
    ['group_id', 5, 'unknown'],
    ['is_confirmed', true, 'unknown'],
  ])('reject %s %j with %s', async (field, value, key) => {
    const cookie = await signIn(api.app, 'gustav@example.com');
    const change = { store_id: 1, [field]: value };
    const { status, body } = await callFailing(api.app, 'customer-details-update', change, { cookie });
    expect([status, body.fields]).toEqual([400, { [field]: key }]);
  });

  it('accept the languages and currencies of all stores, or of the kind of store that is named', async () => {
    const cookie = await signIn(api.app, 'gustav@example.com');
    const swedish = { store_id: 1, language: 'sv_SE', currency: 'SEK' };
    const ofOutlets = { ...swedish, store_type: 'outlet' };
    const rejected = await callFailing(api.app, 'customer-details-update', ofOutlets, { cookie });
    expect(rejected.body.fields).toEqual({ language: 'is', currency: 'is' });
    const any = { ...swedish, store_type: 7 };
    const { data } = await call(api.app, 'customer-details-update', any, { cookie });
    expect(data).toMatchObject({ language: { code: 'sv_SE' }, currencyCode: 'SEK' });
  });

  it('store markup and quotes as text', async () => {
    const cookie = await signIn(api.app, 'gustav@example.com');
    const firstname = `<b>O'Neill"; drop table</b>`;
    const { data } = await call(api.app, 'customer-details-update', { store_id: 1, firstname }, { cookie });
    expect(data.firstName).toBe(firstname);
  });

  it('reject a body that is too large, too deep, or from another origin', async () => {
    const cookie = await signIn(api.app, 'gustav@example.com');
    const update = (fields: object, headers = {}) =>
      send(api.app, 'customer-details-update', { store_id: 1, ...fields }, { cookie, headers });
    const deep = `{"store_id":1,"firstname":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`;
    const answers = await Promise.all([
      update({ firstname: 'x'.repeat(70_000) }),
      api.app.inject({
        method: 'POST',
        url: '/api/customer-details-update',
        headers: { ...ownOrigin, cookie, 'content-type': 'application/json' },
        payload: deep,
      }),
      update({ firstname: 'Eve' }, { origin: 'https://evil.example' }),
      update({ firstname: 'Eve' }, { 'sec-fetch-site': 'cross-site' }),
    ]);
    expect(answers.map((response) => response.statusCode)).toEqual([413, 400, 403, 403]);
  });
});

describe('customer-details-update with a new password', () => {
  it('requires the current password', async () => {
    const cookie = await signIn(api.app, 'hugo@example.com');
    const change = { store_id: 1, password: newPassword };
    const missing = await callFailing(api.app, 'customer-details-update', change, { cookie });
    expect([missing.status, missing.body.fields]).toEqual([400, { current_password: 'required' }]);
    const wrong = await callFailing(
      api.app,
      'customer-details-update',
      { ...change, current_password: 'Wrong-Pass-1' },
      { cookie },
    );
    expect([wrong.status, wrong.body.code]).toEqual([401, 'invalid_credentials']);
    expect((await send(api.app, 'login', { ...change, email: 'hugo@example.com' })).statusCode).toBe(401);
  });

  it('ends all other sessions, renews the token of this one, and queues a mail', async () => {
    const elsewhere = await signIn(api.app, 'freja@example.com', 12);
    const here = await signIn(api.app, 'freja@example.com');
    const { data, response } = await call(
      api.app,
      'customer-details-update',
      { store_id: 1, password: newPassword, current_password: demoPassword },
      { cookie: here },
    );
    expect(data.redirect).toBe(paths.accountChanged('password-changed'));
    const after = cookieOf(response);
    expect(after).not.toBe(here);
    expect((await who(here)).id).toBeNull();
    expect((await who(elsewhere, 12)).id).toBeNull();
    expect((await who(after)).email).toBe('freja@example.com');
    expect(await mailsTo('freja@example.com')).toMatchObject([
      { kind: 'password-changed', locale: 'da_DK', storeId: 1, sentAt: null },
    ]);
    const login = { email: 'freja@example.com', store_id: 1 };
    expect((await send(api.app, 'login', { ...login, password: demoPassword })).statusCode).toBe(401);
    expect((await send(api.app, 'login', { ...login, password: newPassword })).statusCode).toBe(200);
  });

  it('is locked after five wrong current passwords', async () => {
    const cookie = await signIn(api.app, 'ida@example.com');
    const guess = (current: string) =>
      send(
        api.app,
        'customer-details-update',
        { store_id: 1, password: newPassword, current_password: current },
        { cookie, headers: { 'x-forwarded-for': '203.0.113.20' } },
      );
    for (let attempt = 0; attempt < 5; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what is counted
      expect((await guess(`Wrong-Pass-${attempt}`)).statusCode).toBe(401);
    }
    expect((await guess(demoPassword)).statusCode).toBe(429);
  });
});

describe('customer-details-update with a new e-mail address', () => {
  const change = (email: string, cookie: string) =>
    send(
      api.app,
      'customer-details-update',
      { store_id: 1, email, current_password: demoPassword },
      { cookie },
    );

  const linkTo = async (email: string) => {
    const [mail] = (await mailsTo(email)).filter(({ kind }) => kind === 'confirm-new-address').slice(-1);
    const query = new URL(String(mail?.payload['path']), 'http://localhost').searchParams;
    return { id: Number(query.get('id')), token: String(query.get('token')), store_id: 1 };
  };
  const pendingOf = async (cookie: string) =>
    (await call(api.app, 'user-sync', { store_id: 1 }, { cookie })).data.pendingEmail;
  const login = async (email: string) =>
    (await send(api.app, 'login', { email, password: demoPassword, store_id: 1 })).statusCode;

  it('requires the current password', async () => {
    const cookie = await signIn(api.app, 'kirsty@example.com');
    const fields = { store_id: 1, email: 'kirsty.drummond@example.com' };
    const missing = await callFailing(api.app, 'customer-details-update', fields, { cookie });
    expect([missing.status, missing.body.fields]).toEqual([400, { current_password: 'required' }]);
    expect(await mailsTo('kirsty.drummond@example.com')).toEqual([]);
  });

  it('is active after its link only, which ends all other sessions', async () => {
    const here = await signIn(api.app, 'kirsty@example.com');
    const elsewhere = await signIn(api.app, 'kirsty@example.com');
    const answer = await change(' Kirsty.Drummond@Example.com', here);
    expect(answer.json()).toMatchObject({
      email: 'kirsty@example.com',
      pendingEmail: 'kirsty.drummond@example.com',
      redirect: paths.accountChanged('email-change-requested'),
    });
    expect(await who(here)).toMatchObject({ email: 'kirsty@example.com', is_confirmed: true });
    expect([await login('kirsty@example.com'), await login('kirsty.drummond@example.com')]).toEqual([
      200, 401,
    ]);

    const link = await linkTo('kirsty.drummond@example.com');
    expect((await send(api.app, 'confirm-account', link, { cookie: here })).statusCode).toBe(200);
    expect(await who(here)).toMatchObject({ email: 'kirsty.drummond@example.com', is_confirmed: true });
    expect((await who(elsewhere)).id).toBeNull();
    expect(await mailsTo('kirsty@example.com')).toMatchObject([
      { kind: 'email-change-requested', payload: { email: 'kirsty.drummond@example.com' } },
      { kind: 'email-changed', payload: { email: 'kirsty.drummond@example.com' } },
    ]);
    expect([await login('kirsty@example.com'), await login('kirsty.drummond@example.com')]).toEqual([
      401, 200,
    ]);
    expect((await send(api.app, 'confirm-account', link)).statusCode).toBe(422);
  });

  it('can be canceled by the member until then', async () => {
    const cookie = await signIn(api.app, 'liam@example.com');
    await change('liam.new@example.com', cookie);
    expect(await pendingOf(cookie)).toBe('liam.new@example.com');
    const link = await linkTo('liam.new@example.com');
    await call(api.app, 'email-change-cancel', { store_id: 1 }, { cookie });
    expect(await pendingOf(cookie)).toBeNull();
    expect((await send(api.app, 'confirm-account', link)).statusCode).toBe(422);
    expect((await who(cookie)).email).toBe('liam@example.com');
  });

  it('is canceled by a new password, because an attacker with the old one may have asked for it', async () => {
    const cookie = await signIn(api.app, 'liam@example.com');
    await change('liam.other@example.com', cookie);
    const link = await linkTo('liam.other@example.com');
    const { response } = await call(
      api.app,
      'customer-details-update',
      { store_id: 1, password: newPassword, current_password: demoPassword },
      { cookie },
    );
    expect((await send(api.app, 'confirm-account', link)).statusCode).toBe(422);
    const back = { store_id: 1, password: demoPassword, current_password: newPassword };
    await send(api.app, 'customer-details-update', back, { cookie: cookieOf(response) });
  });

  it('does not change the address to the present one', async () => {
    const cookie = await signIn(api.app, 'jack@example.com');
    expect((await change('JACK@example.com', cookie)).statusCode).toBe(200);
    expect((await who(cookie)).is_confirmed).toBe(true);
    expect(await pendingOf(cookie)).toBeNull();
  });

  it('is limited, because each request mails an address of the member’s choice', async () => {
    const cookie = await signIn(api.app, 'hugo@example.com');
    const statuses = [];
    for (let time = 0; time < 6; time += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what is counted
      statuses.push((await change(`victim-${time}@example.com`, cookie)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('belongs to the first of two accounts that confirm it by their links', async () => {
    const cookies = await Promise.all(
      ['jack@example.com', 'ida@example.com'].map((each) => signIn(api.app, each)),
    );
    const links = [];
    for (const cookie of cookies) {
      // oxlint-disable no-await-in-loop -- the last mail is that of the last change
      expect((await change('wanted@example.com', cookie)).statusCode).toBe(200);
      links.push(await linkTo('wanted@example.com'));
      // oxlint-enable no-await-in-loop
    }
    const answers = await Promise.all(links.map((link) => send(api.app, 'confirm-account', link)));
    expect(answers.map((response) => response.statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    const owners = await api.database.db
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.email, 'wanted@example.com'));
    expect(owners).toHaveLength(1);
  });
});
