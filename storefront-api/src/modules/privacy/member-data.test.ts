import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import {
  addresses,
  basketLines,
  baskets,
  consentRecords,
  customers,
  orderItems,
  orders,
  outbox,
  recentlyViewed,
  recentSearches,
  returnItems,
  sessions,
  pointEntries,
  socialIdentities,
} from '../../db/schema/index.ts';
import { basketOf, bundleAddition, bundleOf } from '../../testing/baskets.ts';
import { createMember, linkTo, newMemberPassword, type NewMember } from '../../testing/new-member.ts';
import { insertPlacedOrder } from '../../testing/orders/placed-order.ts';
import { queueMails } from '../../testing/queued-mails.ts';
import { buildTestApi, call, type TestApi } from '../../testing/test-api.ts';
import { mailData } from '../mail/personal-data.ts';
import { grantPoints } from '../points/points.ts';
import { recordPromotionUses } from '../promotions/promotion-uses.ts';
import { eraseAccount } from './account-deletion.ts';
import { prepareExport } from './data-export.ts';
import { memberData } from './member-data.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const store = { store_id: 1 };

/** Tables whose columns look like a reference to a member, and why they are in no part. */
const withoutPersonalData: Readonly<Record<string, string>> = {
  sales: 'max_per_customer is a limit of a sale',
  promotions: 'max_uses_per_member is a limit of a promotion',
  sign_in_attempts: 'counts by hashes, for two hours',
  known_networks: 'hashes that cannot be found by account, deleted after 180 days',
  used_tokens: 'hashes, deleted when they expire',
  stored_card_erasures: 'the former number of a deleted account, until the provider has deleted its cards',
  pending_additions: 'belong to a browser, not to an account, and expire',
};

const suspicious = /customer|member|email|recipient|subject|(token|session|address)_hash/;

const tablesOf = memberData.flatMap(({ tables }) => tables.map(getTableName));

async function rowsOf<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await api.database.db.execute(query)) as unknown as { rows: Row[] }).rows;
}

/** Returns the tables that refer to a table, directly or through others. */
async function referringTo(table: string): Promise<Set<string>> {
  const references = await rowsOf<{ child: string; parent: string }>(sql`
    select child.relname as child, parent.relname as parent from pg_constraint
    join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f'`);
  const found = new Set([table]);
  // A set also iterates over what is added meanwhile.
  for (const parent of found) {
    for (const reference of references) if (reference.parent === parent) found.add(reference.child);
  }
  return found;
}

describe('memberData', () => {
  it('has every table that refers to an account, or names the reason why not', async () => {
    const columns = await rowsOf<{ table: string; column: string }>(sql`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public'`);
    const named = columns.filter(({ column }) => suspicious.test(column)).map(({ table }) => table);
    const expected = new Set([...(await referringTo('customers')), ...named]);
    expect(expected.size).toBeGreaterThan(12);
    const known = new Set([...tablesOf, ...Object.keys(withoutPersonalData)]);
    expect([...known].toSorted()).toEqual([...expected].toSorted());
    expect(tablesOf.filter((table) => table in withoutPersonalData)).toEqual([]);
  });

  it('names each part once', () => {
    const names = memberData.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

/** Returns a member of whom every table has a row. */
async function fillAccount(email: string): Promise<NewMember> {
  const member = await createMember(api, email);
  const { cookie } = member;
  const { app, database } = api;
  const address = {
    firstname: 'Kim',
    lastname: 'Lund',
    street1: 'Zzyzx Road 7',
    city: 'Leeds',
    postcode: 'LS1 4AB',
    country_id: 'GB',
    telephone: '0113 243 0000',
  };
  await call(app, 'address-create', { ...store, address }, { cookie });
  const consent = { ...store, accepted_functional: true, accepted_advertising: false };
  await call(app, 'cookie-preferences', consent, { cookie });
  await call(app, 'brand-interests-update', { ...store, brands: { '1': true } }, { cookie });
  await call(app, 'POST recently-viewed', { ...store, product_id: 1 }, { cookie });
  await call(app, 'search-save', { ...store, term: 'zzyzx skis', results_count: 1 }, { cookie });
  await call(app, 'basket-add', bundleAddition(await bundleOf(api, 'ski-bundle', cookie)), { cookie });
  const now = api.clock.now;
  await grantPoints(database.db, { customerId: member.id, points: 500, kind: 'referral', now });
  const { version } = await basketOf(api, cookie);
  const code = { ...store, type: 'promo', info: 'WELCOME10', version } as const;
  await call(app, 'basket-apply-discount', code, { cookie });
  await recordPromotionUses(database.db, { orderId: 1, customerId: member.id, promotionIds: [1], now });
  const identity = { websiteId: 1, clientId: 'shop', subject: `zzyzx-${email}` };
  await database.db
    .insert(socialIdentities)
    .values({ ...identity, customerId: member.id, createdAt: new Date() });
  const { data } = await call(app, 'checkout-data', store, { cookie });
  const billing = { ...store, version: data.version, isSame: true };
  await call(app, 'checkout-billing', billing, { cookie });
  await insertPlacedOrder(database.db, { customerId: member.id, email });
  await call(app, 'data-export-request', store, { cookie });
  await call(app, 'account-deletion-request', { ...store, current_password: newMemberPassword }, { cookie });
  await prepareExport(database.db, member.id, api.clock.now);
  return member;
}

/** Returns the number of rows that belong to an account, by table. */
async function countRows({ id, email }: NewMember): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of new Set(memberData.flatMap(({ tables }) => tables))) {
    const columns = getTableConfig(table).columns.map(({ name }) => name);
    const name = getTableName(table);
    const ofMember =
      name === 'customers'
        ? sql`id = ${id}`
        : columns.includes('recipient')
          ? sql`recipient = ${email}`
          : columns.includes('customer_id')
            ? sql`customer_id = ${id}`
            : // Parts of baskets and orders: the test has no other ones.
              sql`true`;
    const [row] = await rowsOf<{ count: string }>(
      sql`select count(*) as count from ${table} where ${ofMember}`,
    );
    counts[name] = Number(row?.count);
  }
  return counts;
}

interface ExportedFile {
  account: object;
  addresses: object[];
  baskets: (object & { lines: object[] })[];
  consents: object[];
  points: object[];
  promotions: object[];
  recentlyViewed: object[];
  recentSearches: object[];
  sessions: object[];
  socialLogins: object[];
  mails: object[];
  checkouts: object[];
  orders: (object & { items: object[] })[];
}

interface ExportedRecord {
  table: PgTable;
  record: object | undefined;
  /** Columns of the table that are not in the record, and why. */
  notExported: Readonly<Record<string, string>>;
}

const accountId = 'is in the account';
const ofDelivery = 'is for the delivery of the mail';

/** Returns a record of each part that is exported with the columns of a table. The others have lists of names and times. */
const recordsOf = (file: ExportedFile): ExportedRecord[] => [
  {
    table: customers,
    record: file.account,
    notExported: { formerLoyaltyPoints: 'is in the ledger of points', passwordHash: 'is a secret' },
  },
  { table: addresses, record: file.addresses[0], notExported: {} },
  {
    table: baskets,
    record: file.baskets[0],
    notExported: {
      id: 'names the basket inside the shop',
      customerId: accountId,
      sessionHash: 'is a secret',
      version: 'counts changes',
    },
  },
  {
    table: basketLines,
    record: file.baskets[0]?.lines[0],
    notExported: {
      id: 'names the line inside the shop',
      basketId: 'is the basket that has the line',
      productId: 'is exported as its SKU',
      variantId: 'is exported as its SKU',
      contentKey: 'is derived from the other columns',
      qty: 'is exported as quantity',
    },
  },
  { table: consentRecords, record: file.consents[0], notExported: { customerId: accountId } },
  {
    table: orders,
    record: file.orders[0],
    notExported: { customerId: accountId, sessionHash: 'is a secret' },
  },
  {
    table: orderItems,
    record: file.orders[0]?.items[0],
    notExported: {
      orderId: 'is the order that has the item',
      contentKey: 'is derived from the other columns',
    },
  },
  {
    table: pointEntries,
    record: file.points[0],
    notExported: { id: 'names the entry inside the shop', customerId: accountId },
  },
  { table: recentlyViewed, record: file.recentlyViewed[0], notExported: { customerId: accountId } },
  {
    table: recentSearches,
    record: file.recentSearches[0],
    notExported: { customerId: accountId, folded: 'is derived from the term' },
  },
  {
    table: sessions,
    record: file.sessions[0],
    notExported: { tokenHash: 'is a secret', customerId: accountId },
  },
  { table: socialIdentities, record: file.socialLogins[0], notExported: { customerId: accountId } },
  {
    table: outbox,
    record: file.mails[0],
    notExported: {
      id: 'names the mail inside the shop',
      customerId: accountId,
      payload: 'contains tokens of links',
      messageId: ofDelivery,
      attempts: ofDelivery,
      dueAt: ofDelivery,
      claimedUntil: ofDelivery,
      expiresAt: ofDelivery,
      failedAt: ofDelivery,
      failure: ofDelivery,
    },
  },
];

function notInRecord({ table, record = {} }: ExportedRecord): string[] {
  return Object.keys(getTableColumns(table))
    .filter((column) => !(column in record))
    .toSorted();
}

describe('an account of which every table has a row', () => {
  it('is exported with the columns of its records except those with a reason, and erased without a rest', async () => {
    const member = await fillAccount('everything@example.com');
    const [inviter] = await api.database.db
      .select()
      .from(customers)
      .where(sql`id = ${member.id}`);
    const invited = await createMember(api, 'invited@example.com');
    await api.database.db
      .update(customers)
      .set({ referredBy: inviter?.referralCode ?? null })
      .where(sql`id = ${invited.id}`);
    const before = await countRows(member);
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);

    const file = JSON.parse(
      JSON.stringify(
        Object.fromEntries(
          await Promise.all(
            memberData.map(async ({ name, exportOf }) => [name, await exportOf(api.database.db, member.id)]),
          ),
        ),
      ),
    ) as ExportedFile;
    const records = recordsOf(file);
    expect(records.map((record) => notInRecord(record))).toEqual(
      records.map(({ notExported }) => Object.keys(notExported).toSorted()),
    );
    expect(file.account).toHaveProperty('pendingEmail', null);
    expect(file).toMatchObject({
      addresses: [{ street1: 'Zzyzx Road 7', telephone: '+441132430000' }],
      brandsFollowed: [expect.any(String)],
      referrals: { membersJoined: 1 },
      consents: [
        { storeId: 1, acceptedFunctional: true, acceptedAdvertising: false, rejectedByBrowser: false },
      ],
      checkouts: [{ isBillingSame: true }],
      orders: [{ email: 'everything@example.com', items: [{ fittingForm: { bootNorm: 'alpine' } }] }],
      baskets: [
        { storeId: 1, codes: ['WELCOME10'], lines: [{ quantity: 1, fittingForm: { bootNorm: 'alpine' } }] },
      ],
      points: [{ points: 500, kind: 'referral' }],
      promotions: [{ code: 'WELCOME10', orderId: 1 }],
      recentlyViewed: [{ productId: 1 }],
      recentSearches: [{ term: 'zzyzx skis' }],
      sessions: [{ storeId: 1 }],
      socialLogins: [{ subject: 'zzyzx-everything@example.com' }],
      mails: expect.arrayContaining([expect.objectContaining({ kind: 'data-export-ready' })]) as object,
      privacy: { exportRequestedAt: expect.any(String) as string },
    });

    const deletion = new Date(api.clock.now.getTime() + 15 * 24 * 60 * 60_000);
    await eraseAccount(api.database.db, member.id, deletion);
    const after = await countRows(member);
    // The mail that reports it, and what is kept of the order without the account.
    const ofOrder = ['order_items', 'order_payments', 'shipments', 'shipment_items', 'payment_operations'];
    const ofChanges = ['order_events', 'returns', 'return_items', 'invoices'];
    const kept = Object.fromEntries(['outbox', ...ofOrder, ...ofChanges].map((name) => [name, 1]));
    expect(after).toEqual({ ...Object.fromEntries(Object.keys(before).map((name) => [name, 0])), ...kept });
    const [item] = await api.database.db.select().from(orderItems);
    expect(item?.fittingForm).toBeNull();
    // What proves the consent is kept, without the account.
    const proofs = await api.database.db.select().from(consentRecords);
    expect(proofs).toMatchObject([{ customerId: null, acceptedFunctional: true }]);
    const [returned] = await api.database.db.select().from(returnItems);
    expect(returned).toMatchObject({ reason: 'too_small', comment: null });
    const [former] = await api.database.db
      .select()
      .from(customers)
      .where(sql`id = ${invited.id}`);
    expect(former).toMatchObject({ email: invited.email, referredBy: null });
  });

  it('shows no mails to a member who had its address before, and leaves them', async () => {
    const { app, clock, database } = api;
    const member = await createMember(api, 'passed-on@example.com');
    const change = { ...store, email: 'moved@example.com', current_password: newMemberPassword };
    await call(app, 'customer-details-update', change, { cookie: member.cookie });
    const { id, token } = await linkTo(api, 'moved@example.com', 'confirm-new-address');
    await call(app, 'confirm-account', { ...store, id, token }, { cookie: member.cookie });
    const kindsTo = async (recipient: string, customerId: number) =>
      ((await mailData.exportOf(database.db, customerId)) as { kind: string; recipient: string }[])
        .filter((mail) => mail.recipient === recipient)
        .map(({ kind }) => kind);
    const former = ['welcome', 'confirm-address', 'email-change-requested'];
    expect(await kindsTo(member.email, member.id)).toEqual(expect.arrayContaining(former));
    const rows = () => rowsOf(sql`select id from outbox where customer_id = ${member.id} order by id`);
    const before = await rows();
    // A mail without an account.
    await queueMails(database.db, [member.email], new Date(clock.now.getTime() - 1));

    const next = await createMember(api, member.email);
    await queueMails(database.db, [member.email], clock.now);
    const kinds = ['welcome', 'confirm-address', 'password-changed'];
    expect(await kindsTo(member.email, next.id)).toEqual(kinds);
    await mailData.eraseOf(database.db, next.id);
    expect(await rows()).toEqual(before);
    const left = await rowsOf(
      sql`select kind from outbox where recipient = ${member.email} and customer_id is null`,
    );
    expect(left).toEqual([{ kind: 'password-changed' }]);
  });

  it('is erased with the mails to its former and its pending addresses', async () => {
    const { app, clock, database } = api;
    const member = await createMember(api, 'first@example.com');
    const { cookie } = member;
    const ask = (email: string) =>
      call(
        app,
        'customer-details-update',
        { ...store, email, current_password: newMemberPassword },
        { cookie },
      );
    await ask('second@example.com');
    const { id, token } = await linkTo(api, 'second@example.com', 'confirm-new-address');
    await call(app, 'confirm-account', { ...store, id, token }, { cookie });
    await ask('third@example.com');
    await call(
      app,
      'account-deletion-request',
      { ...store, current_password: newMemberPassword },
      { cookie },
    );
    await eraseAccount(database.db, member.id, new Date(clock.now.getTime() + 15 * 24 * 60 * 60_000));
    const addresses = sql`recipient in ('first@example.com', 'second@example.com', 'third@example.com')`;
    expect(await rowsOf(sql`select kind, recipient from outbox where ${addresses}`)).toEqual([
      { kind: 'account-deleted', recipient: 'second@example.com' },
    ]);
  });

  it('with an address that another website has too, leaves the mails of that website', async () => {
    const member = await fillAccount('two-websites@example.com');
    const { data } = await call(api.app, 'signup', {
      email: member.email,
      password: newMemberPassword,
      firstname: 'Kim',
      lastname: 'Lund',
      country_id: 'GB',
      language: 'en_GB',
      newsletter: false,
      store_id: 19,
    });
    expect(data.session.id).not.toBe(member.id);
    const deletion = new Date(api.clock.now.getTime() + 15 * 24 * 60 * 60_000);
    await eraseAccount(api.database.db, member.id, deletion);
    const mails = await rowsOf<{ kind: string; store_id: number }>(
      sql`select kind, store_id from outbox where recipient = ${member.email} order by id`,
    );
    expect(mails).toEqual([
      { kind: 'welcome', store_id: 19 },
      { kind: 'confirm-address', store_id: 19 },
      { kind: 'account-deleted', store_id: 1 },
    ]);
  });
});
