import { pollDelayMs, progressOf, readOrderId } from './order-progress.ts';

it.each([
  ['placed', 'authorised', 'placed'],
  ['completed', 'captured', 'placed'],
  ['placed', 'none', 'placed'],
  ['pending_payment', 'pending', 'confirming'],
  ['draft', 'none', 'confirming'],
  ['pending_payment', 'failed', 'failed'],
  ['pending_payment', 'expired', 'failed'],
  ['canceled', 'voided', 'failed'],
] as const)('progressOf an order that is %s with the payment %s is %s', (state, paymentState, expected) => {
  expect(progressOf({ state, paymentState })).toBe(expected);
});

it('pollDelayMs grows, and ends', () => {
  const delays = [1, 4, 8, 20, 26].map(pollDelayMs);
  expect(delays).toEqual([2_000, 5_000, 30_000, 30_000, false]);
});

it.each([
  ['123', 123],
  ['0', null],
  ['-1', null],
  ['1e3', null],
  ['2147483647', 2147483647],
  ['2147483648', null],
  ['99999999999', null],
  [undefined, null],
])('readOrderId of %s is %s', (order, expected) => {
  expect(readOrderId(order === undefined ? {} : { order })).toBe(expected);
});
