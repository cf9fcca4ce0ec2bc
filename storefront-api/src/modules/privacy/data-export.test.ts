import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { customers, dataExportParts, dataExports, mailedTokens, sessions } from '../../db/schema/index.ts';
import {
  createMember,
  linkTo,
  mailsTo,
  newMemberPassword,
  type NewMember,
} from '../../testing/new-member.ts';
import { buildTestApi, call, callFailing, send, type TestApi } from '../../testing/test-api.ts';
import { findReadyExport, prepareExport, readExport } from './data-export.ts';
import { deleteExport, findDueExport } from './repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const store = { store_id: 1 };
const dayMs = 24 * 60 * 60_000;
const start = new Date('2026-11-23T09:00:00Z');
beforeEach(() => {
  api.clock.now = start;
});

const later = (ms: number) => {
  api.clock.now = new Date(start.getTime() + ms);
};
const statusOf = async ({ cookie }: NewMember) =>
  (await call(api.app, 'privacy-status', store, { cookie })).data;
const request = async ({ cookie }: NewMember) =>
  (await call(api.app, 'data-export-request', store, { cookie })).data;
const download = (fields: object, cookie?: string) =>
  send(api.app, 'data-export', { ...store, ...fields }, { cookie });
const prepare = (member: NewMember) => prepareExport(api.database.db, member.id, api.clock.now);

async function withExport(email: string) {
  const member = await createMember(api, email);
  await request(member);
  await prepare(member);
  const { pathname, ...link } = await linkTo(api, email, 'data-export-ready');
  return { member, pathname, link };
}

const rejection = {
  statusCode: 303,
  headers: { location: '/customer/account/dataexport/?form_error=invalid_token' },
};

describe('data-export-request', () => {
  it('is prepared in the background, and its link is mailed then', async () => {
    const member = await createMember(api, 'export@example.com');
    expect(await statusOf(member)).toEqual({ export: null, nextExportAt: null, deletionAt: null });
    const requested = { requestedAt: start.toISOString(), expiresAt: null };
    const nextExportAt = new Date(start.getTime() + dayMs).toISOString();
    expect(await request(member)).toEqual({ export: requested, nextExportAt, deletionAt: null });
    expect(await mailsTo(api, member.email, 'data-export-ready')).toEqual([]);
    expect(await findDueExport(api.database.db, start)).toBe(member.id);

    await prepare(member);
    expect((await statusOf(member)).export?.expiresAt).toBe('2026-11-30T09:00:00.000Z');
    const [mail] = await mailsTo(api, member.email, 'data-export-ready');
    expect(mail).toMatchObject({ locale: 'en_GB', storeId: 1, payload: { firstname: 'Kim' } });
    expect(await findDueExport(api.database.db, start)).toBeNull();
  });

  it('leads to one export and one mail for fifty concurrent requests and preparations', async () => {
    const member = await createMember(api, 'fifty@example.com');
    const times = Array.from({ length: 50 });
    const answers = await Promise.all(times.map(() => request(member)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await Promise.all(times.map(() => prepare(member)));
    expect(await mailsTo(api, member.email, 'data-export-ready')).toHaveLength(1);
    await request(member);
    await prepare(member);
    expect(await mailsTo(api, member.email, 'data-export-ready')).toHaveLength(1);
  });

  it('begins a new export after a day, which replaces the former link', async () => {
    const { member, link } = await withExport('again@example.com');
    later(dayMs - 1);
    expect((await request(member)).export?.requestedAt).toBe(start.toISOString());
    later(dayMs);
    expect((await request(member)).export).toEqual({
      requestedAt: api.clock.now.toISOString(),
      expiresAt: null,
    });
    expect(await download(link)).toMatchObject(rejection);
    await prepare(member);
    expect(await mailsTo(api, member.email, 'data-export-ready')).toHaveLength(2);
    const { id, token } = await linkTo(api, member.email, 'data-export-ready');
    expect((await download({ id, token })).statusCode).toBe(200);
    expect(await download(link)).toMatchObject(rejection);
  });

  it('takes nothing but the store from its body', async () => {
    const [member, other] = [
      await createMember(api, 'mass@example.com'),
      await createMember(api, 'other@example.com'),
    ];
    const fields = { ...store, customerId: other.id, requestedAt: '2020-01-01', email: 'evil@example.com' };
    const { status } = await callFailing(api.app, 'data-export-request', fields, { cookie: member.cookie });
    expect([status, (await statusOf(member)).export, (await statusOf(other)).export]).toEqual([
      400,
      null,
      null,
    ]);
  });
});

describe('data-export', () => {
  it('is a file that no cache stores, for the mailed link without a session and for the member', async () => {
    const { member, pathname, link } = await withExport('file@example.com');
    expect(pathname).toBe('/customer/account/dataexport/');
    const answers = [await download(link), await download({}, member.cookie)];
    for (const { statusCode, headers, body } of answers) {
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="offpiste-2026-11-23.json"',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(JSON.parse(body)).toMatchObject({
        exportedFor: member.id,
        account: { email: member.email, firstname: 'Kim', isSubscribed: true },
        sessions: [{ storeId: 1 }],
        addresses: [],
      });
    }
  });

  it('contains no hash of a password or a token, and no token of a mail', async () => {
    const { member, link } = await withExport('secrets@example.com');
    const { db } = api.database;
    const [account] = await db.select().from(customers).where(eq(customers.id, member.id));
    const tokens = await db.select().from(mailedTokens).where(eq(mailedTokens.customerId, member.id));
    const open = await db.select().from(sessions).where(eq(sessions.customerId, member.id));
    const hashes = [...tokens, ...open].map(({ tokenHash }) => tokenHash);
    const { body } = await download(link);
    expect(hashes.length).toBeGreaterThanOrEqual(3);
    for (const secret of [account?.passwordHash ?? '', link.token, ...hashes]) {
      expect(secret.length).toBeGreaterThan(20);
      expect(body).not.toContain(secret);
    }
  });

  it('rejects a link of another account, a forged one, and visitors without an export', async () => {
    const { link } = await withExport('owner@example.com');
    const other = await withExport('stranger@example.com');
    const without = await createMember(api, 'without@example.com');
    const answers = [
      await download({ id: other.link.id, token: link.token }),
      await download({ id: link.id, token: other.link.token }, other.member.cookie),
      await download({ id: link.id, token: 'x'.repeat(43) }, other.member.cookie),
      await download({ id: link.id }),
      await download({}),
      await download({}, without.cookie),
    ];
    expect(answers).toMatchObject(answers.map(() => rejection));
  });

  it('is not for the former mailbox after a change of the address', async () => {
    const { member, link } = await withExport('former@example.com');
    const change = { ...store, email: 'present@example.com', current_password: newMemberPassword };
    await call(api.app, 'customer-details-update', change, { cookie: member.cookie });
    const { id, token } = await linkTo(api, 'present@example.com', 'confirm-new-address');
    await call(api.app, 'confirm-account', { ...store, id, token }, { cookie: member.cookie });
    expect(await download(link)).toMatchObject(rejection);
    expect((await download({}, member.cookie)).statusCode).toBe(200);
  });

  it('expires after seven days, with its link and its content', async () => {
    const { member, link } = await withExport('expiry@example.com');
    later(7 * dayMs - 1);
    expect((await download(link)).statusCode).toBe(200);
    later(7 * dayMs);
    expect(await download(link)).toMatchObject(rejection);
    expect(await download({}, member.cookie)).toMatchObject(rejection);
    expect(await statusOf(member)).toEqual({ export: null, nextExportAt: null, deletionAt: null });
  });

  it('is not sent as a complete file without one of its parts', async () => {
    const { member, link } = await withExport('missing-part@example.com');
    const isSecond = and(eq(dataExportParts.customerId, member.id), eq(dataExportParts.position, 1));
    await api.database.db.delete(dataExportParts).where(isSecond);
    await expect(download(link)).rejects.toThrow('destroyed');
  });

  it.each([0, 2])('is not ended as a complete file if it is deleted after %i parts', async (parts) => {
    const { member } = await withExport(`deleted-after-${parts}@example.com`);
    const { db } = api.database;
    const found = await findReadyExport(db, { link: null, customerId: member.id, now: start });
    const reading = readExport(db, found);
    // The beginning of the file comes before the first part.
    if (parts > 0) for (let read = 0; read <= parts; read += 1) await reading.next();
    await deleteExport(db, member.id);
    await expect(reading.next()).rejects.toThrow(/part/i);
  });

  it('stores the token of its link as a hash', async () => {
    const { link } = await withExport('hashed@example.com');
    const rows = JSON.stringify([
      await api.database.db.select().from(mailedTokens),
      await api.database.db.select().from(dataExports),
      await api.database.db.select().from(dataExportParts),
    ]);
    expect(rows).not.toContain(link.token);
  });
});

describe('prepareExport', () => {
  it('stores nothing and mails nothing if a part fails, and succeeds later', async () => {
    const member = await createMember(api, 'failing@example.com');
    await request(member);
    const failing = {
      name: 'failing',
      tables: [],
      exportOf: () => Promise.reject(new Error('broken part')),
      eraseOf: () => Promise.resolve(),
    };
    const fine = { ...failing, name: 'fine', exportOf: () => sleep(1, { fine: true }) };
    const { db } = api.database;
    await expect(prepareExport(db, member.id, start, [fine, failing])).rejects.toThrow('broken part');
    expect(await mailsTo(api, member.email, 'data-export-ready')).toEqual([]);
    await prepareExport(db, member.id, start, [fine]);
    const { body } = await download({}, member.cookie);
    expect(JSON.parse(body)).toEqual({
      exportedFor: member.id,
      requestedAt: start.toISOString(),
      fine: { fine: true },
    });
  });
});
