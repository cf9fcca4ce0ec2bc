import { eq, inArray } from 'drizzle-orm';
import { customers, sales } from '../../../db/schema/index.ts';
import { buildTestApi, call, callFailing, signIn, type TestApi } from '../../../testing/test-api.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { insertSale } from '../../../testing/insert-sale.ts';

const hourMs = 3_600_000;
const anna = 'anna@example.com';

let api: TestApi;
let cookie: string;
let womensSale: number;
beforeAll(async () => {
  const database = await openTestDatabase();
  // Before the API starts, whose index then contains its products.
  womensSale = await insertSale(database.db, { audience: 'women', position: -1_000 });
  api = await buildTestApi({ database });
  cookie = await signIn(api.app, anna);
});
afterAll(() => api.close());

type Fields = { storeId?: number; groupId?: number; genderId?: number };
const home = async (fields: Fields = {}, session?: string) => {
  const request = { storeId: 1, groupId: 0, ...fields };
  return (await call(api.app, 'hp-data', request, { cookie: session })).data;
};
const privateHome = async (fields: Fields = {}, session?: string) => {
  const request = { storeId: 1, groupId: 0, ...fields };
  return (await call(api.app, 'pss-hp-data', request, { cookie: session })).data;
};
const idsOf = (list: readonly { saleId: number }[]) => list.map(({ saleId }) => saleId);

describe('hp-data', () => {
  it('shows the running sales and twelve bestsellers that are in stock', async () => {
    const data = await home();
    const ids = idsOf(data.sales);
    expect(ids).toEqual(expect.arrayContaining([1, 2, 3, 4, 5]));
    expect(ids).not.toContain(6); // in the future
    expect(ids).not.toContain(7); // in the past
    expect(data.bestsellers).toHaveLength(12);
    expect(data.bestsellers.every((card) => card.inStock)).toBe(true);
    expect(data.sales.every(({ image }) => image.width === 1400 && image.height === 445)).toBe(true);
  });

  it('shows at most twelve brands, each once: those of the sales first, with logo and page', async () => {
    const { brands, sales: running } = await home();
    expect(brands).toHaveLength(12);
    expect(new Set(brands.map(({ id }) => id)).size).toBe(12);
    const ofSales = new Set(running.map(({ brandName }) => brandName).filter((name) => name !== ''));
    expect(new Set(brands.slice(0, ofSales.size).map(({ name }) => name))).toEqual(ofSales);
    const [{ url, logo } = { url: '', logo: '' }] = brands;
    expect(logo).toBe(`/media/signs/brand-${url.replace('/brand/', '')}.svg`);
    expect((await api.app.inject(logo)).statusCode).toBe(200);
  });

  it('shows at most sixty sales', async () => {
    const { db } = api.database;
    const ids: number[] = [];
    for (let count = 0; count < 60; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- in the order of their ids
      ids.push(await insertSale(db, { position: 500 }));
    }
    const data = await home();
    expect(data.sales).toHaveLength(60);
    expect(data.justStarted.length).toBeLessThanOrEqual(60);
    await db.delete(sales).where(inArray(sales.id, ids));
  });

  it('is complete without a running sale', async () => {
    const { db } = api.database;
    await db.update(sales).set({ isEnabled: false });
    const data = await home();
    await db.update(sales).set({ isEnabled: true });
    expect(data).toMatchObject({ sales: [], endingSoon: [], justStarted: [], upcoming: [] });
    expect(data.bestsellers).toHaveLength(12);
    expect(data.brands).toHaveLength(12);
  });
});

describe('the sections of sales', () => {
  it('are decided by the clock of the server', async () => {
    const { db } = api.database;
    const now = api.clock.now.getTime();
    const at = (hours: number) => new Date(now + hours * hourMs);
    const soon = await insertSale(db, { startsAt: at(-90), endsAt: at(47.9) });
    const sooner = await insertSale(db, { startsAt: at(-90), endsAt: at(1) });
    const later = await insertSale(db, { startsAt: at(-47.9), endsAt: at(48.1) });
    const latest = await insertSale(db, { startsAt: at(-0.1), endsAt: at(90) });
    const old = await insertSale(db, { startsAt: at(-48.1), endsAt: at(90) });
    const coming = await insertSale(db, { startsAt: at(0.1), endsAt: at(90) });
    const data = await home();
    const own = (ids: readonly number[]) => ids.filter((id) => id >= soon);
    expect(own(data.endingSoon)).toEqual([sooner, soon]);
    expect(own(data.justStarted)).toEqual([latest, later]);
    expect(own(idsOf(data.sales))).toEqual([soon, sooner, later, latest, old]);
    expect(idsOf(data.upcoming)[0]).toBe(coming);
    await db.delete(sales).where(inArray(sales.id, [soon, sooner, later, latest, old, coming]));
  });

  it.each(['hp-data', 'pss-hp-data'] as const)('of %s tell no discount before the start', async (name) => {
    const { data } = await call(api.app, name, { storeId: 1, groupId: 1 }, { cookie });
    expect(data.upcoming.length).toBeGreaterThan(0);
    expect(data.upcoming.length).toBeLessThanOrEqual(4);
    expect(data.upcoming.every(({ startDate }) => new Date(startDate) > api.clock.now)).toBe(true);
    expect(data.upcoming.every(({ maxDiscount }) => maxDiscount === null)).toBe(true);
    const starts = data.upcoming.map(({ startDate }) => startDate);
    expect(starts).toEqual(starts.toSorted());
  });
});

describe('groupId', () => {
  const insiders = 2;
  const insiderSales = async () => {
    const rows = await api.database.db.query.sales.findMany();
    return rows.filter(({ groups }) => groups?.includes(insiders)).map(({ id }) => id);
  };
  const shown = async (groupId: number, session?: string) => {
    const own = await insiderSales();
    const lists = await Promise.all([home({ groupId }, session), privateHome({ groupId }, session)]);
    return lists.map((data) =>
      [...idsOf(data.sales), ...idsOf(data.upcoming)].some((id) => own.includes(id)),
    );
  };

  it('of the visitor’s own group shows its sales', async () => {
    expect(await shown(insiders, await signIn(api.app, 'clara@example.com'))).toEqual([true, true]);
  });

  it('of another group never shows that group’s sales, but those of visitors without a group', async () => {
    expect(await shown(insiders)).toEqual([false, false]);
    expect(await shown(insiders, cookie)).toEqual([false, false]);
    expect(await shown(1, await signIn(api.app, 'clara@example.com'))).toEqual([false, false]);
  });
});

describe('genderId', () => {
  const audiencesOf = async (cards: readonly { productId: number }[]) => {
    const rows = await api.database.db.query.products.findMany();
    const byId = new Map(rows.map(({ id, audience }) => [id, audience]));
    return new Set(cards.map(({ productId }) => byId.get(productId)));
  };

  it.each([
    [1, 'women'],
    [2, 'men'],
  ])('%s leaves out products for %s', async (genderId, other) => {
    const { bestsellers, newest } = await privateHome({ genderId });
    expect(bestsellers).toHaveLength(12);
    expect(newest).toHaveLength(12);
    expect(await audiencesOf([...bestsellers, ...newest])).not.toContain(other);
  });

  it('puts sales without a product that suits it last', async () => {
    expect(idsOf((await home({ genderId: 2 })).sales)[0]).toBe(womensSale);
    expect(idsOf((await home()).sales)[0]).toBe(womensSale);
    expect(idsOf((await home({ genderId: 3 })).sales)[0]).toBe(womensSale);
    // The demo shop has another sale for women.
    expect(idsOf((await home({ genderId: 1 })).sales).slice(-2)).toContain(womensSale);
  });

  it.each(['0', '4', '999999999', '-1', '1.5', 'x', ''])('%p is rejected', async (genderId) => {
    for (const name of ['hp-data', 'pss-hp-data'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- two endpoints
      const { status, body } = await callFailing(api.app, name, { storeId: 1, groupId: 0, genderId });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['genderId']]);
    }
  });
});

describe('a member', () => {
  const follow = (brands: Record<string, boolean>) =>
    call(api.app, 'brand-interests-update', { store_id: 1, brands }, { cookie });
  const restrict = (restrictSitePersonalisation: boolean) =>
    api.database.db.update(customers).set({ restrictSitePersonalisation }).where(eq(customers.email, anna));

  it('sees the sales of followed brands first, unless the site may not be personalised', async () => {
    const before = await home({ groupId: 1 }, cookie);
    expect(before.followed).toEqual([]);
    const rows = await api.database.db.query.sales.findMany();
    const last = before.sales.findLast(({ brandName }) => brandName !== '');
    const brandId = rows.find(({ id }) => id === last?.saleId)?.brandId ?? 0;
    await follow({ [brandId]: true });
    const after = await home({ groupId: 1 }, cookie);
    expect(after.followed).toContain(last?.saleId);
    expect(idsOf(after.sales).slice(0, after.followed.length)).toEqual(after.followed);
    await restrict(true);
    expect(await home({ groupId: 1 }, cookie)).toEqual(before);
    await restrict(false);
    await follow({});
  });

  it('sees the points that can be spent; a guest and a member without any see none', async () => {
    expect((await home({ groupId: 1 }, cookie)).points).toBe(500);
    expect((await home()).points).toBeNull();
    expect((await home({ groupId: 1 }, await signIn(api.app, 'ben@example.com'))).points).toBeNull();
  });
});

describe('pss-hp-data', () => {
  it('has what hp-data has, and twelve products in stock, the newest first', async () => {
    const { newest, ...data } = await privateHome({ groupId: 1 }, cookie);
    expect(data).toEqual(await home({ groupId: 1 }, cookie));
    expect(newest).toHaveLength(12);
    expect(newest.every((card) => card.inStock)).toBe(true);
    const rows = await api.database.db.query.products.findMany();
    const days = newest.map(
      ({ productId }) => rows.find(({ id }) => id === productId)?.releasedAt.getTime() ?? 0,
    );
    expect(days).toEqual(days.toSorted((one, other) => other - one));
  });
});
