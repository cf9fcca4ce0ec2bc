import type { Queryable } from '../../db/client.ts';
import { products } from '../../db/schema/index.ts';
import type { ShopIds } from './assign-ids.ts';
import { ImportRejectedError } from './import-error.ts';

/** Fewer products may always be deleted, so that a small shop can be edited. */
const minRejected = 20;
const maxShare = 0.2;

/**
 * Rejects with {@link ImportRejectedError} if the import would delete at least 20 products and more than a fifth of the
 * shop's. A product with another id than before is deleted too, because baskets refer to its id.
 */
export async function checkDeletions(
  tx: Queryable,
  skus: ReadonlySet<string>,
  idOf: ShopIds['product'],
): Promise<void> {
  const existing = await tx.select({ sku: products.sku, id: products.id }).from(products);
  const deleted = existing.filter(({ sku, id }) => !skus.has(sku) || idOf(sku) !== id).length;
  if (deleted < minRejected || deleted <= existing.length * maxShare) return;
  throw new ImportRejectedError(
    `the file would delete ${deleted} of the ${existing.length} products of the shop; with --replace it does`,
  );
}
