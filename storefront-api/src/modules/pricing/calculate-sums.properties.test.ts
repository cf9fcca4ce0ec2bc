import * as fc from 'fast-check';
import { stores } from 'shared-contracts/stores';
import { calculateSums } from './calculate-sums.ts';
import type { OrderSums, SumInput } from './order-sums.ts';
import { vatRateOf } from './vat.ts';

const now = new Date('2026-02-02T12:00:00Z');

const smallIds = fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 2 });
const price = fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 90_000 }));

const lines = fc.uniqueArray(
  fc.record({
    lineId: fc.integer({ min: 1, max: 1_000 }),
    productId: fc.integer({ min: 1, max: 50 }),
    brandId: fc.integer({ min: 1, max: 3 }),
    categoryIds: smallIds,
    saleIds: smallIds,
    qty: fc.integer({ min: 1, max: 10 }),
    special: price,
    retail: price,
    isExcludedFromPromotions: fc.boolean(),
    isExcludedFromPoints: fc.boolean(),
  }),
  { selector: ({ lineId }) => lineId, maxLength: 12 },
);

const effect = fc.oneof(
  fc.record({ kind: fc.constant('percentage' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 60_000 }) }),
  fc.record({ kind: fc.constant('free_delivery' as const) }),
  fc.record({
    kind: fc.constant('buy_x_get_y' as const),
    buy: fc.integer({ min: 1, max: 3 }),
    get: fc.integer({ min: 1, max: 2 }),
  }),
);

const condition = fc.option(smallIds, { freq: 2 });

const promotions = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 100 }),
      isAutomatic: fc.boolean(),
      effect,
      brandIds: condition,
      categoryIds: condition,
      saleIds: condition,
      minimum: fc.option(fc.integer({ min: 1, max: 100_000 })),
      isFirstOrderOnly: fc.boolean(),
      maxUses: fc.option(fc.integer({ min: 1, max: 3 })),
      uses: fc.integer({ min: 0, max: 3 }),
    }),
    { selector: ({ id }) => id, maxLength: 6 },
  )
  .map((all) =>
    all.map(({ isAutomatic, ...promotion }) => ({
      ...promotion,
      code: isAutomatic ? null : `CODE${promotion.id}`,
      customerGroups: null,
      startsAt: null,
      endsAt: null,
      maxUsesPerMember: null,
      usesOfMember: 0,
    })),
  );

const inputs: fc.Arbitrary<SumInput> = fc.record({
  lines,
  promotions,
  shopper: fc.record({
    customerId: fc.option(fc.constant(7)),
    group: fc.constant(1),
    isFirstOrder: fc.boolean(),
    availablePoints: fc.integer({ min: 0, max: 200_000 }),
  }),
  requestedPoints: fc.integer({ min: 0, max: 200_000 }),
  delivery: fc.integer({ min: 0, max: 6_000 }),
  vatBasisPoints: fc.constantFrom(0, ...new Set(stores.map(({ country }) => vatRateOf(country, now)))),
  now: fc.constant(now),
});

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function everyAmount({ lines, delivery, applied, unmet: _unmet, ...totals }: OrderSums): number[] {
  const ofLines = lines.flatMap(({ lineId: _id, promotionId: _promotion, ...amounts }) =>
    Object.values(amounts),
  );
  return [
    ...ofLines,
    ...Object.values(delivery),
    ...Object.values(totals),
    ...applied.map(({ amount }) => amount),
  ];
}

describe('calculateSums', () => {
  it('sums exactly from the lines and the delivery to the totals', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { lines, delivery, ...sums } = calculateSums(input);
        const of = (field: 'gross' | 'discount' | 'points' | 'vat' | 'net') =>
          sumOf(lines.map((line) => line[field]));
        expect(of('gross')).toBe(sums.subtotal);
        expect(of('discount')).toBe(sums.discount);
        expect(of('points')).toBe(sums.points);
        expect(of('vat') + delivery.vat).toBe(sums.vat);
        expect(of('net') + delivery.net).toBe(sums.totalExVat);
        expect(sums.vat + sums.totalExVat).toBe(sums.total);
        expect(sums.subtotal - sums.discount - sums.points + delivery.gross - delivery.discount).toBe(
          sums.total,
        );
        expect(sumOf(sums.applied.map(({ amount }) => amount))).toBe(sums.discount + delivery.discount);
      }),
    );
  });

  it('has whole amounts that are never negative', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const amounts = everyAmount(calculateSums(input));
        expect(amounts.filter((amount) => !Number.isInteger(amount) || amount < 0)).toEqual([]);
      }),
    );
  });

  it('applies at most one code, and gives a reason for exactly the others', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { applied, unmet } = calculateSums(input);
        const codes = input.promotions.filter(({ code }) => code !== null).map(({ id }) => id);
        const used = applied.filter(({ promotionId }) => codes.includes(promotionId));
        expect(used.length).toBeLessThanOrEqual(1);
        expect(codes.length - unmet.length).toBeLessThanOrEqual(1);
        expect(
          unmet.filter(({ promotionId }) => used.some((use) => use.promotionId === promotionId)),
        ).toEqual([]);
      }),
    );
  });

  it('never gets dearer by a further promotion', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { total } = calculateSums(input);
        for (const { id } of input.promotions) {
          const promotions = input.promotions.filter((promotion) => promotion.id !== id);
          expect(total).toBeLessThanOrEqual(calculateSums({ ...input, promotions }).total);
        }
      }),
    );
  });

  it('does not depend on the order of lines and promotions', () => {
    const shuffled = inputs.chain((input) =>
      fc.record({
        input: fc.constant(input),
        lines: fc.shuffledSubarray([...input.lines], { minLength: input.lines.length }),
        promotions: fc.shuffledSubarray([...input.promotions], { minLength: input.promotions.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ input, lines, promotions }) => {
        expect(calculateSums({ ...input, lines, promotions })).toEqual(calculateSums(input));
      }),
    );
  });

  it('finds the lowest total of every choice of promotions for few lines', () => {
    const few = fc.record({ input: inputs, count: fc.integer({ min: 1, max: 3 }) });
    fc.assert(
      fc.property(few, ({ input, count }) => {
        const small = {
          ...input,
          lines: input.lines.slice(0, count),
          promotions: input.promotions.slice(0, 3),
        };
        const { total } = calculateSums(small);
        // Each promotion alone on each subset of the lines is one of the choices.
        for (const promotion of small.promotions) {
          for (let mask = 0; mask < 2 ** small.lines.length; mask += 1) {
            const lines = small.lines.map((line, index) =>
              Math.floor(mask / 2 ** index) % 2 === 0 ? line : { ...line, isExcludedFromPromotions: true },
            );
            const alone = calculateSums({ ...small, lines, promotions: [promotion] });
            expect(total).toBeLessThanOrEqual(alone.total);
          }
        }
      }),
    );
  });
});
