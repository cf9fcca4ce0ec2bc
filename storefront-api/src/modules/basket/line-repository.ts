import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { basketLineParts, basketLines, variants, type FittingAnswers } from '../../db/schema/index.ts';

const stockOfVariants = prepared((db) =>
  db
    .select({ id: variants.id, stock: variants.stock })
    .from(variants)
    .where(sql`${variants.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('stock_of_variants'),
);

/** Unlocked: a basket holds nothing, so two shoppers may both put the last pair into theirs. */
export async function findStock(db: Queryable, variantIds: readonly number[]): Promise<Map<number, number>> {
  if (variantIds.length === 0) return new Map();
  const rows = await stockOfVariants(db).execute({ ids: `{${variantIds.join(',')}}` });
  return new Map(rows.map((row) => [row.id, row.stock]));
}

/** What a line holds: one variant, or one of each part of a bundle. */
export interface LineContent {
  productId: number;
  variantId: number | null;
  parts: readonly { partId: number; variantId: number }[];
  fittingForm: FittingAnswers | null;
  contentKey: string;
}

export interface BasketLine extends LineContent {
  id: number;
  qty: number;
}

const linesOf = prepared((db) =>
  db
    .select()
    .from(basketLines)
    .where(eq(basketLines.basketId, sql.placeholder('basketId')))
    .orderBy(asc(basketLines.id))
    .prepare('lines_of'),
);

/** The lines that hold something; a removed one is not among them. */
export async function findLines(db: Queryable, basketId: number): Promise<BasketLine[]> {
  const lines = await findStoredLines(db, basketId);
  return lines.filter((line) => line.qty > 0);
}

/** Also the line that was removed last, whose quantity is 0. */
export async function findStoredLines(db: Queryable, basketId: number): Promise<BasketLine[]> {
  const rows = await linesOf(db).execute({ basketId });
  const bundles = rows.filter((row) => row.variantId === null).map((row) => row.id);
  const parts =
    bundles.length === 0
      ? []
      : await db
          .select()
          .from(basketLineParts)
          .where(inArray(basketLineParts.lineId, bundles))
          .orderBy(asc(basketLineParts.partId));
  const partsOf = Map.groupBy(parts, (part) => part.lineId);
  return rows.map(({ basketId: _basketId, ...row }) => ({ ...row, parts: partsOf.get(row.id) ?? [] }));
}

const puttingLine = prepared((db) => {
  const given = {
    basketId: sql.placeholder('basketId'),
    productId: sql.placeholder('productId'),
    variantId: sql.placeholder('variantId'),
    fittingForm: sql.placeholder('fittingForm'),
    contentKey: sql.placeholder('contentKey'),
    qty: sql.placeholder('qty'),
  };
  const sameContent = [basketLines.basketId, basketLines.contentKey];
  return db
    .insert(basketLines)
    .values(given)
    .onConflictDoUpdate({ target: sameContent, set: { qty: sql`excluded.qty` } })
    .returning({ id: basketLines.id })
    .prepare('putting_line');
});

/** Sets the quantity of the line with this content, or starts one. Returns its id. */
export async function putLine(
  tx: Queryable,
  basketId: number,
  content: LineContent,
  qty: number,
): Promise<number> {
  const { parts, ...line } = content;
  const rows = await puttingLine(tx).execute({ basketId, ...line, qty });
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The line is gone although it was just written');
  if (parts.length > 0) {
    await tx
      .insert(basketLineParts)
      .values(parts.map(({ partId, variantId }) => ({ lineId: id, partId, variantId })))
      .onConflictDoNothing();
  }
  return id;
}

export async function setQuantity(tx: Queryable, lineId: number, qty: number): Promise<void> {
  await tx.update(basketLines).set({ qty }).where(eq(basketLines.id, lineId));
}

/**
 * Takes a line out of the basket and keeps its content with quantity 0, so that the removal can be undone. One for
 * each basket: what was removed before it is deleted.
 */
export async function removeLine(tx: Queryable, basketId: number, lineId: number): Promise<void> {
  await deleteRemovedLines(tx, basketId);
  await setQuantity(tx, lineId, 0);
}

export async function deleteRemovedLines(tx: Queryable, basketId: number): Promise<void> {
  await tx.delete(basketLines).where(and(eq(basketLines.basketId, basketId), eq(basketLines.qty, 0)));
}
