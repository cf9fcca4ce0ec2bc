import type { Store } from 'shared-contracts/stores';
import { and, asc, eq, gt, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { orders, promotions, promotionUses, type Localised } from '../../db/schema/index.ts';
import type { CountedPromotion } from '../pricing/promotion-conditions.ts';
import { promotionRulesSchema, rulesInCurrency } from './promotion-rules.ts';
import { hasLimit } from './promotion-uses.ts';

/** A promotion with its amounts in the currency of a store and its uses so far. */
export type LoadedPromotion = CountedPromotion & { name: Localised };

interface PromotionContext {
  store: Pick<Store, 'kind' | 'currency'>;
  /** Null for a guest. */
  customerId: number | null;
  /** Uses by the order of this basket do not count: it may be paid in another way, at the same price. */
  basketId: number | null;
  now: Date;
}

/** Returns the automatic promotions of a store and those of the codes, in the order of their ids. */
export async function loadPromotions(
  db: Queryable,
  codes: readonly string[],
  { store, customerId, basketId, now }: PromotionContext,
): Promise<LoadedPromotion[]> {
  const isAutomatic = and(isNull(promotions.code), or(isNull(promotions.endsAt), gt(promotions.endsAt, now)));
  const isWanted = codes.length === 0 ? isAutomatic : or(isAutomatic, inArray(promotions.code, [...codes]));
  const rows = await db
    .select()
    .from(promotions)
    .where(and(isWanted, isInStore(store)))
    .orderBy(asc(promotions.id));
  // Only of those with a limit: uses of the others become ever more.
  const limited = rows.filter(hasLimit).map(({ id }) => id);
  const uses = await countUses(db, limited, { customerId, basketId });
  return rows.flatMap((row): LoadedPromotion[] => {
    const parsed = promotionRulesSchema.parse(row.rules);
    const { effect: _effect, minimums: _minimums, ...rules } = parsed;
    const own = rulesInCurrency(parsed, store.currency);
    if (own === null) return [];
    const { id, code, name, startsAt, endsAt, maxUses, maxUsesPerMember } = row;
    const counts = uses.get(id) ?? { uses: 0, usesOfMember: 0 };
    return [{ id, code, name, startsAt, endsAt, maxUses, maxUsesPerMember, ...rules, ...own, ...counts }];
  });
}

/** Returns the code as the promotion has it; null if the store has no promotion with this code. */
export async function findCode(
  db: Queryable,
  entered: string,
  context: PromotionContext,
): Promise<string | null> {
  const code = entered.toUpperCase();
  const found = await loadPromotions(db, [code], context);
  return found.some((promotion) => promotion.code === code) ? code : null;
}

function isInStore({ kind }: Pick<Store, 'kind'>) {
  return and(
    eq(promotions.isEnabled, true),
    or(isNull(promotions.storeKinds), sql`${kind} = any(${promotions.storeKinds})`),
  );
}

async function countUses(
  db: Queryable,
  ids: readonly number[],
  { customerId, basketId }: Pick<PromotionContext, 'customerId' | 'basketId'>,
) {
  if (ids.length === 0) return new Map<number, { uses: number; usesOfMember: number }>();
  const ownOrder = db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.quoteId, basketId ?? 0));
  const rows = await db
    .select({
      id: promotionUses.promotionId,
      uses: sql<number>`count(*)::int`,
      usesOfMember: sql<number>`count(*) filter (where ${promotionUses.customerId} = ${customerId})::int`,
    })
    .from(promotionUses)
    .where(and(inArray(promotionUses.promotionId, [...ids]), notInArray(promotionUses.orderId, ownOrder)))
    .groupBy(promotionUses.promotionId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
