import type { BundlePart } from 'shared-contracts/api/product';
import { fullProductName } from 'shared-contracts/product-name';
import { paths } from 'shared-contracts/routes';
import type { Queryable } from '../../../db/client.ts';
import { mainImage } from '../../media/images.ts';
import { sizeGuideFor } from '../categories/size-guide-for.ts';
import type { CatalogueContext } from '../context.ts';
import { toOptions } from './options.ts';
import { findParts, findVariantRows, type PartRow, type VariantRow } from './product-repository.ts';
import { stockOf } from './stock-of.ts';

interface Parts {
  parts: BundlePart[];
  /** Stock of the scarcest part, in pieces. */
  stock: number;
  /** Kinds of drawing of the parts, by which care and safety notes are found. */
  artKinds: string[];
}

/** The parts of a product that is no bundle. */
export const noParts: Parts = { parts: [], stock: 0, artKinds: [] };

/** Loads the parts of a bundle in display order, each with the options of its product. */
export async function loadParts(
  db: Queryable,
  bundleId: number,
  { market, prices }: CatalogueContext,
): Promise<Parts> {
  const parts = await findParts(db, bundleId, market);
  const rows = await findVariantRows(
    db,
    parts.map((part) => part.productId),
    market,
  );
  const rowsOf = Map.groupBy(rows, (row) => row.productId);
  const rowsOfPart = (part: PartRow) => rowsOf.get(part.productId) ?? [];
  return {
    parts: parts.map((part) => toPart(part, rowsOfPart(part), market.locale, prices)),
    artKinds: parts.map(({ artKind }) => artKind),
    stock: parts.length === 0 ? 0 : Math.min(...parts.map((part) => stockOf(rowsOfPart(part)))),
  };
}

function toPart(
  part: PartRow,
  rows: readonly VariantRow[],
  locale: CatalogueContext['market']['locale'],
  prices: CatalogueContext['prices'],
): BundlePart {
  return {
    partId: part.partId,
    label: part.label[locale],
    productId: part.productId,
    name: part.name,
    brand_name: part.brandName,
    url: paths.product(part.productId),
    image: mainImage(part, { name: fullProductName(part.brandName, part.name, locale), locale }),
    options: toOptions(rows, prices),
    inStock: rows.some((row) => row.stock > 0),
    sizeGuide: sizeGuideFor(part, part.audience),
  };
}
