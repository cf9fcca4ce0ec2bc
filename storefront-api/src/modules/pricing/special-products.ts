import { specialKindOf } from 'shared-contracts/special-products';

/** Sent by e-mail; no promotion applies to them. */
export const isGiftVoucher = (productId: number): boolean => specialKindOf(productId) === 'voucher';

/** Points cannot pay them. */
export const isDonation = (productId: number): boolean => specialKindOf(productId) === 'donation';

/** False for what needs no parcel. */
export const isSentByParcel = (productId: number): boolean => specialKindOf(productId) === null;
