import { isSentByParcel } from './special-products.ts';

interface DeliveryTariff {
  /** Minor units. */
  fee: number;
  freeFrom: number;
}

const tariffs: Record<string, DeliveryTariff> = {
  GBP: { fee: 495, freeFrom: 7_500 },
  EUR: { fee: 495, freeFrom: 7_500 },
  DKK: { fee: 3_900, freeFrom: 60_000 },
  SEK: { fee: 4_900, freeFrom: 80_000 },
  NOK: { fee: 5_900, freeFrom: 90_000 },
};

/** Customer group whose members have free standard delivery. */
const insiderGroup = 2;

/** Returns whether standard delivery is free for a member, whatever the goods cost. */
export function hasFreeDelivery(customer: { groupId: number } | null): boolean {
  return customer?.groupId === insiderGroup;
}

/** Returns the delivery tariff of a currency. Throws for an unknown currency. */
export function deliveryTariff(currency: string): DeliveryTariff {
  const tariff = tariffs[currency];
  if (tariff === undefined) throw new Error(`No delivery tariff for ${currency}`);
  return tariff;
}

/** Returns the delivery fee in minor units. It is 0 for an empty basket. */
export function deliveryFee(currency: string, subtotal: number): number {
  const tariff = deliveryTariff(currency);
  return subtotal === 0 || subtotal >= tariff.freeFrom ? 0 : tariff.fee;
}

interface DeliveredLine {
  productId: number;
  qty: number;
  /** Minor units, per piece. */
  special: number;
}

/**
 * Returns the fee of standard delivery before promotions, and the goods that are missing until it is free; null if it is
 * free already. What is sent by e-mail needs no delivery, and counts neither here nor there.
 */
export function basketDelivery(
  lines: readonly DeliveredLine[],
  currency: string,
  customer: { groupId: number } | null,
): { fee: number; untilFree: number | null } {
  const sent = lines.filter(({ productId }) => isSentByParcel(productId));
  const goods = sent.reduce((sum, line) => sum + line.special * line.qty, 0);
  const fee = hasFreeDelivery(customer) ? 0 : deliveryFee(currency, goods);
  return { fee, untilFree: fee === 0 ? null : deliveryTariff(currency).freeFrom - goods };
}
