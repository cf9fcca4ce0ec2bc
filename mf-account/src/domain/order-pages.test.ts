import { historyPageOf, historyPath, orderYearOf } from './order-pages.ts';

it.each(['0', '-1', '1.5', '1e3', '007', '<b>', '999999999', ''])(
  'historyPageOf of %j is the first page',
  (p) => {
    expect(historyPageOf({ p })).toBe(1);
  },
);

it('historyPageOf reads the page that historyPath has written, and leaves out the first one', () => {
  const searchOf = (path: string) => Object.fromEntries(new URL(path, 'http://shop').searchParams);
  expect(historyPageOf(searchOf(historyPath(12)))).toBe(12);
  expect(historyPath(1)).toBe('/sales/order/history/');
});

it.each(['19', '1899', '21000', '2021x', '-2021', ''])('orderYearOf ignores %j', (year) => {
  expect(orderYearOf({ year })).toBeUndefined();
});
