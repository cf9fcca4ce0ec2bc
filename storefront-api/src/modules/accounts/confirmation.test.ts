import { desc, eq } from 'drizzle-orm';
import { customers, outbox, signInAttempts, storeOverrides } from '../../db/schema/index.ts';
import { basketOf, chooseOptions } from '../../testing/baskets.ts';
import { buildTestApi, call, callFailing, cookieOf, send, type TestApi } from '../../testing/test-api.ts';
import { durationStepMs } from './rounded-duration.ts';

/** A timer may fire up to a millisecond before its time. */
const timerToleranceMs = 2;

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const day = 24 * 60 * 60_000;
const password = 'Deep-Snow-1';

let members = 0;
async function join(storeId = 1) {
  members += 1;
  const email = `new-${members}@example.com`;
  const { data, response } = await call(api.app, 'signup', {
    email,
    password,
    firstname: 'Kim',
    lastname: 'Lund',
    country_id: 'SE',
    language: 'sv_SE',
    newsletter: false,
    store_id: storeId,
  });
  return { email, data, response, link: await lastLink(email) };
}

async function lastLink(email: string) {
  const mails = await api.database.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(desc(outbox.id));
  const path = String(mails[0]?.payload['path']);
  const query = new URL(path, 'http://localhost').searchParams;
  return { mails, path, id: Number(query.get('id')), token: String(query.get('token')) };
}

const confirm = ({ id, token }: { id: number; token: string }, storeId = 1) =>
  send(api.app, 'confirm-account', { id, token, store_id: storeId });

async function isConfirmed(email: string) {
  const [row] = await api.database.db.select().from(customers).where(eq(customers.email, email));
  return row?.isConfirmed;
}

describe('confirm-account', () => {
  it('gets its link from the sign-up, with a welcome mail, in the language of the member', async () => {
    const { link } = await join();
    expect(link.mails).toMatchObject([
      { kind: 'confirm-address', locale: 'sv_SE', payload: { firstname: 'Kim' } },
      { kind: 'welcome', locale: 'sv_SE' },
    ]);
    expect(link.path).toMatch(/^\/customer\/account\/confirm\/\?id=\d+&token=[\w-]{43}$/);
  });

  it('accepts a mailed link once', async () => {
    const { email, link, response } = await join();
    expect(await isConfirmed(email)).toBe(false);
    expect((await confirm(link)).json()).toEqual({ isConfirmed: true });
    const { data } = await call(api.app, 'session-data', { store_id: 1 }, { cookie: cookieOf(response) });
    expect(data.is_confirmed).toBe(true);
  });

  it('answers that the address is confirmed for its used link, and changes nothing', async () => {
    const { email, link, response } = await join();
    await confirm(link);
    const cookie = cookieOf(response);
    await call(api.app, 'session-data', { store_id: 1 }, { cookie });
    const attempt = { email, password: 'Wrong-Snow-1', store_id: 1 };
    await send(api.app, 'login', attempt);
    const stored = async () => {
      const { db } = api.database;
      return [await db.select().from(customers), await db.select().from(signInAttempts)];
    };
    const before = await stored();
    for (let use = 0; use < 7; use += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what is counted
      expect((await confirm(link)).json()).toEqual({ isConfirmed: true, wasConfirmed: true });
    }
    expect(await stored()).toEqual(before);
    const { data } = await call(api.app, 'session-data', { store_id: 1 }, { cookie });
    expect(data.flash_messages).toEqual({ error: [], success: [] });
  });

  it('rejects a used link after its time, for another account, and for an address that is not confirmed', async () => {
    const [{ link, email }, other] = [await join(), await join()];
    await confirm(link);
    await confirm(other.link);
    expect((await confirm({ id: other.link.id, token: link.token })).statusCode).toBe(422);
    expect((await confirm(link, 20)).statusCode).toBe(422);
    const { db } = api.database;
    await db.update(customers).set({ isConfirmed: false }).where(eq(customers.email, email));
    const again = await callFailing(api.app, 'confirm-account', {
      id: link.id,
      token: link.token,
      store_id: 1,
    });
    expect([again.status, again.body.code]).toEqual([422, 'invalid_token']);
    api.clock.now = new Date(api.clock.now.getTime() + 7 * day);
    expect((await confirm(other.link)).statusCode).toBe(422);
  });

  it('confirms by one of fifty concurrent requests with the same link', async () => {
    const { link } = await join();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        send(
          api.app,
          'confirm-account',
          { id: link.id, token: link.token, store_id: 1 },
          { headers: { 'x-forwarded-for': `192.0.2.${index + 1}` } },
        ),
      ),
    );
    const bodies = answers.map((response) => response.json<{ wasConfirmed?: true }>());
    expect(bodies.filter((body) => body.wasConfirmed)).toHaveLength(49);
    expect(bodies.filter((body) => !body.wasConfirmed)).toEqual([{ isConfirmed: true }]);
  });

  it('accepts no GET', async () => {
    const { email, link } = await join();
    const query = { id: String(link.id), token: link.token, store_id: '1' };
    const opened = await api.app.inject({ url: '/api/confirm-account', query });
    expect(opened.statusCode).toBe(404);
    expect(await isConfirmed(email)).toBe(false);
  });

  it('accepts a link within seven days, for its account, on its website', async () => {
    const [{ link, email }, other] = [await join(), await join()];
    expect((await confirm({ id: other.link.id, token: link.token })).statusCode).toBe(422);
    expect((await confirm(link, 20)).statusCode).toBe(422);
    api.clock.now = new Date(api.clock.now.getTime() + 7 * day);
    expect((await confirm(link)).statusCode).toBe(422);
    expect(await isConfirmed(email)).toBe(false);
  });

  it.each([['forged'], [''], ['x'.repeat(201)], [7], [null]])('rejects the token %j', async (token) => {
    const { link } = await join();
    const response = await send(api.app, 'confirm-account', { id: link.id, token, store_id: 1 });
    expect([400, 422]).toContain(response.statusCode);
  });

  it('is locked after five wrong tokens', async () => {
    const { link } = await join();
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what is counted
      statuses.push((await confirm({ id: link.id, token: `guess-${attempt}` })).statusCode);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });
});

describe('confirmation-email', () => {
  const ask = async (customerId: number, storeId = 1) => {
    const start = performance.now();
    const fields = { store_id: storeId, customer_id: customerId, referrer: '/' };
    const { data } = await call(api.app, 'confirmation-email', fields);
    return { data, durationMs: performance.now() - start };
  };

  it('replaces the previous link', async () => {
    const { email, link } = await join();
    await ask(link.id);
    const newer = await lastLink(email);
    expect(newer.token).not.toBe(link.token);
    expect((await confirm(link)).statusCode).toBe(422);
    expect((await confirm(newer)).statusCode).toBe(200);
  });

  it('gives the same answer for every id, and mails only unconfirmed accounts', async () => {
    const { email, link } = await join();
    await confirm(link);
    const before = (await lastLink(email)).mails.length;
    const answers = [await ask(link.id), await ask(2_147_483_647), await ask(1)];
    expect(answers.map(({ data }) => data)).toEqual(Array.from({ length: 3 }, () => ({ isAccepted: true })));
    expect(Math.min(...answers.map(({ durationMs }) => durationMs))).toBeGreaterThan(
      durationStepMs - timerToleranceMs,
    );
    expect((await lastLink(email)).mails).toHaveLength(before);
  });

  it('mails no account of another website', async () => {
    const { email, link } = await join();
    await ask(link.id, 20);
    expect((await lastLink(email)).mails).toHaveLength(2);
  });

  it('is limited to five requests in 15 minutes', async () => {
    const { link } = await join();
    const fields = { store_id: 1, customer_id: link.id };
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what is counted
      statuses.push((await send(api.app, 'confirmation-email', fields)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it.each([0, -1, 1.5, 2 ** 31, '1', null])('rejects the account %j', async (id) => {
    const fields = { store_id: 1, customer_id: id };
    expect((await send(api.app, 'confirmation-email', fields)).statusCode).toBe(400);
  });
});

describe('a store that requires confirmed addresses', () => {
  it('signs a new member in only after the confirmation', async () => {
    const { email, data, response, link } = await join(26);
    expect(data).toMatchObject({
      session: { id: null, isSignupEvent: true },
      redirect: '/customer/account/login?status=confirmation-sent',
    });
    expect(response.cookies.find((each) => each.name === 'sid')).toBeUndefined();

    const login = { email, password, store_id: 26 };
    const rejected = await callFailing(api.app, 'login', login);
    expect([rejected.status, rejected.body.error_code]).toEqual([401, 'not_confirmed']);
    expect((await lastLink(email)).mails).toHaveLength(3);
    expect((await confirm(link, 26)).statusCode).toBe(422);

    expect((await confirm(await lastLink(email), 26)).statusCode).toBe(200);
    expect((await send(api.app, 'login', login)).statusCode).toBe(200);
  });

  it('may be one by an override of its operators', async () => {
    const { db } = api.database;
    await db.insert(storeOverrides).values({ storeId: 25, key: 'confirmedEmailRequired', value: true });
    const { data } = await join(25);
    await db.delete(storeOverrides).where(eq(storeOverrides.storeId, 25));
    expect(data.session.id).toBeNull();
  });

  it('keeps a member signed in under the confirmed address until a new one is confirmed', async () => {
    const { email, link } = await join(26);
    await confirm(link, 26);
    const { response } = await call(api.app, 'login', { email, password, store_id: 26 });
    const cookie = cookieOf(response);
    const newEmail = `moved-${email}`;
    const change = { email: newEmail, current_password: password, store_id: 26 };
    expect((await send(api.app, 'customer-details-update', change, { cookie })).statusCode).toBe(200);

    const session = async () => (await call(api.app, 'session-data', { store_id: 26 }, { cookie })).data;
    expect(await session()).toMatchObject({ email, is_confirmed: true });
    const { id, token } = await lastLink(newEmail);
    await call(api.app, 'confirm-account', { id, token, store_id: 26 }, { cookie });
    expect(await session()).toMatchObject({ email: newEmail, is_confirmed: true });
  });

  it('keeps the session of an unconfirmed member who fills a guest’s basket, and merges it after confirmation', async () => {
    const { db } = api.database;
    const openStore = 19;
    const { email, link, response } = await join(openStore);
    const cookie = cookieOf(response);
    const { data: ski } = await call(api.app, 'single-product', { productId: 1, store_id: openStore });
    const item = { store_id: openStore, productID: 1, quantity: 1, options: chooseOptions(ski.options) };
    await call(api.app, 'basket-add', item, { cookie });
    await db
      .insert(storeOverrides)
      .values({ storeId: openStore, key: 'confirmedEmailRequired', value: true });
    expect((await basketOf(api, cookie, openStore)).basketCount).toBe(0);

    const other = { ...item, options: chooseOptions(ski.options, 1) };
    const added = await call(api.app, 'basket-add', other, { cookie });
    expect(added.response.cookies).toEqual([]);
    expect((await basketOf(api, cookie, openStore)).basketCount).toBe(1);
    expect((await call(api.app, 'session-data', { store_id: openStore }, { cookie })).data.id).toBeNull();

    await confirm(link, openStore);
    const { data } = await call(api.app, 'session-data', { store_id: openStore }, { cookie });
    expect(data).toMatchObject({
      email,
      flash_messages: { error: [], success: ['Thank you, your email address is confirmed.'] },
    });
    expect((await basketOf(api, cookie, openStore)).basketCount).toBe(2);
    await db.delete(storeOverrides).where(eq(storeOverrides.storeId, openStore));
  }, 30_000);

  it('keeps the basket of such a member who sets a new password', async () => {
    const { db } = api.database;
    const openStore = 19;
    await db
      .insert(storeOverrides)
      .values({ storeId: openStore, key: 'confirmedEmailRequired', value: true });
    const { email, link } = await join(openStore);
    await confirm(link, openStore);
    const login = { email, password, store_id: openStore };
    const { response } = await call(api.app, 'login', login);
    await db.update(customers).set({ isConfirmed: false }).where(eq(customers.email, email));
    const { data: ski } = await call(api.app, 'single-product', { productId: 1, store_id: openStore });
    const item = { store_id: openStore, productID: 1, quantity: 1, options: chooseOptions(ski.options) };
    await call(api.app, 'basket-add', item, { cookie: cookieOf(response) });

    await call(api.app, 'forgot-password', { login: email, store_id: openStore });
    const { id, token } = await lastLink(email);
    const reset = { id, token, password, password_confirmation: password, store_id: openStore };
    expect((await send(api.app, 'reset-password', reset)).statusCode).toBe(200);

    await db.update(customers).set({ isConfirmed: true }).where(eq(customers.email, email));
    const cookie = cookieOf((await call(api.app, 'login', login)).response);
    expect((await basketOf(api, cookie, openStore)).basketCount).toBe(1);
    await db.delete(storeOverrides).where(eq(storeOverrides.storeId, openStore));
  }, 30_000);

  it('mails no link after a wrong password', async () => {
    const { email } = await join(26);
    const { body } = await callFailing(api.app, 'login', { email, password: 'Wrong-Pass-1', store_id: 26 });
    expect(body.error_code).toBe('invalid_credentials');
  });
});
