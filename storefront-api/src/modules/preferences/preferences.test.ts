import { eq } from 'drizzle-orm';
import { customers } from '../../db/schema/index.ts';
import { buildTestApi, call, callFailing, ownOrigin, signIn, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const store = { store_id: 1 };
const everything = { restrict_email_personalisation: false, restrict_site_personalisation: false };

const sessionOf = async (cookie: string) => (await call(api.app, 'session-data', store, { cookie })).data;
const viewedBy = async (cookie: string) =>
  (await call(api.app, 'recently-viewed', store, { cookie })).data.items.map(({ productID }) => productID);
const view = (cookie: string, product: number) =>
  call(api.app, 'POST recently-viewed', { ...store, product_id: product }, { cookie });
const followedBy = async (cookie: string) =>
  (await call(api.app, 'brand-interests', store, { cookie })).data.brands
    .filter(({ isFollowed }) => isFollowed)
    .map(({ id }) => id);
const postForm = async (name: string, cookie: string, fields: Record<string, string>) => {
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api/${name}`,
    headers: { ...ownOrigin, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  return answer.statusCode;
};

describe('newsletter-personalisation', () => {
  it('is in the session at once', async () => {
    const cookie = await signIn(api.app, 'anna@example.com');
    const { data } = await call(
      api.app,
      'newsletter-personalisation',
      { ...store, ...everything, restrict_email_personalisation: true },
      { cookie },
    );
    expect(data).toEqual({ restrictEmailPersonalisation: true, restrictSitePersonalisation: false });
    expect(await sessionOf(cookie)).toMatchObject(data);
  });

  it('deletes the products viewed and stores no further ones without permission for the site', async () => {
    const cookie = await signIn(api.app, 'ben@example.com');
    await view(cookie, 1);
    expect(await viewedBy(cookie)).toEqual([1]);
    const restrict = (isRestricted: boolean) =>
      call(
        api.app,
        'newsletter-personalisation',
        { ...store, ...everything, restrict_site_personalisation: isRestricted },
        { cookie },
      );
    await restrict(true);
    expect((await view(cookie, 2)).data).toEqual({ isSaved: false });
    expect(await viewedBy(cookie)).toEqual([]);
    await restrict(false);
    expect(await viewedBy(cookie)).toEqual([]);
    await view(cookie, 2);
    expect(await viewedBy(cookie)).toEqual([2]);
  });

  it('takes a form whose checked checkboxes allow the use, and whose others restrict it', async () => {
    const cookie = await signIn(api.app, 'anna@example.com');
    const allowed = { restrict_site_personalisation: 'false' };
    expect(await postForm('newsletter-personalisation', cookie, allowed)).toBe(200);
    expect(await sessionOf(cookie)).toMatchObject({
      restrictEmailPersonalisation: true,
      restrictSitePersonalisation: false,
    });
  });

  it('rejects JSON that is posted, and long texts', async () => {
    const cookie = await signIn(api.app, 'anna@example.com');
    const posted = await api.app.inject({
      method: 'POST',
      url: '/api/newsletter-personalisation',
      headers: { ...ownOrigin, cookie },
      payload: { ...store, ...everything },
    });
    expect(posted.statusCode).toBe(415);
    const text = 'x'.repeat(10_000);
    const long = await callFailing(
      api.app,
      'newsletter-personalisation',
      { ...store, ...everything, referrer: text },
      { cookie },
    );
    expect([long.status, long.body.fields]).toEqual([400, { referrer: expect.any(String) }]);
    const fields = { restrict_site_personalisation: text };
    expect(await postForm('newsletter-personalisation', cookie, fields)).toBe(400);
  });

  it('rejects a guest, and fields that it does not have', async () => {
    const cookie = await signIn(api.app, 'anna@example.com');
    const request = { ...store, ...everything };
    expect((await callFailing(api.app, 'newsletter-personalisation', request)).status).toBe(401);
    const forged = await callFailing(
      api.app,
      'newsletter-personalisation',
      { ...request, loyaltyPoints: 1_000, group_id: 3 } as typeof request,
      { cookie },
    );
    expect(forged.status).toBe(400);
    const row = await api.database.db.query.customers.findFirst({
      where: eq(customers.email, 'anna@example.com'),
    });
    expect(row).not.toMatchObject({ loyaltyPoints: 1_000 });
  });
});

describe('brand-interests', () => {
  it('lists every brand by name, and none as followed at first', async () => {
    const cookie = await signIn(api.app, 'anna@example.com');
    const { brands } = (await call(api.app, 'brand-interests', store, { cookie })).data;
    expect(brands.length).toBeGreaterThan(3);
    const names = brands.map(({ name }) => name.toLowerCase());
    expect(names).toEqual(names.toSorted());
    expect(await followedBy(cookie)).toEqual([]);
  });

  it('are replaced by an update, and belong to one member', async () => {
    const anna = await signIn(api.app, 'anna@example.com');
    const ben = await signIn(api.app, 'ben@example.com');
    const update = (brands: Record<string, boolean>, cookie = anna) =>
      call(api.app, 'brand-interests-update', { ...store, brands }, { cookie });
    await update({ 1: true, 2: true });
    await update({ 3: true }, ben);
    await update({ 2: true, 3: false, 999_999_999: true });
    expect([await followedBy(anna), await followedBy(ben)]).toEqual([[2], [3]]);
  });

  it('are none after an empty update', async () => {
    const cookie = await signIn(api.app, 'anna@example.com');
    await call(api.app, 'brand-interests-update', { ...store, brands: { 1: true } }, { cookie });
    await call(api.app, 'brand-interests-update', store, { cookie });
    expect(await followedBy(cookie)).toEqual([]);
  });

  it('are complete after two updates at the same time', async () => {
    const cookie = await signIn(api.app, 'anna@example.com');
    const update = (...ids: number[]) =>
      call(
        api.app,
        'brand-interests-update',
        { ...store, brands: Object.fromEntries(ids.map((id) => [id, true])) },
        { cookie },
      );
    await Promise.all([update(1, 2), update(3, 4), update(1, 2), update(3, 4)]);
    const ids = (await followedBy(cookie)).toSorted((one, other) => one - other);
    expect([
      [1, 2],
      [3, 4],
    ]).toContainEqual(ids);
  });

  it('take a form, and are none without a checked checkbox', async () => {
    const cookie = await signIn(api.app, 'anna@example.com');
    expect(await postForm('brand-interests-update', cookie, { 'brands[1]': 'on' })).toBe(200);
    expect(await followedBy(cookie)).toEqual([1]);
    expect(await postForm('brand-interests-update', cookie, { back: '/' })).toBe(200);
    expect(await followedBy(cookie)).toEqual([]);
  });

  it('take a thousand brands, and reject ten thousand', async () => {
    const cookie = await signIn(api.app, 'anna@example.com');
    const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    const form = (count: number) => Object.fromEntries(many(count).map((id) => [`brands[${id}]`, 'on']));
    expect(await postForm('brand-interests-update', cookie, { ...form(1_000), back: '/' })).toBe(200);
    const followed = await followedBy(cookie);
    expect(followed.length).toBeGreaterThan(3);
    expect(await postForm('brand-interests-update', cookie, form(2_000))).toBe(400);
    const brands = Object.fromEntries(many(10_000).map((id) => [id, true]));
    const tooMany = await callFailing(api.app, 'brand-interests-update', { ...store, brands }, { cookie });
    expect([400, 413]).toContain(tooMany.status);
    expect(await followedBy(cookie)).toEqual(followed);
  });

  it('reject an id of ten thousand digits', async () => {
    const cookie = await signIn(api.app, 'anna@example.com');
    const brands = { ['1'.repeat(10_000)]: true };
    const answer = await callFailing(api.app, 'brand-interests-update', { ...store, brands }, { cookie });
    expect(answer.status).toBe(400);
    expect(answer.response.body.length).toBeLessThan(1_000);
    expect(
      await postForm('brand-interests-update', cookie, { [`brands[${'1'.repeat(10_000)}]`]: 'on' }),
    ).toBe(400);
  });

  it('reject a guest', async () => {
    expect((await callFailing(api.app, 'brand-interests', store)).status).toBe(401);
    expect((await callFailing(api.app, 'brand-interests-update', store)).status).toBe(401);
  });

  it.each([
    { brands: { x: true } },
    { brands: { 1: 'yes' } },
    { brands: [1] },
    { brands: JSON.parse('{"__proto__":true}') as object },
  ])('reject %j', async (fields) => {
    const cookie = await signIn(api.app, 'anna@example.com');
    const request = { ...store, ...fields } as unknown as { store_id: number };
    expect((await callFailing(api.app, 'brand-interests-update', request, { cookie })).status).toBe(400);
  });
});
