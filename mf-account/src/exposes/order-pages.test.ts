import { paths } from 'shared-contracts/routes';
import { memberSession } from 'shared-runtime/standalone';
import { createStubShop } from 'shared-runtime/testing';
import { answer, ErrorResponse } from 'shared-runtime/standalone';
import { historicalOrderQuery } from '../api/historical-orders-query.ts';
import { orderHistoryQuery } from '../api/order-history-query.ts';
import { addressHandlers } from '../testing/addresses.ts';
import { listedOrder, orderHandlers } from '../testing/orders.ts';
import { page as historicalOrder } from './historical-order-page.tsx';
import { page as historicalOrders } from './historical-orders-page.tsx';
import { page as orderAddress } from './order-address-page.tsx';
import { page as orderHistory } from './order-history-page.tsx';

const handlers = [...orderHandlers, ...addressHandlers()];
const member = (own: typeof handlers = []) =>
  createStubShop({ session: memberSession, handlers: [...own, ...handlers] }).context;

const params = (change: { search?: Record<string, string>; entityId?: number } = {}) => ({
  path: paths.orders,
  search: {},
  entityId: null,
  pageType: 'any',
  ...change,
});

/** The history has three pages; one beyond the last is answered with the last. */
const history = answer('helpdesk-orders', ({ page = 1 }) => ({
  orders: [listedOrder({ id: page })],
  pagesCount: 3,
  currentPage: Math.min(page, 3),
  total: 11,
}));

describe('order-history page', () => {
  it.each([
    [{}, {}],
    [{ p: '3' }, {}],
    [{ p: '4' }, { redirect: '/sales/order/history/?p=3' }],
    [{ p: '99999' }, { redirect: '/sales/order/history/?p=3' }],
    [{ p: '-1' }, {}],
    [{ p: '<script>' }, {}],
  ])('of %j is %j', async (search, expected) => {
    const loaded = await orderHistory.load?.(member([history]), params({ search: search as never }));
    expect(loaded).toEqual(expected);
  });

  it('fetches the orders again on each visit', async () => {
    const context = member([history]);
    const { queryKey } = orderHistoryQuery(context, 1);
    context.queryClient.setQueryData(queryKey, { orders: [], pagesCount: 1, currentPage: 1, total: 0 });
    await orderHistory.load?.(context, params());
    expect(context.queryClient.getQueryData<{ total: number }>(queryKey)?.total).toBe(11);
  });

  it('rejects if the orders cannot be fetched, and does not need those of the former shop', async () => {
    const down = [answer('historical-orders', () => new ErrorResponse('unavailable'))];
    expect(await orderHistory.load?.(member(down), params())).toEqual({});
    const failing = member([answer('helpdesk-orders', () => new ErrorResponse('unavailable'))]);
    await expect(orderHistory.load?.(failing, params())).rejects.toMatchObject({
      failure: { code: 'unavailable' },
    });
  });
});

describe('historical-orders page', () => {
  it.each([
    [{}, {}],
    [{ year: '2019' }, {}],
    [{ year: '2020' }, { redirect: '/historical/orders' }],
    [{ year: '0x7e5' }, {}],
  ])('of %j is %j', async (search, expected) => {
    expect(await historicalOrders.load?.(member(), params({ search: search as never }))).toEqual(expected);
  });
});

describe.each([
  ['historical-order-view', historicalOrder, 4],
  ['order-address', orderAddress, 123],
])('%s page', (_type, page, own) => {
  it('is loaded for an own order', async () => {
    await expect(page.load?.(member(), params({ entityId: own }))).resolves.toBeUndefined();
  });

  it('rejects for an order that is not found, which makes it the page for unknown paths', async () => {
    await expect(page.load?.(member(), params({ entityId: 7 }))).rejects.toMatchObject({
      failure: { code: 'not_found' },
    });
  });
});

it.each([orderHistory, historicalOrders, historicalOrder, orderAddress])(
  'a page of orders fetches nothing for a guest, whom the shell asks to sign in, %#',
  async (page) => {
    const { context } = createStubShop({ session: {}, handlers });
    await page.load?.(context, params({ entityId: 4 }));
    expect(context.queryClient.getQueryCache().getAll()).toEqual([]);
    expect(context.queryClient.getQueryData(historicalOrderQuery(context, 4).queryKey)).toBeUndefined();
  },
);
