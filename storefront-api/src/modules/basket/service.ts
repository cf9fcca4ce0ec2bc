import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import { mostOf } from './basket-answer.ts';
import { chooseVariant } from './choose-variant.ts';
import {
  findChoices,
  findLines,
  lockBasket,
  lockOrCreateBasket,
  lockStock,
  putLine,
  removeLine,
  touchBasket,
  type BasketOwner,
} from './repository.ts';

interface Addition {
  productId: number;
  quantity: number;
  options: Readonly<Record<string, number>>;
}

/** Adds to the line of the same variant, or starts one. Returns the id of the line. */
export async function addToBasket(
  db: Queryable,
  owner: BasketOwner,
  { productId, quantity, options }: Addition,
  now: Date,
): Promise<number> {
  if (!fitsColumn(productId)) throw new ShopError('not_found');
  const variantId = chooseVariant(await findChoices(db, productId), options);
  return db.transaction(async (tx) => {
    const basket = await lockOrCreateBasket(tx, owner, now);
    const stock = (await lockStock(tx, [variantId])).get(variantId) ?? 0;
    const present = (await findLines(tx, basket.id)).find((line) => line.variantId === variantId);
    const qty = (present?.qty ?? 0) + quantity;
    if (qty > mostOf(stock)) throw new ShopError('out_of_stock');
    await putLine(tx, { basketId: basket.id, productId, variantId, qty });
    await touchBasket(tx, basket.id, now);
    const line = (await findLines(tx, basket.id)).find((each) => each.variantId === variantId);
    if (line === undefined) throw new Error('The line is gone although it was just written');
    return line.id;
  });
}

interface Change {
  lineId: number;
  qty: number;
  /** The version that the change was made from. */
  version: number;
}

/** `stale`: the basket has changed since, and nothing was done. */
export async function changeQuantity(
  db: Queryable,
  owner: BasketOwner,
  { lineId, qty, version }: Change,
  now: Date,
): Promise<'changed' | 'stale'> {
  return db.transaction(async (tx) => {
    const basket = await lockBasket(tx, owner);
    if (basket === null) throw new ShopError('not_found');
    if (basket.version !== version) return 'stale';
    const line = (await findLines(tx, basket.id)).find((each) => each.id === lineId);
    if (line === undefined) throw new ShopError('not_found');
    if (qty === 0) {
      await removeLine(tx, line.id);
    } else {
      const stock = (await lockStock(tx, [line.variantId])).get(line.variantId) ?? 0;
      if (qty > mostOf(stock)) throw new ShopError('out_of_stock');
      const { basketId, productId, variantId } = line;
      await putLine(tx, { basketId, productId, variantId, qty });
    }
    await touchBasket(tx, basket.id, now);
    return 'changed';
  });
}

/** A number beyond PostgreSQL's integer names nothing, and the database would call it an error. */
function fitsColumn(id: number): boolean {
  return id <= 2_147_483_647;
}
