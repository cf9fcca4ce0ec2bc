import type { Basket, BasketPromoCode } from 'shared-contracts/api/basket';
import type { Store } from 'shared-contracts/stores';
import { formatStoreMoney } from '../pricing/format-store-money.ts';
import type { PriceView } from '../pricing/price-view.ts';
import { promotionLabel } from '../promotions/promotion-label.ts';
import type { LoadedPromotion } from '../promotions/load-promotions.ts';
import { unmetMessages } from '../promotions/unmet-messages.ts';
import type { BasketSums } from './basket-sums.ts';

/** Returns points, codes and automatic promotions of a basket. A visitor who sees no prices gets none of them. */
export function discountsOf(
  { sums, codes, promotions }: BasketSums,
  prices: PriceView,
  store: Store,
): Basket['order']['discounts'] {
  if (!prices.isVisible) return { rewardPoints: null, promoCodes: [], automatic: [], amount: null };
  const applied = new Set(sums.applied.map(({ promotionId }) => promotionId));
  return {
    rewardPoints: sums.points === 0 ? null : sums.points,
    promoCodes: codes.map((code) => {
      const promotion = promotions.find((each) => each.code === code);
      return promotion === undefined ? withdrawnCode(code, store) : toPromoCode(code, promotion, sums, store);
    }),
    automatic: promotions
      .filter(({ id, code }) => code === null && applied.has(id))
      .map((promotion) => promotionLabel(promotion, store)),
    amount: prices.money(sums.discount),
  };
}

function toPromoCode(
  code: string,
  promotion: LoadedPromotion,
  { unmet, subtotal }: BasketSums['sums'],
  store: Store,
): BasketPromoCode {
  const reason = unmet.find(({ promotionId }) => promotionId === promotion.id)?.reason;
  const missing = formatStoreMoney(Math.max(0, (promotion.minimum ?? 0) - subtotal), store);
  return {
    code,
    isActive: reason === undefined,
    label: promotionLabel(promotion, store),
    reason:
      reason === undefined ? null : unmetMessages[store.locale][reason].replace('{missing}', () => missing),
  };
}

/** A code that the store had when it was entered. */
const withdrawnCode = (code: string, { locale }: Store): BasketPromoCode => ({
  code,
  isActive: false,
  label: code,
  reason: unmetMessages[locale].ended,
});
