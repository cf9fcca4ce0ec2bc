import { eq } from 'drizzle-orm';
import { accountDeletions, addresses, customers, outbox } from '../../db/schema/index.ts';
import {
  createMember,
  linkTo,
  mailsTo,
  newMemberPassword,
  type NewMember,
} from '../../testing/new-member.ts';
import { toShopError } from '../../plugins/error-answers.ts';
import { defaultStore } from 'shared-contracts/stores';
import {
  buildTestApi,
  call,
  callFailing,
  cookieOf,
  ownOrigin,
  send,
  type TestApi,
} from '../../testing/test-api.ts';
import { testPasswords } from '../../testing/test-passwords.ts';
import { createAddress } from '../addresses/service.ts';
import { endSessions } from '../auth/sessions.ts';
import { followBrands, restrictPersonalisation } from '../preferences/service.ts';
import { cancelDeletion, eraseAccount } from './account-deletion.ts';
import { requestExport } from './data-export.ts';
import { findDeletion, findDueDeletion } from './repository.ts';

let api: TestApi;
let verifications = 0;
/** Runs once, after the next password was verified and before its caller continues. */
let afterVerification: (() => Promise<unknown>) | undefined;
beforeAll(async () => {
  api = await buildTestApi({
    passwords: {
      hash: testPasswords.hash,
      async verify(passwordHash, password) {
        const isCorrect = await testPasswords.verify(passwordHash, password);
        verifications += 1;
        const action = afterVerification;
        afterVerification = undefined;
        await action?.();
        return isCorrect;
      },
    },
  });
});
afterAll(() => api.close());

const store = { store_id: 1 };
const current_password = newMemberPassword;
const address = {
  firstname: 'Kim',
  lastname: 'Lund',
  street1: '14 Corn Mill Lane',
  city: 'Leeds',
  postcode: 'LS1 4AB',
  country_id: 'GB',
  telephone: '0113 243 0000',
};
const dayMs = 24 * 60 * 60_000;
const start = new Date('2026-11-23T09:00:00Z');
const end = new Date('2026-12-07T09:00:00Z');
beforeEach(async () => {
  api.clock.now = start;
  await api.database.db.delete(accountDeletions);
});

const statusOf = async (cookie: string) => (await call(api.app, 'privacy-status', store, { cookie })).data;
const requestDeletion = ({ cookie }: NewMember) =>
  send(api.app, 'account-deletion-request', { ...store, current_password }, { cookie });
const cancel = ({ cookie }: NewMember) => send(api.app, 'account-deletion-cancel', store, { cookie });
const cancelByLink = (link: object, options = {}) =>
  send(api.app, 'account-deletion-cancel-by-link', { ...store, ...link }, options);
const signIn = ({ email }: NewMember, headers = {}) =>
  send(api.app, 'login', { email, password: newMemberPassword, ...store }, { headers });
const idOf = async (cookie: string) => (await call(api.app, 'session-data', store, { cookie })).data.id;
const accountsOf = ({ id }: NewMember) =>
  api.database.db.select().from(customers).where(eq(customers.id, id));
const erase = ({ id }: NewMember, now = end) => eraseAccount(api.database.db, id, now);

async function withDeletion(email: string) {
  const member = await createMember(api, email);
  expect((await requestDeletion(member)).statusCode).toBe(200);
  const { pathname, ...link } = await linkTo(api, email, 'account-deletion-requested');
  return { member, pathname, link };
}

describe('account-deletion-request', () => {
  it('mails the date and a link at once, and ends all other sessions', async () => {
    const member = await createMember(api, 'leaving@example.com');
    const elsewhere = cookieOf(await signIn(member));
    const response = await requestDeletion(member);
    expect(response.json()).toMatchObject({ deletionAt: end.toISOString() });
    expect(await mailsTo(api, member.email, 'account-deletion-requested')).toMatchObject([
      { locale: 'en_GB', storeId: 1, payload: { firstname: 'Kim', date: end.toISOString() } },
    ]);
    const { pathname } = await linkTo(api, member.email, 'account-deletion-requested');
    expect(pathname).toBe('/customer/account/canceldeletion/');
    expect([await idOf(member.cookie), await idOf(elsewhere)]).toEqual([member.id, null]);
  });

  it('needs the password, and counts wrong ones as sign-ins do', async () => {
    const member = await createMember(api, 'guessed@example.com');
    const { cookie } = member;
    const none = await callFailing(api.app, 'account-deletion-request', store, { cookie });
    expect(none.body).toMatchObject({ code: 'invalid_request', fields: { current_password: 'required' } });
    const guess = { ...store, current_password: 'Wrong-Pass-1' };
    const codes: string[] = [];
    for (let time = 0; time < 6; time += 1) {
      codes.push((await callFailing(api.app, 'account-deletion-request', guess, { cookie })).body.code);
    }
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'invalid_credentials'), 'too_many_attempts']);
    expect((await signIn(member)).statusCode).toBe(429);
    expect((await requestDeletion(member)).statusCode).toBe(429);
    expect((await statusOf(cookie)).deletionAt).toBeNull();
  });

  it('keeps its date and sends one mail for twenty concurrent requests and a later one', async () => {
    const member = await createMember(api, 'raced@example.com');
    const device = { headers: { 'x-forwarded-for': '192.0.2.1' } };
    const fields = { ...store, current_password };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        send(api.app, 'account-deletion-request', fields, { cookie: member.cookie, ...device }),
      ),
    );
    // Attempts at the same time are counted before each has succeeded, as those of sign-in: some are
    // rejected, unless the first had succeeded before they came.
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    api.clock.now = new Date(start.getTime() + dayMs);
    expect((await requestDeletion(member)).json()).toMatchObject({ deletionAt: end.toISOString() });
    expect(await mailsTo(api, member.email, 'account-deletion-requested')).toHaveLength(1);
  });

  it('verifies no password for an account that is going to be deleted already', async () => {
    const { member } = await withDeletion('twice@example.com');
    const before = verifications;
    const wrong = { ...store, current_password: 'Wrong-Pass-1' };
    const answer = await send(api.app, 'account-deletion-request', wrong, { cookie: member.cookie });
    expect(answer.json()).toMatchObject({ deletionAt: end.toISOString() });
    expect(verifications).toBe(before);
  });

  it('changes nothing if the session was ended or the address changed while the password was verified', async () => {
    const member = await createMember(api, 'meanwhile@example.com');
    const { db } = api.database;
    const changes = [
      {
        change: () =>
          db.update(customers).set({ email: 'owner@example.com' }).where(eq(customers.id, member.id)),
        code: 'invalid_credentials',
      },
      { change: () => endSessions(db, member.id, start), code: 'authentication_required' },
    ];
    for (const { change, code } of changes) {
      afterVerification = change;
      expect((await requestDeletion(member)).json()).toMatchObject({ code });
      expect(await findDeletion(db, member.id)).toBeNull();
    }
  });

  it('takes no account and no date from its body, and no guest', async () => {
    const [member, other] = [
      await createMember(api, 'mass-deletion@example.com'),
      await createMember(api, 'victim@example.com'),
    ];
    for (const field of [{ customerId: other.id }, { id: other.id }, { deletionAt: '2020-01-01' }]) {
      const fields = { ...store, current_password, ...field };
      const { status } = await callFailing(api.app, 'account-deletion-request', fields, {
        cookie: member.cookie,
      });
      expect(status).toBe(400);
    }
    const guest = await callFailing(api.app, 'account-deletion-request', { ...store, current_password });
    expect(guest.body.code).toBe('authentication_required');
    expect([await statusOf(member.cookie), await statusOf(other.cookie)]).toMatchObject([
      { deletionAt: null },
      { deletionAt: null },
    ]);
  });

  it('is announced at every sign-in, once: in its answer, or to a form at the next page', async () => {
    const { member } = await withDeletion('returning@example.com');
    const announced = {
      success: [],
      error: [expect.stringMatching(/^Your account is going to be deleted/) as string],
    };
    const flashesOf = async (cookie: string) =>
      (await call(api.app, 'session-data', store, { cookie })).data.flash_messages;
    const answer = await signIn(member);
    expect(answer.json()).toMatchObject({ session: { flash_messages: announced } });
    expect(await flashesOf(cookieOf(answer))).toEqual({ success: [], error: [] });

    const posted = await api.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { ...ownOrigin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email: member.email, password: newMemberPassword }).toString(),
    });
    const cookie = cookieOf(posted);
    expect(await flashesOf(cookie)).toEqual(announced);
    expect((await statusOf(cookie)).deletionAt).toBe(end.toISOString());
  });
});

describe('account-deletion-cancel', () => {
  it('cancels the account deletion and makes the mailed link void', async () => {
    const { member, link } = await withDeletion('staying@example.com');
    expect((await cancel(member)).json()).toMatchObject({ deletionAt: null });
    expect((await cancelByLink(link)).statusCode).toBe(422);
    expect(await findDueDeletion(api.database.db, end)).not.toBe(member.id);
    await erase(member);
    expect(await accountsOf(member)).toHaveLength(1);
  });
});

describe('a password that is set by a mailed link', () => {
  it('cancels an account deletion', async () => {
    const { member, link } = await withDeletion('taken-back@example.com');
    await call(api.app, 'forgot-password', { ...store, login: member.email });
    const { id, token } = await linkTo(api, member.email, 'reset-password');
    const password = 'Other-Snow-2';
    await call(api.app, 'reset-password', { ...store, id, token, password, password_confirmation: password });
    expect(await findDeletion(api.database.db, member.id)).toBeNull();
    expect((await cancelByLink(link)).statusCode).toBe(422);
    await erase(member);
    expect(await accountsOf(member)).toHaveLength(1);
  });
});

describe('account-deletion-cancel-by-link', () => {
  it('cancels the account deletion without a session, ends the sessions, and works once', async () => {
    const { member, link } = await withDeletion('by-link@example.com');
    expect((await cancelByLink(link)).statusCode).toBe(200);
    expect(await idOf(member.cookie)).toBeNull();
    expect((await cancelByLink(link)).statusCode).toBe(422);
    expect((await statusOf(cookieOf(await signIn(member)))).deletionAt).toBeNull();
  });

  it('accepts no link of another account, no forged one and none after the date', async () => {
    const { member, link } = await withDeletion('kept-link@example.com');
    const other = await withDeletion('other-link@example.com');
    const forged = [
      { id: member.id, token: other.link.token },
      { id: other.member.id, token: link.token },
      { id: member.id, token: 'x'.repeat(43) },
    ];
    for (const each of forged) expect((await cancelByLink(each)).statusCode).toBe(422);
    api.clock.now = end;
    expect((await cancelByLink(link)).statusCode).toBe(422);
    api.clock.now = start;
    expect((await statusOf(member.cookie)).deletionAt).toBe(end.toISOString());
  });
});

describe('eraseAccount', () => {
  it('deletes nothing before the date', async () => {
    const { member } = await withDeletion('early@example.com');
    expect(await findDueDeletion(api.database.db, new Date(end.getTime() - 1))).toBeNull();
    await erase(member, new Date(end.getTime() - 1));
    expect(await accountsOf(member)).toHaveLength(1);
    await cancel(member);
  });

  it('deletes the account once among concurrent jobs, and mails the former address, which can register again', async () => {
    const { member } = await withDeletion('gone@example.com');
    expect(await findDueDeletion(api.database.db, end)).toBe(member.id);
    await Promise.all(Array.from({ length: 5 }, () => erase(member)));
    expect(await accountsOf(member)).toEqual([]);
    const mails = await api.database.db.select().from(outbox).where(eq(outbox.recipient, member.email));
    expect(mails).toMatchObject([{ kind: 'account-deleted', storeId: 1, payload: { firstname: 'Kim' } }]);
    expect([await idOf(member.cookie), (await signIn(member)).statusCode]).toEqual([null, 401]);

    const again = await createMember(api, member.email);
    expect(again.id).not.toBe(member.id);
    expect(await statusOf(again.cookie)).toEqual({ export: null, nextExportAt: null, deletionAt: null });
  });

  it('changes nothing if a part fails', async () => {
    const { member } = await withDeletion('half@example.com');
    const deletesAddresses = {
      name: 'deletes',
      tables: [],
      exportOf: () => Promise.resolve(null),
      eraseOf: async (tx: typeof api.database.db) => {
        await tx.delete(addresses);
      },
    };
    const failing = { ...deletesAddresses, eraseOf: () => Promise.reject(new Error('broken part')) };
    const before = await api.database.db.$count(addresses);
    const erased = eraseAccount(api.database.db, member.id, end, [deletesAddresses, failing]);
    await expect(erased).rejects.toThrow('broken part');
    expect(await api.database.db.$count(addresses)).toBe(before);
    expect(await mailsTo(api, member.email, 'account-deleted')).toEqual([]);
  });

  it('leaves no account to write to: a call that has identified the member before is answered as by a guest', async () => {
    const { member } = await withDeletion('late-call@example.com');
    await erase(member);
    const { db } = api.database;
    const calls = [
      createAddress(db, member.id, address, start),
      requestExport(db, member.id, defaultStore, start),
      cancelDeletion(db, member.id),
      restrictPersonalisation(db, member.id, {
        restrictEmailPersonalisation: true,
        restrictSitePersonalisation: true,
      }),
      followBrands(db, member.id, {}),
    ];
    const errors = await Promise.all(calls.map((each) => each.catch((error: unknown) => error)));
    const codes = errors.map((error) => toShopError(error as Error).code);
    expect(codes).toEqual(calls.map(() => 'authentication_required'));
  });

  it('raced with sign-ins, new addresses and the cancellation leaves all of the account or nothing', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { member } = await withDeletion(`race-${round}@example.com`);
      const { cookie } = member;
      const from = (index: number) => ({ 'x-forwarded-for': `192.0.2.${index + 1}` });
      const answers = await Promise.all([
        ...[0, 1, 2].map((index) => signIn(member, from(index))),
        send(api.app, 'address-create', { ...store, address }, { cookie }),
        erase(member).then(() => null),
        send(api.app, 'basket-add', { ...store, productID: 1, quantity: 1 }, { cookie }),
        send(api.app, 'POST recently-viewed', { ...store, product_id: 1 }, { cookie }),
        ...[3, 4].map((index) => signIn(member, from(index))),
        ...(round % 2 === 0 ? [cancel(member)] : []),
      ]);
      const faults = answers.filter((answer) => answer !== null && answer.statusCode >= 500);
      expect(faults.map((answer) => answer?.body)).toEqual([]);
      const isKept = (await accountsOf(member)).length === 1;
      const left = await api.database.db.select().from(addresses).where(eq(addresses.customerId, member.id));
      expect(left.length).toBeLessThanOrEqual(isKept ? 1 : 0);
      expect(await mailsTo(api, member.email, 'account-deleted')).toHaveLength(isKept ? 0 : 1);
      expect((await signIn(member)).statusCode).toBe(isKept ? 200 : 401);
    }
  });
});
