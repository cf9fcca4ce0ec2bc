import { calculateSums } from './calculate-sums.ts';
import type { Promotion, SumInput, SummedLine } from './order-sums.ts';

type Counted = SumInput['promotions'][number];

const now = new Date('2026-02-02T12:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;

function line(lineId: number, special: number, change: Partial<SummedLine> = {}): SummedLine {
  return {
    lineId,
    productId: 100 + lineId,
    brandId: 1,
    categoryIds: [1],
    saleIds: [],
    qty: 1,
    special,
    retail: special,
    isExcludedFromPromotions: false,
    isExcludedFromPoints: false,
    ...change,
  };
}

function promotion(id: number, effect: Promotion['effect'], change: Partial<Counted> = {}): Counted {
  return {
    id,
    code: `CODE${id}`,
    effect,
    brandIds: null,
    categoryIds: null,
    saleIds: null,
    customerGroups: null,
    isFirstOrderOnly: false,
    minimum: null,
    startsAt: null,
    endsAt: null,
    maxUses: null,
    maxUsesPerMember: null,
    uses: 0,
    usesOfMember: 0,
    ...change,
  };
}

const percentage = (percent: number) => ({ kind: 'percentage', percent }) as const;
const amountOff = (amount: number) => ({ kind: 'amount', amount }) as const;
const threeForTwo = { kind: 'buy_x_get_y', buy: 2, get: 1 } as const;
const freeDelivery = { kind: 'free_delivery' } as const;
const member = { customerId: 7, group: 1, isFirstOrder: true, availablePoints: 0 };
const guest = { ...member, customerId: null, group: 0, isFirstOrder: false };

function sums(change: Partial<SumInput>) {
  return calculateSums({
    lines: [line(1, 10_000)],
    promotions: [],
    shopper: member,
    requestedPoints: 0,
    delivery: 495,
    vatBasisPoints: 2000,
    now,
    ...change,
  });
}

describe('calculateSums', () => {
  it('sums goods and delivery, with the VAT within them', () => {
    expect(sums({})).toEqual({
      lines: [{ lineId: 1, gross: 10_000, discount: 0, points: 0, vat: 1667, net: 8333, promotionId: null }],
      subtotal: 10_000,
      discount: 0,
      points: 0,
      delivery: { gross: 495, discount: 0, vat: 82, net: 413 },
      total: 10_495,
      vat: 1749,
      totalExVat: 8746,
      applied: [],
      unmet: [],
    });
  });

  it('has no delivery for an empty basket', () => {
    expect(sums({ lines: [] })).toMatchObject({ total: 0, vat: 0, delivery: { gross: 0 } });
  });

  it('rounds a percentage of each line half up', () => {
    const { lines } = sums({
      lines: [line(1, 1005), line(2, 1004)],
      promotions: [promotion(1, percentage(10))],
    });
    expect(lines.map(({ discount }) => discount)).toEqual([101, 100]);
  });

  it('reduces matching goods by an amount, never below 0', () => {
    const promotions = [promotion(1, amountOff(5_000), { brandIds: [2] })];
    const lines = [line(1, 9_000), line(2, 1_000, { brandId: 2 }), line(3, 2_000, { brandId: 2 })];
    expect(sums({ lines, promotions }).lines.map(({ discount }) => discount)).toEqual([0, 1_000, 2_000]);
  });

  it('gives the cheapest piece of each full group', () => {
    const lines = [line(1, 5_000, { qty: 2 }), line(2, 3_000, { qty: 3 }), line(3, 100)];
    const result = sums({ lines, promotions: [promotion(1, threeForTwo)] });
    expect(result.lines.map(({ discount }) => discount)).toEqual([0, 3_000, 100]);
  });

  it('does not make a basket dearer by one more cheap piece than by its price', () => {
    const promotions = [promotion(1, threeForTwo)];
    const before = sums({ lines: [line(1, 5_000, { qty: 3 })], promotions });
    const after = sums({ lines: [line(1, 5_000, { qty: 3 }), line(2, 100)], promotions });
    expect(after.total - before.total).toBe(100);
  });

  it('pays the whole delivery with a promotion, but never the goods', () => {
    const result = sums({ promotions: [promotion(1, freeDelivery)] });
    expect(result).toMatchObject({ total: 10_000, discount: 0, delivery: { discount: 495, vat: 0, net: 0 } });
    expect(result.applied).toEqual([{ promotionId: 1, amount: 495 }]);
  });

  it('uses the better of two codes and says why the other does not apply', () => {
    const result = sums({ promotions: [promotion(1, percentage(10)), promotion(2, percentage(20))] });
    expect(result.applied).toEqual([{ promotionId: 2, amount: 2_000 }]);
    expect(result.unmet).toEqual([{ promotionId: 1, reason: 'another_code_is_better' }]);
  });

  it('adds a code to automatic promotions of other lines, one discount per line', () => {
    const result = sums({
      lines: [line(1, 10_000), line(2, 10_000, { brandId: 2 })],
      promotions: [promotion(1, percentage(10)), promotion(2, percentage(30), { code: null, brandIds: [2] })],
    });
    expect(result.lines.map(({ discount, promotionId }) => [discount, promotionId])).toEqual([
      [1_000, 1],
      [3_000, 2],
    ]);
    expect(result.unmet).toEqual([]);
  });

  it('gives an amount only the lines where it is worth more than a percentage', () => {
    const result = sums({
      lines: [line(1, 50_000), line(2, 3_000)],
      promotions: [promotion(1, amountOff(2_000)), promotion(2, percentage(10), { code: null })],
    });
    expect(result.lines.map(({ discount }) => discount)).toEqual([5_000, 2_000]);
  });

  it('prefers the lower id of two equal promotions', () => {
    const result = sums({ promotions: [promotion(5, percentage(10)), promotion(4, percentage(10))] });
    expect(result.applied.map(({ promotionId }) => promotionId)).toEqual([4]);
  });

  it('prefers a discount to points where the total is the same', () => {
    const shopper = { ...member, availablePoints: 50_000 };
    const result = sums({ shopper, requestedPoints: 50_000, promotions: [promotion(1, percentage(10))] });
    expect(result).toMatchObject({ discount: 1_000, points: 9_000, total: 495 });
  });

  it('applies no promotion to gift vouchers', () => {
    const voucher = line(1, 5_000, { isExcludedFromPromotions: true });
    const result = sums({ lines: [voucher], promotions: [promotion(1, percentage(10))] });
    expect(result).toMatchObject({
      discount: 0,
      unmet: [{ promotionId: 1, reason: 'no_matching_item' }],
    });
  });

  it.each([
    ['those requested', 300, 5_000, 300],
    ['those available', 900, 250, 250],
    ['the goods without donations, so that delivery is paid', 90_000, 90_000, 10_000],
  ])('spends no more points than %s', (_limit, requestedPoints, availablePoints, points) => {
    const lines = [line(1, 10_000), line(2, 500, { isExcludedFromPoints: true })];
    const result = sums({ lines, requestedPoints, shopper: { ...member, availablePoints } });
    expect(result).toMatchObject({ points, total: 10_995 - points });
    expect(result.lines.map((each) => each.points)).toEqual([points, 0]);
  });

  it('keeps a code for free delivery active where delivery is free already', () => {
    const result = sums({ delivery: 0, promotions: [promotion(1, freeDelivery)] });
    expect(result).toMatchObject({ applied: [], unmet: [] });
  });

  it.each<[string, Partial<Counted>, Partial<SumInput>]>([
    ['not_started', { startsAt: new Date(now.getTime() + dayMs) }, {}],
    ['ended', { endsAt: now }, {}],
    ['minimum', { minimum: 10_001 }, {}],
    ['no_matching_item', { brandIds: [9] }, {}],
    ['no_matching_item', { categoryIds: [9] }, {}],
    ['no_matching_item', { saleIds: [9] }, {}],
    ['no_matching_item', { effect: threeForTwo }, {}],
    ['first_order_only', { isFirstOrderOnly: true }, { shopper: { ...member, isFirstOrder: false } }],
    ['members_only', { isFirstOrderOnly: true }, { shopper: guest }],
    ['members_only', { maxUsesPerMember: 1 }, { shopper: guest }],
    ['other_group', { customerGroups: [2] }, {}],
    ['used_up', { maxUses: 3, uses: 3 }, {}],
    ['used_up', { maxUsesPerMember: 1, usesOfMember: 1 }, {}],
  ])('gives the reason %s with %j', (reason, change, input) => {
    const result = sums({ promotions: [promotion(1, percentage(10), change)], ...input });
    expect(result).toMatchObject({ discount: 0, unmet: [{ promotionId: 1, reason }] });
  });

  it('applies a promotion from its start, at its minimum and before its last use', () => {
    const change = { startsAt: now, minimum: 10_000, maxUses: 3, uses: 2, customerGroups: [1] };
    expect(sums({ promotions: [promotion(1, percentage(10), change)] }).discount).toBe(1_000);
  });
});
