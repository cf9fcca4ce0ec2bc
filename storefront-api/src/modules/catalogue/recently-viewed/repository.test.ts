import { eq } from 'drizzle-orm';
import { customers } from '../../../db/schema/index.ts';
import { buildTestApi, type TestApi } from '../../../testing/test-api.ts';
import { findViewed, saveViewed } from './repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

describe('saveViewed', () => {
  it('stores nothing for a customer who has restricted the site since the session was read', async () => {
    const { db } = api.database;
    const customer = await db.query.customers.findFirst({ where: eq(customers.email, 'anna@example.com') });
    const customerId = customer?.id ?? 0;
    const save = async (isRestricted: boolean, productId: number) => {
      await db
        .update(customers)
        .set({ restrictSitePersonalisation: isRestricted })
        .where(eq(customers.id, customerId));
      return db.transaction((tx) =>
        saveViewed(tx, { customerId, productIds: [productId], viewedAt: new Date(0) }, 10),
      );
    };
    expect(await save(false, 1)).toBe(true);
    expect(await save(true, 2)).toBe(false);
    expect(await findViewed(db, customerId, 10, undefined)).toEqual([1]);
  });
});
