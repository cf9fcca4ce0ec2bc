import { jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { sessions } from '../../db/schema/index.ts';
import { demoPassword } from 'demo-shop/data/members';
import {
  buildTestApi,
  call,
  callFailing,
  cookieOf,
  send,
  signIn,
  type TestApi,
} from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const minuteMs = 60_000;
const store = { store_id: 1 };

async function signInFrom(email: string, address: string, userAgent = firefox): Promise<string> {
  const headers = { 'x-forwarded-for': address, 'user-agent': userAgent };
  const { response } = await call(api.app, 'login', { email, password: demoPassword, ...store }, { headers });
  return cookieOf(response);
}

const list = async (cookie: string) =>
  (await call(api.app, 'account-sessions', store, { cookie })).data.sessions;
const flash = async (cookie: string, storeId = 1) =>
  (await call(api.app, 'session-data', { store_id: storeId }, { cookie })).data.flash_messages;
const idOf = async (cookie: string) => (await call(api.app, 'session-data', store, { cookie })).data.id;

describe('account-sessions', () => {
  it('lists the sessions of the member with device and network, the present one first', async () => {
    const there = await signInFrom('anna@example.com', '2001:db8:12:34::1', '<script>alert(1)</script>');
    api.clock.now = new Date(api.clock.now.getTime() + minuteMs);
    const here = await signInFrom('anna@example.com', '203.0.113.77');
    api.clock.now = new Date(api.clock.now.getTime() + minuteMs);
    await signInFrom('ben@example.com', '203.0.113.78');
    const found = await list(here);
    expect(found).toHaveLength(2);
    expect(found[0]).toMatchObject({
      isCurrent: true,
      browser: 'Firefox',
      system: 'Linux',
      network: '203.0.113.x',
      shopName: 'Offpiste',
    });
    expect(found[1]).toMatchObject({ isCurrent: false, network: '2001:db8:12::/48' });
    const text = JSON.stringify(found);
    expect(text).not.toMatch(/203\.0\.113\.77|2001:db8:12:34|<script>|alert/);
    const rows = await api.database.db.select().from(sessions);
    for (const { tokenHash } of rows) expect(text).not.toContain(tokenHash);
    expect((await list(there))[0]?.isCurrent).toBe(true);
  });

  it.each(['account-sessions', 'account-sessions-end', 'email-change-cancel'] as const)(
    'requires sign-in: %s',
    async (name) => {
      expect((await callFailing(api.app, name, store)).body.code).toBe('authentication_required');
    },
  );
});

describe('account-session-end', () => {
  it('ends one other session at once, whose browser gets one message, in its language', async () => {
    const [here, there] = [
      await signIn(api.app, 'clara@example.com'),
      await signIn(api.app, 'clara@example.com', 13),
    ];
    const other = (await list(here)).find(({ isCurrent }) => !isCurrent);
    const { data } = await call(
      api.app,
      'account-session-end',
      { ...store, id: other?.id ?? '' },
      { cookie: here },
    );
    expect(data.sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);
    const message = await flash(there, 13);
    expect(message).toEqual({ error: [expect.stringMatching(/^Ta session a été fermée/)], success: [] });
    expect(await flash(there, 13)).toEqual({ error: [], success: [] });
    expect(await idOf(here)).not.toBeNull();
  });

  it("does not find the present session, another member's, an ended or an unknown one", async () => {
    const here = await signIn(api.app, 'david@example.com');
    const other = await signIn(api.app, 'gustav@example.com');
    const [own] = await list(here);
    const [foreign] = await list(other);
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const id of [own?.id, foreign?.id, unknown]) {
      // oxlint-disable-next-line no-await-in-loop -- the embedded database has one connection
      const { body } = await callFailing(api.app, 'account-session-end', { ...store, id }, { cookie: here });
      expect(body.code).toBe('not_found');
    }
    expect(await idOf(other)).not.toBeNull();
  });

  it.each(['', '1', "' or 1=1", '../..', 7, null])('rejects the id %j', async (id) => {
    const cookie = await signIn(api.app, 'gustav@example.com');
    expect((await callFailing(api.app, 'account-session-end', { ...store, id }, { cookie })).status).toBe(
      400,
    );
  });
});

describe('account-sessions-end', () => {
  it('ends all sessions but the present one', async () => {
    const cookies = [];
    for (let count = 0; count < 3; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the embedded database has one connection
      cookies.push(await signIn(api.app, 'hugo@example.com'));
    }
    const [here = '', ...others] = cookies;
    const { data } = await call(api.app, 'account-sessions-end', store, { cookie: here });
    expect(data.sessions).toHaveLength(1);
    expect(await Promise.all(others.map((cookie) => idOf(cookie)))).toEqual([null, null]);
    expect(await idOf(here)).not.toBeNull();
  });

  it.each([
    [{ origin: 'null' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: '', 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('is rejected from another site: %j', async (headers) => {
    const cookie = await signIn(api.app, 'ida@example.com');
    const there = await signIn(api.app, 'ida@example.com');
    for (const name of ['account-sessions-end', 'email-change-cancel'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- the embedded database has one connection
      expect((await send(api.app, name, store, { cookie, headers })).statusCode).toBe(403);
    }
    expect(await idOf(there)).not.toBeNull();
  });
});

describe('session-data', () => {
  /** Runs `action` after the next request has read its session, and before it extends it. */
  function beforeExtension(action: () => Promise<unknown>) {
    const { db } = api.database;
    const update = db.update.bind(db) as unknown as (table: typeof sessions) => SessionUpdate;
    const spy = jest.spyOn(db, 'update').mockImplementationOnce(((table: typeof sessions) => ({
      set: (values: object) => ({
        where: (condition: unknown) => ({
          async returning(fields: object) {
            spy.mockRestore();
            await action();
            return update(table).set(values).where(condition).returning(fields);
          },
        }),
      }),
    })) as unknown as typeof db.update);
  }

  interface SessionUpdate {
    set: (values: object) => {
      where: (condition: unknown) => { returning: (fields: object) => Promise<unknown> };
    };
  }

  it.each([
    ['account-sessions-end', {}],
    ['customer-details-update', { password: 'Deep-Snow-1', current_password: demoPassword }],
  ] as const)('does not extend a session that %s ends at the same time', async (name, fields) => {
    const there = await signIn(api.app, 'kirsty@example.com');
    api.clock.now = new Date(api.clock.now.getTime() + 25 * 60 * minuteMs);
    const here = await signIn(api.app, 'kirsty@example.com');
    const ended = jest.fn(async () => {
      expect((await send(api.app, name, { ...store, ...fields }, { cookie: here })).statusCode).toBe(200);
    });
    beforeExtension(ended);
    const { response } = await call(api.app, 'session-data', store, { cookie: there });
    expect(ended).toHaveBeenCalledTimes(1);
    expect(response.cookies.map(({ name: cookie }) => cookie)).not.toContain('sid');
    expect((await flash(there)).error).toEqual([expect.stringMatching(/^You’ve been signed out/)]);
    expect(await idOf(there)).toBeNull();
  });
});

describe('flash messages', () => {
  it('tell once that the password has changed, and other devices that they are signed out', async () => {
    const there = await signIn(api.app, 'freja@example.com');
    const here = await signIn(api.app, 'freja@example.com');
    const change = { ...store, password: 'Deep-Snow-1', current_password: demoPassword };
    const { response } = await call(api.app, 'customer-details-update', change, { cookie: here });
    const after = cookieOf(response);
    expect(await flash(after)).toEqual({ error: [], success: ['Your password has been changed.'] });
    expect(await flash(after)).toEqual({ error: [], success: [] });
    expect((await flash(there)).error).toEqual([expect.stringMatching(/^You’ve been signed out/)]);
  });

  it('are not shown for a session that has expired or was never one', async () => {
    const cookie = await signIn(api.app, 'jack@example.com');
    await api.database.db.update(sessions).set({ expiresAt: new Date(0) });
    expect(await flash(cookie)).toEqual({ error: [], success: [] });
    expect(await flash(`sid=${'A'.repeat(43)}`)).toEqual({ error: [], success: [] });
    expect(await flash('sid=<script>')).toEqual({ error: [], success: [] });
  });

  it('are kept for a week after the end of a session', async () => {
    const [here, there] = [
      await signIn(api.app, 'jack@example.com'),
      await signIn(api.app, 'jack@example.com'),
    ];
    await call(api.app, 'account-sessions-end', store, { cookie: here });
    const count = async () =>
      (await api.database.db.select().from(sessions).where(eq(sessions.browser, 'x'))).length;
    await api.database.db.update(sessions).set({ browser: 'x' }).where(eq(sessions.expiresAt, api.clock.now));
    expect(await count()).toBe(1);
    await signIn(api.app, 'ben@example.com');
    expect(await count()).toBe(1);
    api.clock.now = new Date(api.clock.now.getTime() + 8 * 24 * 60 * minuteMs);
    await signIn(api.app, 'ben@example.com');
    expect(await count()).toBe(0);
    expect((await flash(there)).error).toEqual([]);
  });
});
