import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import type { Market } from '../catalogue/context.ts';
import { allowedPieces } from './basket-errors.ts';
import { toLineContent, type AddItemInput } from './lines/line-content.ts';
import { findProductFacts, type SaleVisitor } from './lines/line-facts.ts';
import {
  deleteRemovedLines,
  findLines,
  findStoredLines,
  putLine,
  removeLine,
  setQuantity,
  type BasketLine,
  type LineContent,
} from './lines/line-repository.ts';
import {
  changeOrCreateBasket,
  lockBasket,
  incrementBasketVersion,
  type BasketOwner,
  type BasketRow,
} from './repository.ts';
import { availableQuantity, shortParts } from './lines/stock.ts';
import { requireRoom, type OrderSize } from './order-limits.ts';

/** Who adds a product, and the market that must sell it. */
export interface AddingVisitor extends SaleVisitor {
  market: Market;
}

/**
 * Adds to the line with the same content, or creates one. Returns the line's id and its basket. Throws `not_found`,
 * `option_required`, `fitting_required`, `basket_full` and `out_of_stock`, which names the parts of a bundle that are short.
 */
export async function addToBasket(
  db: Queryable,
  owner: BasketOwner,
  input: AddItemInput & { quantity: number },
  visitor: AddingVisitor,
  size: OrderSize,
): Promise<{ lineId: number; basket: BasketRow }> {
  const content = await toLineContent(db, input, visitor);
  return db.transaction(async (tx) => {
    const basket = await changeOrCreateBasket(tx, owner, visitor.now);
    const lines = await findLines(tx, basket.id);
    const existing = lines.find((line) => line.contentKey === content.contentKey);
    const others = lines.filter((line) => line !== existing);
    const qty = (existing?.qty ?? 0) + input.quantity;
    requireRoom(others, qty, size);
    if (qty > (await maxQuantityOf(tx, content, others, visitor, basket.id)))
      throw new ShopError('out_of_stock', detailsOf(await shortParts(tx, content, others, qty)));
    await deleteRemovedLines(tx, basket.id);
    const lineId = await putLine(tx, basket.id, content, qty);
    return { lineId, basket };
  });
}

function detailsOf(partIds: readonly number[]) {
  if (partIds.length === 0) return {};
  return { fields: Object.fromEntries(partIds.map((partId) => [`bundleOptions.${partId}`, 'max_value'])) };
}

interface Change {
  lineId: number;
  qty: number;
  /** The basket version on which the change is based. */
  version: number;
}

/**
 * Sets the quantity of a line. 0 removes it, and a quantity for the line that was removed last restores it. Returns
 * `stale`, and changes nothing, if the basket has another version. Throws `not_found`, `out_of_stock` and `basket_full`;
 * fewer pieces are always allowed.
 */
export async function changeQuantity(
  db: Queryable,
  owner: BasketOwner,
  { lineId, qty, version }: Change,
  visitor: SaleVisitor,
  size: OrderSize,
): Promise<'changed' | 'stale'> {
  return changeBasket(db, owner, { version, now: visitor.now }, async (tx, basket) => {
    const lines = await findStoredLines(tx, basket.id);
    const line = lines.find((each) => each.id === lineId);
    if (line === undefined || (qty === 0 && line.qty === 0)) throw new ShopError('not_found');
    if (qty === 0) {
      await removeLine(tx, basket.id, line.id);
    } else {
      const others = lines.filter((each) => each !== line && each.qty > 0);
      if (qty > line.qty) requireRoom(others, qty, size);
      if (qty > (await maxQuantityOf(tx, line, others, visitor, basket.id)))
        throw new ShopError('out_of_stock');
      await setQuantity(tx, line.id, qty);
    }
  });
}

/**
 * Changes a locked basket and increments its version. Returns `stale`, and changes nothing, if the basket has another
 * version than the change is based on. Throws `not_found` without a basket.
 */
export async function changeBasket(
  db: Queryable,
  owner: BasketOwner,
  { version, now }: { version: number; now: Date },
  change: (tx: Queryable, basket: BasketRow) => Promise<void>,
): Promise<'changed' | 'stale'> {
  return db.transaction(async (tx) => {
    const basket = await lockBasket(tx, owner);
    if (basket === null) throw new ShopError('not_found');
    if (basket.version !== version) return 'stale';
    await change(tx, basket);
    await incrementBasketVersion(tx, basket.id, now);
    return 'changed';
  });
}

/** Returns the maximum quantity of a line by stock, and by the sales that limit the pieces of one customer. */
async function maxQuantityOf(
  tx: Queryable,
  content: LineContent,
  others: readonly BasketLine[],
  visitor: SaleVisitor,
  basketId: number,
): Promise<number> {
  const available = await availableQuantity(tx, content, others);
  const factsOf = await findProductFacts(tx, [content.productId], visitor, basketId);
  const allowed = allowedPieces(factsOf(content.productId));
  if (allowed === null) return available;
  const ofProduct = others.filter(({ productId }) => productId === content.productId);
  const taken = ofProduct.reduce((sum, { qty }) => sum + qty, 0);
  return Math.max(0, Math.min(available, allowed - taken));
}
