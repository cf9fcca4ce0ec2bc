/**
 * The arithmetic of a basket or an order: promotions, points, delivery and VAT. All amounts are gross and in minor units
 * of one currency; every sum is exact to the unit. It reads nothing and knows no tables.
 */

/** A line of a basket, as promotions see it. */
export interface SummedLine {
  lineId: number;
  productId: number;
  brandId: number;
  /** Its own category and every one above. */
  categoryIds: readonly number[];
  /** Running sales that the product is in. */
  saleIds: readonly number[];
  qty: number;
  /** Per piece, minor units. */
  special: number;
  retail: number;
  /** Gift vouchers: no promotion applies. */
  isExcludedFromPromotions: boolean;
  /** Donations: points cannot pay them. */
  isExcludedFromPoints: boolean;
}

/** A promotion as data. Conditions that are null always hold. */
export interface Promotion {
  id: number;
  /** Null: applies without a code. Upper case. */
  code: string | null;
  effect:
    | { kind: 'percentage'; percent: number }
    | { kind: 'amount'; amount: number }
    | { kind: 'free_delivery' }
    | { kind: 'buy_x_get_y'; buy: number; get: number };
  brandIds: readonly number[] | null;
  categoryIds: readonly number[] | null;
  saleIds: readonly number[] | null;
  customerGroups: readonly number[] | null;
  isFirstOrderOnly: boolean;
  /** Sum of all goods, minor units. */
  minimum: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
  maxUses: number | null;
  maxUsesPerMember: number | null;
}

/** Why a promotion does not apply now. */
export type UnmetReason =
  | 'not_started'
  | 'ended'
  | 'minimum'
  | 'no_matching_item'
  | 'first_order_only'
  | 'members_only'
  | 'other_group'
  | 'used_up'
  | 'another_code_is_better';

export interface Shopper {
  /** Null for a guest. */
  customerId: number | null;
  group: number;
  isFirstOrder: boolean;
  /** Points that can be spent now. */
  availablePoints: number;
}

export interface SumInput {
  lines: readonly SummedLine[];
  /** Automatic promotions, and those of the codes of the basket with their uses so far. */
  promotions: readonly (Promotion & { uses: number; usesOfMember: number })[];
  shopper: Shopper;
  requestedPoints: number;
  /** Gross price of the delivery before promotions, minor units; 0 for an empty basket. */
  delivery: number;
  vatBasisPoints: number;
  now: Date;
}

export interface LineSums {
  lineId: number;
  /** Before discounts. */
  gross: number;
  discount: number;
  points: number;
  /** VAT within `gross - discount - points`. */
  vat: number;
  /** `gross - discount - points - vat`. */
  net: number;
  promotionId: number | null;
}

export interface OrderSums {
  lines: readonly LineSums[];
  /** Goods before discounts. */
  subtotal: number;
  /** Reductions of goods by promotions. */
  discount: number;
  /** Points that are spent; 1 point is one minor unit. They pay goods, never the delivery. */
  points: number;
  delivery: { gross: number; discount: number; vat: number; net: number };
  /** `subtotal - discount - points + delivery.gross - delivery.discount`. */
  total: number;
  vat: number;
  totalExVat: number;
  applied: readonly { promotionId: number; amount: number }[];
  unmet: readonly { promotionId: number; reason: UnmetReason }[];
}
