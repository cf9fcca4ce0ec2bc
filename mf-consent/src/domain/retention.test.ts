import { retentionOf } from './retention.ts';

it.each([
  [null, { unit: 'session' }],
  [0, { unit: 'days', count: 0 }],
  [90, { unit: 'days', count: 90 }],
  [365, { unit: 'years', count: 1 }],
  [730, { unit: 'years', count: 2 }],
])('retentionOf %j days', (days, expected) => {
  expect(retentionOf(days)).toEqual(expected);
});
