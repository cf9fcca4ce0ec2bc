import { eq } from 'drizzle-orm';
import { orderItems, storeOverrides } from '../../../db/schema/index.ts';
import { soleAnswers } from '../../../testing/baskets.ts';
import { createMember } from '../../../testing/new-member.ts';
import { insertPlacedOrder } from '../../../testing/orders/placed-order.ts';
import { buildTestApi, type TestApi } from '../../../testing/test-api.ts';
import { untilTrue } from '../../../testing/until-true.ts';
import { eraseFittingAnswers } from './fitting-answers.ts';
import { startSweeper } from './sweeper.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Last estimated day of delivery of the order that is inserted. */
const deliveredMs = 1_795_200_000 * 1000;

let api: TestApi;
let orderId: number;
let members = 0;

beforeAll(async () => {
  api = await buildTestApi();
});
beforeEach(async () => {
  members += 1;
  const { id: customerId, email } = await createMember(api, `mounted-${members}@example.com`);
  orderId = await insertPlacedOrder(api.database.db, { customerId, email });
});
afterEach(() => api.database.db.delete(storeOverrides));
afterAll(() => api.close());

async function answers() {
  const item = await api.database.db.query.orderItems.findFirst({ where: eq(orderItems.orderId, orderId) });
  return item?.fittingForm;
}

const eraseAfter = (days: number) =>
  eraseFittingAnswers(api.database.db, api.app.orderServices, new Date(deliveredMs + days * dayMs));

describe('eraseFittingAnswers', () => {
  it('erases the answers 30 days after the returns window of 14 days, and keeps the item', async () => {
    await eraseAfter(44);
    expect(await answers()).toEqual(soleAnswers);
    await eraseAfter(44.1);
    expect(await answers()).toBeNull();
    await eraseAfter(45);
  });

  it('waits as long as the store has configured', async () => {
    await api.database.db.insert(storeOverrides).values([
      { storeId: 1, key: 'returnValidityDays', value: 60 },
      { storeId: 1, key: 'fittingAnswersTtlDays', value: 5 },
    ]);
    await eraseAfter(64.9);
    expect(await answers()).toEqual(soleAnswers);
    await eraseAfter(65.1);
    expect(await answers()).toBeNull();
  });

  it('is done by the sweeper every hour', async () => {
    const { database, app, clock } = api;
    clock.now = new Date(deliveredMs + 50 * dayMs);
    const options = { db: database.db, services: app.orderServices, now: () => clock.now, pollMs: 10 };
    const sweeper = startSweeper(options);
    await untilTrue(async () => (await answers()) === null);
    await database.db.update(orderItems).set({ fittingForm: soleAnswers });
    clock.now = new Date(clock.now.getTime() + 61 * 60 * 1000);
    await untilTrue(async () => (await answers()) === null);
    await sweeper.stop();
    expect(await answers()).toBeNull();
  });
});
