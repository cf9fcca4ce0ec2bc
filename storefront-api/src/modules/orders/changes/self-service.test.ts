import type { OrderTexts } from '../../../db/schema/index.ts';
import { selfServiceOf } from './self-service.ts';

const placedAt = new Date('2026-11-23T09:00:00Z');
const rules = { orderSelfEditEnabled: true, orderSelfCancelEnabled: true, orderSelfServiceMinutes: 60 };
const toHome = { collectPoint: null } as OrderTexts;
const toPoint = { collectPoint: { id: 'p1' } } as OrderTexts;
const order = { state: 'placed', placedAt, texts: toHome } as const;
const untouched = [{ qtyShipped: 0 }];
const after = (minutes: number) => new Date(placedAt.getTime() + minutes * 60_000);
const both = { isSelfEditEnable: true, isSelfCancelEnable: true };
const neither = { isSelfEditEnable: false, isSelfCancelEnable: false };

describe('selfServiceOf', () => {
  it('allows both until the minutes of the store have passed', () => {
    expect(selfServiceOf(order, untouched, rules, after(59.9))).toEqual(both);
    expect(selfServiceOf(order, untouched, rules, after(60))).toEqual(neither);
    expect(selfServiceOf(order, untouched, { ...rules, orderSelfServiceMinutes: 5 }, after(5))).toEqual(
      neither,
    );
  });

  it.each(['draft', 'pending_payment', 'completed', 'canceled'] as const)(
    'allows nothing with an order that is %s',
    (state) => {
      expect(selfServiceOf({ ...order, state }, untouched, rules, after(1))).toEqual(neither);
    },
  );

  it('allows nothing once a piece was shipped', () => {
    expect(selfServiceOf(order, [...untouched, { qtyShipped: 1 }], rules, after(1))).toEqual(neither);
  });

  it('allows what the store has enabled', () => {
    const noEdit = { ...rules, orderSelfEditEnabled: false };
    expect(selfServiceOf(order, untouched, noEdit, after(1))).toEqual({ ...both, isSelfEditEnable: false });
    const noCancel = { ...rules, orderSelfCancelEnabled: false };
    expect(selfServiceOf(order, untouched, noCancel, after(1))).toEqual({
      ...both,
      isSelfCancelEnable: false,
    });
  });

  it('does not allow another address for a collect point', () => {
    expect(selfServiceOf({ ...order, texts: toPoint }, untouched, rules, after(1))).toEqual({
      ...both,
      isSelfEditEnable: false,
    });
  });
});
