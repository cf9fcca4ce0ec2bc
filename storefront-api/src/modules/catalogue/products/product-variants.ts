import type { ResponseOf } from 'shared-contracts/api';
import type { Queryable } from '../../../db/client.ts';
import type { CatalogueContext } from '../context.ts';
import { variantsOf } from './load-variants.ts';

/** Returns each variant of a product once, with all of its options. */
export async function productVariants(
  db: Queryable,
  productId: number,
  { market, prices }: CatalogueContext,
): Promise<ResponseOf<'product-variants'>> {
  const rows = Map.groupBy(await variantsOf(db, productId, market), (row) => row.variantId);
  return {
    variants: [...rows.values()].flatMap((options) => {
      const [first] = options;
      if (first === undefined) return [];
      return {
        sku: first.sku,
        gtin: first.gtin,
        options: options.flatMap(({ attributeCode: code, valueLabel: label }) =>
          code === null || label === null ? [] : { code, label },
        ),
        price: prices.money(first.special),
        inStock: first.stock > 0,
      };
    }),
  };
}
