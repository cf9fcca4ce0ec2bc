import { distribute, divideHalfUp, sumOf } from '../arithmetic.ts';
import type { LineRecord, OrderRecord } from '../order-records.ts';
import { deliveryPrices, donationId, giftVoucherIds, insiderGroupId, vatRateOn } from '../tables.ts';

/** Returns a sentence for every amount of the order that is not as recalculated. */
export function checkOrderSums(order: OrderRecord): string[] {
  return [...checkLines(order), ...checkTotals(order), ...checkVat(order), ...checkDelivery(order)];
}

function unequal(what: string, actual: bigint, expected: bigint): string[] {
  return actual === expected ? [] : [`${what} is ${actual} instead of ${expected}`];
}

const payableOf = ({ subtotal, discount }: LineRecord): bigint => subtotal - discount;

function checkLines({ lines, points }: OrderRecord): string[] {
  if (lines.length === 0) return ['it has no lines'];
  const pointsOf = distribute(
    points,
    lines.map((line) => (line.productId === donationId ? 0n : payableOf(line))),
  );
  return lines.flatMap((line, index) => {
    const name = `line ${index + 1}`;
    const isReduced = line.discount > 0n;
    return [
      ...unequal(`the subtotal of ${name}`, line.subtotal, line.price * line.qty),
      ...unequal(`the points of ${name}`, line.points, pointsOf[index] ?? 0n),
      ...(line.discount < 0n || payableOf(line) - line.points < 0n
        ? [`${name} costs less than nothing`]
        : []),
      ...(isReduced === (line.promotionId === null)
        ? [`${name} has a discount or a promotion, not both`]
        : []),
    ];
  });
}

function checkTotals(order: OrderRecord): string[] {
  const { lines, subtotal, discount, points, delivery, deliveryDiscount, total } = order;
  const belowRetail = lines.map(({ retail, price, qty }) => (retail > price ? (retail - price) * qty : 0n));
  const isPart = deliveryDiscount !== 0n && deliveryDiscount !== delivery;
  return [
    ...unequal('the subtotal', subtotal, sumOf(lines.map((line) => line.subtotal))),
    ...unequal('the discount', discount, sumOf(lines.map((line) => line.discount))),
    ...unequal('the total', total, subtotal - discount - points + delivery - deliveryDiscount),
    ...unequal('the saving', order.saving, sumOf(belowRetail) + discount + deliveryDiscount),
    ...(total < 0n ? ['the total is negative'] : []),
    ...(isPart ? [`the delivery of ${delivery} is reduced by ${deliveryDiscount}`] : []),
  ];
}

/** One rate for the whole order: that of the country of delivery. */
function checkVat(order: OrderRecord): string[] {
  const { lines, total, vatBasisPoints: rate } = order;
  const expectedRate = vatRateOn(order.country, order.day);
  const vat = divideHalfUp(total * rate, 10_000n + rate);
  const paid = lines.map((line) => payableOf(line) - line.points);
  const parts = distribute(vat, [...paid, order.delivery - order.deliveryDiscount]);
  return [
    ...(expectedRate === undefined
      ? [`there is no VAT rate of ${order.country} on ${order.day}`]
      : unequal('the VAT rate', rate, expectedRate)),
    ...unequal('the VAT', order.vat, vat),
    ...unequal('the VAT of the delivery', order.deliveryVat, parts.at(-1) ?? 0n),
    ...lines.flatMap((line, index) => unequal(`the VAT of line ${index + 1}`, line.vat, parts[index] ?? 0n)),
  ];
}

/** Whether the goods need an oversize parcel is not known any more, so both prices are right. */
function checkDelivery({ currency, dispatchCode, groupId, delivery, lines }: OrderRecord): string[] {
  const prices = deliveryPrices[currency];
  if (prices === undefined) return [`there is no price of delivery in ${currency}`];
  const sent = lines.filter(({ productId }) => productId !== donationId && !giftVoucherIds.has(productId));
  if (sent.length === 0) return unequal('the delivery', delivery, 0n);
  const kind = dispatchCode.startsWith('collect-')
    ? 'collect'
    : dispatchCode === 'express'
      ? 'express'
      : 'standard';
  const isFreeByValue = kind !== 'express' && sumOf(sent.map(({ subtotal }) => subtotal)) >= prices.freeFrom;
  const mayBeFree = kind === 'standard' && (groupId === insiderGroupId || groupId === null);
  const fees = isFreeByValue ? [0n] : mayBeFree ? [0n, prices[kind]] : [prices[kind]];
  const allowed = fees.flatMap((fee) => [fee, fee + prices.oversize]);
  return allowed.includes(delivery) ? [] : [`the delivery is ${delivery} instead of ${allowed.join(' or ')}`];
}
