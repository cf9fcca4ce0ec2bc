import type { ItemStatus } from 'shared-contracts/api/orders';
import { isItemShipped, shipmentsOf, webAddress } from './order-items.ts';

const withStatuses = (...statuses: ItemStatus[]) => ({ statuses: statuses.map((status) => ({ status })) });

it.each([
  [['Shipped'], true],
  [['Processing', 'Shipped'], true],
  [['Processing', 'Delivered', 'Canceled', 'Returned', 'Waiting'], false],
  [[], false],
] as const)('isItemShipped of an item with the statuses %j is %s', (statuses, expected) => {
  expect(isItemShipped(withStatuses(...statuses))).toBe(expected);
});

it('shipmentsOf returns each parcel once, with the pieces of every item in it', () => {
  const items = [
    {
      name: 'skis',
      shippedItems: [
        { shipmentId: 9, qty: 1 },
        { shipmentId: 7, qty: 2 },
      ],
    },
    { name: 'poles', shippedItems: [{ shipmentId: 7, qty: 3 }] },
    { name: 'wax', shippedItems: [] },
  ];
  const shipments = shipmentsOf<{ shipmentId: number; qty: number }, (typeof items)[number]>(items);
  expect(
    shipments.map(({ shipmentId, contents }) => [
      shipmentId,
      contents.map(({ item, pieces }) => `${pieces.qty} ${item.name}`),
    ]),
  ).toEqual([
    [7, ['2 skis', '3 poles']],
    [9, ['1 skis']],
  ]);
});

it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', ' https://x', '', null])(
  'webAddress of %j is null',
  (url) => {
    expect(webAddress(url)).toBeNull();
  },
);

it('webAddress returns an address of the web', () => {
  expect(webAddress('https://track.example/1')).toBe('https://track.example/1');
});
