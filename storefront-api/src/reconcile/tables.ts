/**
 * Rates and prices as the shop's terms name them, a second time on purpose: an accidental change of the shop's own
 * tables is reported.
 */

interface Rate {
  from: string;
  basisPoints: bigint;
}

const only = (basisPoints: bigint): Rate[] => [{ from: '2014-01-01', basisPoints }];

const vatRates: Readonly<Record<string, readonly Rate[]>> = {
  AT: only(2000n),
  BE: only(2100n),
  DE: only(1900n),
  DK: only(2500n),
  ES: only(2100n),
  FI: [
    { from: '2014-01-01', basisPoints: 2400n },
    { from: '2024-09-01', basisPoints: 2550n },
  ],
  FR: only(2000n),
  GB: only(2000n),
  IE: only(2300n),
  IT: only(2200n),
  NL: only(2100n),
  NO: only(2500n),
  SE: only(2500n),
};

/** @param day ISO 8601 date */
export function vatRateOn(country: string, day: string): bigint | undefined {
  return vatRates[country]?.findLast(({ from }) => from <= day)?.basisPoints;
}

/** All in minor units. */
interface DeliveryPrices {
  standard: bigint;
  /** Value of the goods from which standard delivery and collecting are free. */
  freeFrom: bigint;
  express: bigint;
  collect: bigint;
  /** For skis and snowboards, once for each order. */
  oversize: bigint;
}

const euro: DeliveryPrices = {
  standard: 495n,
  freeFrom: 7_500n,
  express: 995n,
  collect: 395n,
  oversize: 1_200n,
};

export const deliveryPrices: Readonly<Record<string, DeliveryPrices>> = {
  GBP: euro,
  EUR: euro,
  DKK: { standard: 3_900n, freeFrom: 60_000n, express: 7_900n, collect: 2_900n, oversize: 9_000n },
  SEK: { standard: 4_900n, freeFrom: 80_000n, express: 9_900n, collect: 3_900n, oversize: 12_000n },
  NOK: { standard: 5_900n, freeFrom: 90_000n, express: 11_900n, collect: 4_900n, oversize: 13_000n },
};

/** Sent by e-mail, and without promotions (specification, section 9). */
export const giftVoucherIds: ReadonlySet<number> = new Set([3955, 3956, 3957, 3993]);
/** Points cannot pay it, and no parcel contains it. */
export const donationId = 16_550;
/** Customer group with free standard delivery. */
export const insiderGroupId = 2;
