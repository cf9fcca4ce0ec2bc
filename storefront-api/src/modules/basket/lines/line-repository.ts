import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { basketLineParts, basketLines, type FittingAnswers } from '../../../db/schema/index.ts';

/** Content of a line: one variant, or one variant of each part of a bundle. */
export interface LineContent {
  productId: number;
  variantId: number | null;
  parts: readonly { partId: number; variantId: number }[];
  fittingForm: FittingAnswers | null;
  contentKey: string;
}

/** Returns the variants of a line: one, or one for each part of a bundle. */
export function variantIdsOf({ variantId, parts }: Pick<LineContent, 'variantId' | 'parts'>): number[] {
  return variantId === null ? parts.map((part) => part.variantId) : [variantId];
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

/** Returns the lines without removed ones. */
export async function findLines(db: Queryable, basketId: number): Promise<BasketLine[]> {
  const lines = await findStoredLines(db, basketId);
  return lines.filter((line) => line.qty > 0);
}

/** Returns all lines, including the line that was removed last, whose quantity is 0. */
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

const upsertedLine = prepared((db) => {
  const lineValues = {
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
    .values(lineValues)
    .onConflictDoUpdate({ target: sameContent, set: { qty: sql`excluded.qty` } })
    .returning({ id: basketLines.id })
    .prepare('upserted_line');
});

/** Sets the quantity of the line with this content, or creates the line. Returns its id. */
export async function putLine(
  tx: Queryable,
  basketId: number,
  content: LineContent,
  qty: number,
): Promise<number> {
  const { parts, ...line } = content;
  const rows = await upsertedLine(tx).execute({ basketId, ...line, qty });
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The insert of the basket line returned no row');
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
 * Sets the quantity of a line to 0, so that the removal can be undone. A line that was removed before is deleted: there
 * is at most one per basket.
 */
export async function removeLine(tx: Queryable, basketId: number, lineId: number): Promise<void> {
  await deleteRemovedLines(tx, basketId);
  await setQuantity(tx, lineId, 0);
}

export async function deleteRemovedLines(tx: Queryable, basketId: number): Promise<void> {
  await tx.delete(basketLines).where(and(eq(basketLines.basketId, basketId), eq(basketLines.qty, 0)));
}
