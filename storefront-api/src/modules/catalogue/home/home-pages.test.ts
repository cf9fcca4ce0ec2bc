import { buildTestApi, call, signIn, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await buildTestApi();
  cookie = await signIn(api.app, 'anna@example.com');
});
afterAll(() => api.close());

describe('hp-data', () => {
  it('shows the running sales and twelve bestsellers that are in stock', async () => {
    const { data } = await call(api.app, 'hp-data', { storeId: 1, groupId: 0 });
    const ids = data.sales.map((sale) => sale.saleId);
    expect(ids).toEqual(expect.arrayContaining([1, 2, 3, 4, 5]));
    expect(ids).not.toContain(6); // in the future
    expect(ids).not.toContain(7); // in the past
    expect(data.bestsellers).toHaveLength(12);
    expect(data.bestsellers.every((card) => card.inStock)).toBe(true);
    expect(data.sales.every(({ image }) => image.width === 1400 && image.height === 445)).toBe(true);
  });
});

describe('pss-hp-data', () => {
  it('separates running from coming sales, and lists twelve products that are in stock', async () => {
    const { data } = await call(api.app, 'pss-hp-data', { storeId: 1, groupId: 0 }, { cookie });
    const isRunning = ({ startDate }: { startDate: string }) => new Date(startDate) <= api.clock.now;
    expect(data.sales.length).toBeGreaterThan(0);
    expect(data.sales.every(isRunning)).toBe(true);
    expect(data.upcoming.map((sale) => sale.saleId)).toContain(6);
    expect(data.upcoming.some(isRunning)).toBe(false);
    // A discount is not shown before the sale starts.
    expect(data.upcoming.every(({ maxDiscount }) => maxDiscount === null)).toBe(true);
    expect(data.newest).toHaveLength(12);
    expect(data.newest.every((card) => card.inStock)).toBe(true);
  });
});
