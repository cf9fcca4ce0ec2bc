import { asc, eq, inArray } from 'drizzle-orm';
import type { ResponseOf } from 'shared-contracts/api';
import type { ReorderFailure } from 'shared-contracts/routes';
import type { Store } from 'shared-contracts/stores';
import { maxQuantity } from 'shared-contracts/api/max-quantity';
import { fittingAnswersSchema } from 'shared-contracts/forms/fitting';
import type { Queryable } from '../../db/client.ts';
import { bundleParts, variantOptions, variants } from '../../db/schema/index.ts';
import { ShopError } from '../../shop-error.ts';
import type { BasketOwner } from '../basket/basket-access.ts';
import type { AddItemInput } from '../basket/lines/line-content.ts';
import type { OrderSize } from '../basket/order-limits.ts';
import { addToBasket, type AddingVisitor } from '../basket/service.ts';
import { findItems, findOwnOrder, type OrderItemRow } from './repository.ts';

type Outcome = Omit<ResponseOf<'reorder'>, 'redirect'>;

interface Reorder {
  orderId: number;
  owner: BasketOwner;
  visitor: AddingVisitor & { store: Store; customerId: number };
  size: OrderSize;
}

/**
 * Adds to the member's basket what is still available of an order, at today's prices. Throws `not_found` for another
 * member's order.
 */
export async function reorder(db: Queryable, { orderId, owner, visitor, size }: Reorder): Promise<Outcome> {
  const { store, customerId } = visitor;
  const order = await findOwnOrder(db, orderId, store.id, { customerId, sessionHash: null });
  if (order === null || order.state === 'draft') throw new ShopError('not_found');
  const result: Outcome = { added: [], missing: [] };
  for (const item of await findItems(db, order.id)) {
    // oxlint-disable-next-line no-await-in-loop -- a basket is changed by one call after the other
    const { qty, lineId, failure } = await addItem(db, item, { owner, visitor, size });
    const entry = { itemId: item.id, name: item.name };
    if (lineId !== null) result.added.push({ ...entry, qty, cartItemId: lineId });
    const missing = item.qtyOrdered - qty;
    if (missing > 0) result.missing.push({ ...entry, qty: missing, reason: failure ?? 'sold_out' });
  }
  return result;
}

interface AddedItem {
  qty: number;
  /** Null if nothing was added. */
  lineId: number | null;
  /** Why no more was added; null if more was not tried. */
  failure: ReorderFailure | null;
}

/** Adds as many pieces as there are. */
async function addItem(
  db: Queryable,
  item: OrderItemRow,
  { owner, visitor, size }: Pick<Reorder, 'owner' | 'visitor' | 'size'>,
): Promise<AddedItem> {
  const input = await toInput(db, item);
  if (input === null) return { qty: 0, lineId: null, failure: 'not_sold' };
  let failure: ReorderFailure = 'sold_out';
  for (let qty = Math.min(item.qtyOrdered, maxQuantity); qty > 0; qty -= 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- fewer pieces are tried if there are not enough
      const { lineId } = await addToBasket(db, owner, { ...input, quantity: qty }, visitor, size);
      return { qty, lineId, failure: null };
    } catch (error) {
      failure = failureOf(error);
      if (failure !== 'sold_out' && failure !== 'basket_full') return { qty: 0, lineId: null, failure };
    }
  }
  return { qty: 0, lineId: null, failure };
}

function failureOf(error: unknown): ReorderFailure {
  if (!(error instanceof ShopError)) throw error;
  if (error.code === 'out_of_stock') return 'sold_out';
  if (error.code === 'basket_full') return 'basket_full';
  return error.code === 'fitting_required' ? 'fitting_required' : 'not_sold';
}

interface KnownVariant {
  id: number;
  sku: string;
  productId: number;
  /** Attribute id → value id. */
  options: Record<string, number>;
}

/** Finds the variants by their SKUs, because imports give them other ids. Null if one is not sold any more. */
async function toInput(db: Queryable, item: OrderItemRow): Promise<AddItemInput | null> {
  const known = await findVariants(
    db,
    item.units.map(({ sku }) => sku),
  );
  const chosen = item.units.map(({ sku }) => known.find((variant) => variant.sku === sku));
  const [first] = chosen;
  if (first === undefined || chosen.includes(undefined)) return null;
  const { productId } = item;
  const fittingForm =
    item.fittingForm === null ? {} : { fittingForm: fittingAnswersSchema.parse(item.fittingForm) };
  if (item.bundleKind === null) {
    return { productId: first.productId, options: first.options, bundleOptions: {}, ...fittingForm };
  }
  const parts = await findParts(db, productId);
  const bundleOptions = Object.fromEntries(
    parts.map((part) => {
      const variant = known.find((each) => each.productId === part.productId);
      return [part.id, variant?.options ?? {}];
    }),
  );
  return { productId, options: {}, bundleOptions, ...fittingForm };
}

async function findVariants(db: Queryable, skus: readonly string[]): Promise<KnownVariant[]> {
  const rows = await db
    .select({
      id: variants.id,
      sku: variants.sku,
      productId: variants.productId,
      attributeId: variantOptions.attributeId,
      valueId: variantOptions.valueId,
    })
    .from(variants)
    .leftJoin(variantOptions, eq(variantOptions.variantId, variants.id))
    .where(inArray(variants.sku, [...skus]));
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((ofVariant) => {
    const [first] = ofVariant;
    if (first === undefined) return [];
    const options = Object.fromEntries(
      ofVariant.flatMap(({ attributeId, valueId }) =>
        attributeId === null || valueId === null ? [] : [[attributeId, valueId]],
      ),
    ) as Record<string, number>;
    return [{ id: first.id, sku: first.sku, productId: first.productId, options }];
  });
}

function findParts(db: Queryable, bundleId: number) {
  return db
    .select({ id: bundleParts.id, productId: bundleParts.productId })
    .from(bundleParts)
    .where(eq(bundleParts.bundleId, bundleId))
    .orderBy(asc(bundleParts.position));
}
