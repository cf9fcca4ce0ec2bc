import type { Queryable } from '../../../db/client.ts';
import { familiesOfColours } from '../nearest-colours.ts';
import type { FacetNames, ListingIndex } from './index-data.ts';
import { toRows } from './packed-rows.ts';
import { readSizes, type SizeRecord } from './read-index.ts';

/** A size of a product, and the bits of the colour families in which it is in stock. */
type SizeInColours = readonly [sizeId: number, colours: number];

/** Collects the sizes in stock, with the colours of each: blue in M is another question than blue and M. */
export async function collectSizes(
  db: Queryable,
  { positionOf, colours, names }: Pick<ListingIndex, 'positionOf' | 'colours' | 'names'>,
): Promise<Pick<ListingIndex, 'sizes' | 'sizeColours'>> {
  const sizes: [number, number][] = [];
  const sizeColours: [number, number][] = [];
  await readSizes(db, (rows) => {
    for (const [productId, ofProduct] of Map.groupBy(rows, (row) => row.product_id)) {
      const position = positionOf.get(productId);
      if (position === undefined) continue;
      for (const [sizeId, bits] of sizesInColours(ofProduct, colours[position] ?? 0, names)) {
        sizes.push([position, sizeId]);
        sizeColours.push([position, bits]);
      }
    }
  });
  return { sizes: toRows(positionOf.size, sizes), sizeColours: toRows(positionOf.size, sizeColours) };
}

function sizesInColours(
  rows: readonly SizeRecord[],
  productColours: number,
  names: FacetNames,
): Iterable<SizeInColours> {
  const bitsOf = bitsByColour(rows, productColours, names);
  const found = new Map<number, number>();
  for (const { value_id: sizeId, colour } of rows) {
    const bits = colour === null ? productColours : (bitsOf.get(colour) ?? productColours);
    found.set(sizeId, (found.get(sizeId) ?? 0) | bits);
  }
  return found;
}

/** Returns the bit of the family of each colour; empty if the product has no choice of families. */
function bitsByColour(
  rows: readonly SizeRecord[],
  productColours: number,
  { colours }: FacetNames,
): ReadonlyMap<string, number> {
  const families = colours.flatMap(({ hex }, at) =>
    (productColours & (1 << at)) === 0 ? [] : [{ hex, bit: 1 << at }],
  );
  if (families.length < 2) return new Map();
  const offered = [...new Set(rows.flatMap(({ colour }) => colour ?? []))];
  const hexes = families.map(({ hex }) => hex);
  const familyOf = familiesOfColours(hexes, offered);
  return new Map(offered.map((colour, at) => [colour, families[familyOf[at] ?? 0]?.bit ?? 0]));
}
