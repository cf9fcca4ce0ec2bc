import { specialKindOf } from './special-products.ts';

/** `withdrawal`: from the contract, by law; it needs no reason. */
export const returnKinds = ['return', 'withdrawal'] as const;
export type ReturnKind = (typeof returnKinds)[number];

export const returnStates = [
  'requested',
  'approved',
  'received',
  'refunded',
  'canceled',
  'rejected',
] as const;
export type ReturnState = (typeof returnStates)[number];

export const returnReasons = [
  'too_small',
  'too_large',
  'not_as_described',
  'faulty',
  'wrong_item',
  'late',
  'changed_mind',
  'other',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** `original`: to the payment method of the order. `credit`: as reward points. */
export const returnRefunds = ['original', 'credit'] as const;
export type ReturnRefund = (typeof returnRefunds)[number];

/** Characters. */
export const maxReturnComment = 500;

const nextStates: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  requested: ['approved', 'received', 'canceled', 'rejected'],
  approved: ['received', 'canceled', 'rejected'],
  received: ['refunded', 'rejected'],
  refunded: [],
  canceled: [],
  rejected: [],
};

/** Returns whether a return may go from one state to another. */
export function canReturnBecome(state: ReturnState, next: ReturnState): boolean {
  return nextStates[state].includes(next);
}

/** Pieces of an item, each number counting all pieces so far. */
export interface ReturnableItem {
  productId: number;
  qtyDelivered: number;
  qtyReturned: number;
  /** In returns that are requested or approved. */
  qtyInReturns: number;
}

/** Returns whether a product may be returned at all: gift vouchers as anything else, donations not. */
export function isReturnable(productId: number): boolean {
  return specialKindOf(productId) !== 'donation';
}

/** Returns how many pieces of an item may still be returned. */
export function returnableQuantity(item: ReturnableItem): number {
  if (!isReturnable(item.productId)) return 0;
  return Math.max(0, item.qtyDelivered - item.qtyReturned - item.qtyInReturns);
}
