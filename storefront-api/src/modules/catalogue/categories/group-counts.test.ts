import { and, eq } from 'drizzle-orm';
import { prices } from '../../../db/schema/index.ts';
import { buildTestApi, call, signIn, type TestApi } from '../../../testing/test-api.ts';

const staffGroup = 5;
/** A pair of skis with a price for the staff. */
const staffSkis = 1;

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
  // Without a price in the list of all members, only the staff can buy it. Before the first listing, which caches the catalogue.
  await api.database.db
    .delete(prices)
    .where(and(eq(prices.productId, staffSkis), eq(prices.list, 'standard-GBP')));
});
afterAll(() => api.close());

describe('cat-subcategories with a group_id', () => {
  const countFor = async (cookie: string | undefined, group?: number) => {
    const fields = { store_id: 1, categoryId: 2, ...(group !== undefined && { group_id: group }) };
    const { data } = await call(api.app, 'cat-subcategories', fields, { cookie });
    return data.categories.reduce((sum, { count }) => sum + count, 0);
  };

  it('counts for the group of the visitor what its price list contains, and for others what all see', async () => {
    const staff = await signIn(api.app, 'liam@example.com');
    const ofAll = await countFor(undefined);
    expect(await countFor(staff)).toBe(ofAll + 1);
    expect(await countFor(staff, staffGroup)).toBe(ofAll + 1);
    expect(await countFor(staff, 0)).toBe(ofAll);
    expect(await countFor(staff, 1)).toBe(ofAll);
  });

  it('reveals nothing of a group that the visitor is not in', async () => {
    const member = await signIn(api.app, 'anna@example.com');
    const ofAll = await countFor(undefined);
    expect([await countFor(member, staffGroup), await countFor(undefined, staffGroup)]).toEqual([
      ofAll,
      ofAll,
    ]);
  });
});
