import { asc, eq, inArray, or } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import {
  basketCodes,
  basketLineParts,
  basketLines,
  baskets,
  products,
  sessions,
  variants,
} from '../../db/schema/index.ts';
import type { PersonalData } from '../../personal-data.ts';

/** Baskets of all stores, with the answers for mounted bindings. */
export const basketData: PersonalData = {
  name: 'baskets',
  tables: [baskets, basketLines, basketLineParts, basketCodes],
  async exportOf(db, customerId) {
    const rows = await db
      .select()
      .from(baskets)
      .where(isOfMember(db, customerId))
      .orderBy(asc(baskets.storeId), asc(baskets.id));
    const lines = await linesOf(
      db,
      rows.map(({ id }) => id),
    );
    const codes = await codesOf(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map(({ id, storeId, updatedAt, pointsRequested }) => ({
      storeId,
      updatedAt,
      pointsRequested,
      codes: codes.flatMap(({ basketId, code }) => (basketId === id ? [code] : [])),
      lines: lines.flatMap(({ basketId, ...line }) => (basketId === id ? [line] : [])),
    }));
  },
  async eraseOf(tx, customerId) {
    // The lines, their parts and the codes are deleted with them.
    await tx.delete(baskets).where(isOfMember(tx, customerId));
  },
};

/** Locks the baskets of all stores until the transaction ends. */
export async function lockBasketsOfMember(tx: Queryable, customerId: number): Promise<void> {
  await tx
    .select({ id: baskets.id })
    .from(baskets)
    .where(isOfMember(tx, customerId))
    .orderBy(asc(baskets.id))
    .for('update');
}

/** A member who must confirm the address has the basket of the session. */
function isOfMember(db: Queryable, customerId: number) {
  const ownSessions = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.customerId, customerId));
  return or(eq(baskets.customerId, customerId), inArray(baskets.sessionHash, ownSessions));
}

async function linesOf(db: Queryable, basketIds: readonly number[]) {
  const lines = await db
    .select({
      id: basketLines.id,
      basketId: basketLines.basketId,
      product: products.sku,
      variant: variants.sku,
      quantity: basketLines.qty,
      fittingForm: basketLines.fittingForm,
    })
    .from(basketLines)
    .innerJoin(products, eq(products.id, basketLines.productId))
    .leftJoin(variants, eq(variants.id, basketLines.variantId))
    .where(inArray(basketLines.basketId, [...basketIds]))
    .orderBy(asc(basketLines.id));
  const parts = await db
    .select({ lineId: basketLineParts.lineId, variant: variants.sku })
    .from(basketLineParts)
    .innerJoin(variants, eq(variants.id, basketLineParts.variantId))
    .where(
      inArray(
        basketLineParts.lineId,
        lines.map(({ id }) => id),
      ),
    )
    .orderBy(asc(basketLineParts.partId));
  return lines.map(({ id, ...line }) => ({
    ...line,
    parts: parts.flatMap(({ lineId, variant }) => (lineId === id ? [variant] : [])),
  }));
}

function codesOf(db: Queryable, basketIds: readonly number[]) {
  return db
    .select({ basketId: basketCodes.basketId, code: basketCodes.code })
    .from(basketCodes)
    .where(inArray(basketCodes.basketId, [...basketIds]))
    .orderBy(asc(basketCodes.position));
}
