import type { CheckoutRequirement, CheckoutStep } from 'shared-contracts/api/checkout';
import { fullProductName } from 'shared-contracts/product-name';
import type { Queryable } from '../../db/client.ts';
import { isDeliverable } from '../delivery/estimate.ts';
import { excesses } from '../basket/basket-errors.ts';
import { isOversized } from '../basket/order-limits.ts';
import { shortageMessages } from '../basket/shortage-messages.ts';
import { variantIdsOf } from '../basket/basket-access.ts';
import { findAvailableStock } from '../stock/read-stock.ts';
import { neededStock, type CheckoutState } from './checkout-state.ts';
import { oversizedMessages } from './oversized-messages.ts';
import { requirementMessages, type RequirementCode } from './requirement-messages.ts';
import type { CheckoutShopper } from './shopper.ts';

type KnownState = Omit<CheckoutState, 'requirements'>;

/** Returns what is still needed before the order can be placed, in the order of the steps. */
export async function findRequirements(
  db: Queryable,
  state: KnownState,
  shopper: CheckoutShopper,
): Promise<CheckoutRequirement[]> {
  const texts = requirementMessages[shopper.store.locale];
  const require = (step: CheckoutStep, field: string, code: RequirementCode) => ({
    step,
    field,
    code,
    message: texts[code],
  });
  if (state.basket === null || state.sums.lines.length === 0) return [require('account', 'items', 'empty')];
  return [
    ...accountRequirements(state, shopper).map((code) => require('account', 'email', code)),
    ...deliveryRequirements(state).map(([field, code]) => require('delivery', field, code)),
    ...(state.billingAddress === null && state.row?.isBillingSame === false
      ? [require('payment', 'billingAddress', 'billing_required')]
      : []),
    ...(await shortages(db, state, shopper)),
    ...(isOversized(state.sums.lines, shopper.config.orderLimits)
      ? [
          {
            step: 'payment' as const,
            field: 'items',
            code: 'order_too_large',
            message: oversizedMessages[shopper.store.locale](shopper.config.orderLimits),
          },
        ]
      : []),
    ...excesses(state.sums.lines, shopper.store.locale).map((message) => ({
      step: 'payment' as const,
      field: 'items',
      code: 'max_per_customer',
      message,
    })),
  ];
}

function accountRequirements(
  { email }: KnownState,
  { customer, config }: CheckoutShopper,
): RequirementCode[] {
  if (customer !== null) return [];
  if (!config.guestCheckoutEnabled) return ['sign_in'];
  return email === null ? ['email_required'] : [];
}

function deliveryRequirements(state: KnownState): [string, RequirementCode][] {
  const { address, method, collectPoint, row } = state;
  if (address === null) return [['address', 'address_required']];
  if (!isDeliverable(address.country_id)) return [['address', 'not_delivered']];
  if (method === null) return [['methodCode', 'method_required']];
  if (method.kind !== 'collect') return [];
  return [
    ...(collectPoint === null
      ? [['collectPoint', 'collect_point_required'] as [string, RequirementCode]]
      : []),
    ...(row?.phoneCollect ? [] : [['phone_collect', 'phone_required'] as [string, RequirementCode]]),
  ];
}

/** Lines whose stock is too low, without what others hold. */
async function shortages(
  db: Queryable,
  state: KnownState,
  { store: { locale }, now }: CheckoutShopper,
): Promise<CheckoutRequirement[]> {
  const needed = neededStock(state);
  const available = await findAvailableStock(db, [...needed.keys()], state.basket?.id ?? 0, now);
  return state.sums.lines.flatMap((line) => {
    const content = state.contents.get(line.lineId);
    const ids = content === undefined ? [] : variantIdsOf(content);
    const missing = Math.max(0, ...ids.map((id) => (needed.get(id) ?? 0) - (available.get(id) ?? 0)));
    if (missing === 0) return [];
    const message = shortageMessages[locale](
      fullProductName(line.brandName, line.name, locale),
      Math.max(0, line.qty - missing),
    );
    return [{ step: 'payment' as const, field: 'items', code: outOfStockCode, message }];
  });
}

export const outOfStockCode = 'out_of_stock';
