import { distribute, divideHalfUp, sumOf } from '../arithmetic.ts';
import type { LineRecord, OrderRecord } from '../order-records.ts';
import { giftVoucherIds } from '../tables.ts';

/** Effect of a promotion as the database has it. */
export type PromotionEffect =
  | { kind: 'percentage'; percent: number }
  | { kind: 'amount'; amounts: Record<string, number> }
  | { kind: 'free_delivery' }
  | { kind: 'buy_x_get_y'; buy: number; get: number };

/** Returns a sentence for every discount of goods that its promotion does not give. A deleted promotion is not checked. */
export function checkDiscounts(order: OrderRecord, effects: ReadonlyMap<number, PromotionEffect>): string[] {
  const vouchers = order.lines.filter((line) => giftVoucherIds.has(line.productId) && line.discount > 0n);
  const ids = new Set(order.lines.flatMap(({ promotionId }) => promotionId ?? []));
  return [
    ...vouchers.map(({ productId }) => `the gift voucher ${productId} is reduced`),
    ...[...ids].flatMap((id) => {
      const effect = effects.get(id);
      const lines = order.lines.filter(({ promotionId }) => promotionId === id);
      return effect === undefined ? [] : checkEffect(`promotion ${id}`, effect, lines, order);
    }),
  ];
}

function checkEffect(
  name: string,
  effect: PromotionEffect,
  lines: readonly LineRecord[],
  order: OrderRecord,
): string[] {
  switch (effect.kind) {
    case 'percentage':
      return compare(
        name,
        lines,
        lines.map(({ subtotal }) => divideHalfUp(subtotal * BigInt(effect.percent), 100n)),
      );
    case 'amount':
      return checkAmount(name, BigInt(effect.amounts[order.currency] ?? 0), lines);
    case 'buy_x_get_y':
      return checkFreePieces(name, effect, lines, order);
    case 'free_delivery':
      return [`${name} pays delivery, and reduces goods`];
  }
}

function checkAmount(name: string, amount: bigint, lines: readonly LineRecord[]): string[] {
  const gross = lines.map(({ subtotal }) => subtotal);
  const value = sumOf(gross);
  return compare(name, lines, distribute(amount < value ? amount : value, gross));
}

/** Which other pieces count is not known any more, so this is the most that may be free. */
function checkFreePieces(
  name: string,
  { buy, get }: { buy: number; get: number },
  lines: readonly LineRecord[],
  order: OrderRecord,
): string[] {
  if (lines.some(({ discount, price }) => discount % price !== 0n))
    return [`${name} gives a part of a piece`];
  const free = sumOf(lines.map(({ discount, price }) => discount / price));
  const pieces = sumOf(order.lines.map(({ qty }) => qty));
  const maxFree = (pieces / BigInt(buy + get)) * BigInt(get);
  return free > maxFree ? [`${name} gives ${free} pieces instead of at most ${maxFree}`] : [];
}

function compare(name: string, lines: readonly LineRecord[], expected: readonly bigint[]): string[] {
  return lines.flatMap(({ discount }, index) =>
    discount === expected[index] ? [] : [`${name} gives ${discount} instead of ${expected[index]}`],
  );
}
