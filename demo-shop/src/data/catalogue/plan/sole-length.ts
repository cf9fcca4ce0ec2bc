import { juniorSkiBootSizes, skiBootSizes } from '../../content/size-guides/footwear.ts';
import type { Family } from '../family.ts';

/** Sole length by size, as the size guides name it. */
const soles = new Map(
  [juniorSkiBootSizes, skiBootSizes].flatMap(({ rows }) =>
    rows.map((row): [string, number] => [row.at(0) ?? '', Number(row.at(-1))]),
  ),
);

/** Shortest sole that a binding can be adjusted to, mm. */
const minSoleMm = 200;

/** Returns the sole length of ski boots in a size, in millimetres; null for other products and for the smallest boots. */
export function soleLengthOf({ category, sizes, artKind }: Family, size: string): number | null {
  const isBoot = category.startsWith('ski-boots') && sizes?.option === 'mondopoint' && artKind !== 'liner';
  const sole = isBoot ? soles.get(size) : undefined;
  return sole === undefined || sole < minSoleMm ? null : sole;
}
