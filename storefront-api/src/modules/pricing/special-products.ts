/** Products that other systems know by fixed ids (specification §9). */
const giftVouchers: ReadonlySet<number> = new Set([3955, 3956, 3957, 3993]);
const donations: ReadonlySet<number> = new Set([16_550]);

/** Sent by e-mail; no promotion applies to them. */
export const isGiftVoucher = (productId: number): boolean => giftVouchers.has(productId);

/** Points cannot pay them. */
export const isDonation = (productId: number): boolean => donations.has(productId);

/** False for what needs no parcel. */
export const isSentByParcel = (productId: number): boolean =>
  !isGiftVoucher(productId) && !isDonation(productId);
