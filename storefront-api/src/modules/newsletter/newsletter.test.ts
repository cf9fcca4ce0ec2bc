import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { paths } from 'shared-contracts/routes';
import { defaultStore } from 'shared-contracts/stores';
import { customers } from '../../db/schema/index.ts';
import {
  buildTestApi,
  call,
  callFailing,
  ownOrigin,
  signIn,
  testSecret,
  type TestApi,
} from '../../testing/test-api.ts';
import { createNewsletterLink } from './newsletter-link.ts';
import { readMailLinkSecret } from './mail-link-secret.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const email = 'anna@example.com';

async function linkOf(address = email, secret = testSecret) {
  const { websiteId } = defaultStore;
  const row = await api.database.db.query.customers.findFirst({
    where: and(eq(customers.email, address), eq(customers.websiteId, websiteId)),
  });
  if (!row) throw new Error(`no customer has ${address}`);
  return createNewsletterLink(secret, { customerId: row.id, websiteId, email: address });
}

const other = (character: string | undefined) => (character === 'A' ? 'B' : 'A');

describe('newsletter', () => {
  it('accepts a newsletter link in every store of the website', async () => {
    const link = await linkOf();
    const { data, response } = await call(api.app, 'newsletter', { ...link, storeId: 1 });
    expect(data).toMatchObject({ email, subscription: [], sport_preference: [] });
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await call(api.app, 'newsletter', { ...link, storeId: 13 })).data).toEqual(data);
  });

  it('returns the settings of the member', async () => {
    const choose = (isSubscribed: boolean, subscribeAbandonedBasket: boolean) =>
      api.database.db
        .update(customers)
        .set({ isSubscribed, subscribeAbandonedBasket })
        .where(eq(customers.email, email));
    const read = async () => (await call(api.app, 'newsletter', { ...(await linkOf()), storeId: 1 })).data;
    await choose(true, false);
    expect(await read()).toMatchObject({ subscribed: true, unsubscribe_abandoned_basket: true });
    await choose(false, true);
    expect(await read()).toMatchObject({ subscribed: false, unsubscribe_abandoned_basket: false });
  });

  it('returns the settings of the signed-in member without a link', async () => {
    const cookie = await signIn(api.app, 'ben@example.com');
    const { data } = await call(api.app, 'newsletter', { storeId: 1 }, { cookie });
    expect(data.email).toBe('ben@example.com');
  });

  it('returns the settings of the link, also for another signed-in member', async () => {
    const cookie = await signIn(api.app, 'ben@example.com');
    const { data } = await call(api.app, 'newsletter', { ...(await linkOf()), storeId: 1 }, { cookie });
    expect(data.email).toBe(email);
  });

  it('requires sign-in without a link', async () => {
    const { status, body } = await callFailing(api.app, 'newsletter', { storeId: 1 });
    expect([status, body.code]).toEqual([401, 'authentication_required']);
  });
});

describe('a forged link', () => {
  async function rejectionOf(link: object, storeId = 1): Promise<unknown[]> {
    const { status, body, response } = await callFailing(api.app, 'newsletter', { ...link, storeId });
    expect(response.body).not.toContain('@');
    return [status, body.code];
  }

  it('is rejected if any character differs', async () => {
    const { hashedEmail, hashedToken } = await linkOf();
    const broken = [0, 20, hashedToken.length - 2].map(
      (at) => hashedToken.slice(0, at) + other(hashedToken[at]) + hashedToken.slice(at + 1),
    );
    const answers = [
      ...broken.map((token) => ({ hashedEmail, hashedToken: token })),
      { hashedEmail: `0${hashedEmail.slice(1)}x`, hashedToken },
    ];
    for (const answer of answers) expect(await rejectionOf(answer)).toEqual([422, 'invalid_token']);
  });

  it('is rejected if it was signed with another secret or for another website', async () => {
    expect(await rejectionOf(await linkOf(email, Buffer.alloc(32, 'another secret')))).toEqual([
      422,
      'invalid_token',
    ]);
    expect(await rejectionOf(await linkOf(), 19)).toEqual([422, 'invalid_token']);
  });

  it('is rejected if it combines one customer’s address with another’s token', async () => {
    const [anna, ben] = await Promise.all([linkOf(), linkOf('ben@example.com')]);
    const mixed = { hashedEmail: anna.hashedEmail, hashedToken: ben.hashedToken };
    expect(await rejectionOf(mixed)).toEqual([422, 'invalid_token']);
  });

  it('is rejected after the address of the account has changed', async () => {
    const link = await linkOf('ben@example.com');
    await api.database.db
      .update(customers)
      .set({ email: 'ben.moved@example.com' })
      .where(eq(customers.email, 'ben@example.com'));
    expect(await rejectionOf(link)).toEqual([422, 'invalid_token']);
  });

  it.each([
    [{ hashedEmail: 'x' }],
    [{ hashedToken: 'x' }],
    [{ hashedEmail: '', hashedToken: '' }],
    [{ hashedEmail: "' or 1=1 --", hashedToken: '1.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' }],
    [{ hashedEmail: '💣', hashedToken: '999999999.💣' }],
  ])('is rejected for %j', async (link) => {
    expect(await rejectionOf(link)).toEqual([422, 'invalid_token']);
  });
});

describe('readMailLinkSecret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secret-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('creates the file once, readable by the current user only', () => {
    const file = join(folder, 'deep/secret');
    const first = readMailLinkSecret(file);
    expect(first.length).toBe(32);
    expect(readMailLinkSecret(file)).toEqual(first);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(first.toString('base64url'));
  });

  it('rejects a short secret, and a path that is no file, without the path', () => {
    const file = join(folder, 'short');
    writeFileSync(file, 'abc');
    for (const path of [file, join(file, 'deeper')])
      expect(() => readMailLinkSecret(path)).toThrow(
        /^MAIL_LINK_SECRET_FILE is not valid: it must be a file with 32 random bytes (?!.*short)/,
      );
  });
});

describe('newsletter-additional-shopping-notifications', () => {
  const change = 'newsletter-additional-shopping-notifications';
  const isReminded = async (address: string) => {
    const { websiteId } = defaultStore;
    const row = await api.database.db.query.customers.findFirst({
      where: and(eq(customers.email, address), eq(customers.websiteId, websiteId)),
    });
    return row?.subscribeAbandonedBasket;
  };

  it('changes the reminders of the signed-in member', async () => {
    const cookie = await signIn(api.app, 'clara@example.com');
    for (const [subscribe, expected] of [
      [1, true],
      [0, false],
    ] as const) {
      const request = { store_id: 1, subscribe_abandoned_basket: subscribe };
      // oxlint-disable-next-line no-await-in-loop -- one after another
      const { data } = await call(api.app, change, request, { cookie });
      expect(data).toEqual({
        subscribeAbandonedBasket: expected,
        redirect: `${paths.notifications}?status=saved`,
      });
      // oxlint-disable-next-line no-await-in-loop -- see above
      expect(await isReminded('clara@example.com')).toBe(expected);
    }
  });

  it('changes those of a newsletter link, also for another signed-in member', async () => {
    const cookie = await signIn(api.app, 'clara@example.com');
    const request = { ...(await linkOf()), store_id: 1, subscribe_abandoned_basket: 1 } as const;
    await call(api.app, change, request, { cookie });
    expect([await isReminded(email), await isReminded('clara@example.com')]).toEqual([true, false]);
  });

  it('takes a form whose checkbox ends the reminders if it is not checked, and leads back to the page of its link', async () => {
    const link = await linkOf();
    const post = async (fields: Record<string, string>) => {
      const answer = await api.app.inject({
        method: 'POST',
        url: `/api/${change}`,
        headers: { ...ownOrigin, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ ...fields, back: '/' }).toString(),
      });
      return { status: answer.statusCode, redirect: answer.json<{ redirect?: string }>().redirect };
    };
    const query = new URLSearchParams({ ...link, status: 'saved' }).toString();
    const saved = { status: 200, redirect: `${paths.notifications}?${query}` };
    expect(await post({ ...link, subscribe_abandoned_basket: '1' })).toEqual(saved);
    expect(await isReminded(email)).toBe(true);
    expect(await post({ ...link })).toEqual(saved);
    expect(await isReminded(email)).toBe(false);
    expect((await post({ ...link, subscribe_abandoned_basket: '2' })).status).toBe(400);
    expect((await post({})).status).toBe(401);
  });

  it('rejects the link of another website, and long texts', async () => {
    const request = { store_id: 1, subscribe_abandoned_basket: 0 } as const;
    const link = await linkOf();
    const elsewhere = await callFailing(api.app, change, { ...request, ...link, store_id: 19 });
    expect(elsewhere.body.code).toBe('invalid_token');
    for (const field of ['hashedEmail', 'hashedToken', 'referrer']) {
      const long = { ...request, ...link, [field]: 'x'.repeat(10_000) };
      // oxlint-disable-next-line no-await-in-loop -- one after another
      expect((await callFailing(api.app, change, long)).status).toBe(400);
    }
  });

  it('rejects a forged link, a guest without one, and another value', async () => {
    const link = await linkOf();
    const forged = {
      ...link,
      hashedToken: `${link.hashedToken.slice(0, -1)}${other(link.hashedToken.at(-1))}`,
    };
    const request = { store_id: 1, subscribe_abandoned_basket: 0 } as const;
    expect((await callFailing(api.app, change, { ...request, ...forged })).body.code).toBe('invalid_token');
    expect((await callFailing(api.app, change, request)).status).toBe(401);
    const invalid = { ...request, subscribe_abandoned_basket: 2 as 1 };
    expect((await callFailing(api.app, change, { ...invalid, ...link })).status).toBe(400);
  });
});
