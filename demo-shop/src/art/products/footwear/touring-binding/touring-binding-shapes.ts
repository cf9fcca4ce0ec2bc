import { cross, plus, unit, type Vec } from './touring-binding-space.ts';

/** Corner of an outline and its rounding radius, mm. */
export type Corner = readonly [a: number, b: number, radius?: number];

export interface Face {
  readonly points: readonly Vec[];
  readonly normal: Vec;
  /** Whether it is the large flat side, which has a gradient of its own. */
  readonly isCap?: boolean;
  /** Whether it is also visible from behind. */
  readonly isSheet?: boolean;
}

/** Plane of an outline: `side` is forward and up, `plan` forward and left, `front` left and up. */
export type Plane = 'side' | 'plan' | 'front';

type Flat = readonly [a: number, b: number];

const lift: Readonly<Record<Plane, (a: number, b: number, c: number) => Vec>> = {
  side: (a, b, c) => [a, c, b],
  plan: (a, b, c) => [a, b, c],
  front: (a, b, c) => [c, a, b],
};

const wrap = <Item>(items: readonly Item[], index: number, fallback: Item): Item =>
  items[(index + items.length) % items.length] ?? fallback;

function towards([a, b]: Corner, [c, d]: Corner, reach: number): Flat {
  const length = Math.hypot(c - a, d - b) || 1;
  const share = Math.min(0.5, reach / length);
  return [a + (c - a) * share, b + (d - b) * share];
}

/** Replaces corners with short curves, so that edges show highlights. */
export function rounded(corners: readonly Corner[], radius = 4): Flat[] {
  return corners.flatMap((corner, index): Flat[] => {
    const reach = corner[2] ?? radius;
    const steps = reach < 4 ? 1 : reach < 8 ? 2 : reach < 12 ? 3 : 5;
    if (reach === 0) return [[corner[0], corner[1]]];
    const from = towards(corner, wrap(corners, index - 1, corner), reach);
    const to = towards(corner, wrap(corners, index + 1, corner), reach);
    return Array.from({ length: steps + 1 }, (_, step): Flat => {
      const t = step / steps;
      const bend = (start: number, middle: number, end: number) =>
        (1 - t) ** 2 * start + 2 * t * (1 - t) * middle + t ** 2 * end;
      return [bend(from[0], corner[0], to[0]), bend(from[1], corner[1], to[1])];
    });
  });
}

/** Returns the points of a circle. */
export const circle = (a: number, b: number, radius: number, count = 16): Flat[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    return [a + radius * Math.cos(angle), b + radius * Math.sin(angle)];
  });

function outwards(outline: readonly Flat[]): Flat[] {
  const area = outline.reduce((sum, [a, b], index) => {
    const [c, d] = wrap(outline, index + 1, [a, b]);
    return sum + a * d - c * b;
  }, 0);
  const side = area > 0 ? 1 : -1;
  return outline.map(([a, b], index) => {
    const [c, d] = wrap(outline, index + 1, [a, b]);
    const length = Math.hypot(c - a, d - b) || 1;
    return [(side * (d - b)) / length, (side * (a - c)) / length];
  });
}

/** Extrudes an outline to a body. `bevel`: width of the bevelled edges, mm. */
export function extrude(
  plane: Plane,
  outline: readonly Flat[],
  from: number,
  to: number,
  bevel = 1.5,
): Face[] {
  const space = lift[plane];
  const normals = outwards(outline);
  const inner = outline.map(([a, b], index): Flat => {
    const [na, nb] = wrap(normals, index, [0, 0]);
    const [pa, pb] = wrap(normals, index - 1, [0, 0]);
    const length = Math.hypot(na + pa, nb + pb) || 1;
    return [a - ((na + pa) / length) * bevel, b - ((nb + pb) / length) * bevel];
  });
  const at = (flats: readonly Flat[], index: number, c: number) => space(...wrap(flats, index, [0, 0]), c);
  const edges = outline.flatMap((_, index): Face[] => {
    const [na, nb] = wrap(normals, index, [0, 0]);
    const band = (
      one: readonly Flat[],
      start: number,
      other: readonly Flat[],
      end: number,
      slope: number,
    ): Face => ({
      points: [
        at(one, index, start),
        at(one, index + 1, start),
        at(other, index + 1, end),
        at(other, index, end),
      ],
      normal: unit(space(na, nb, slope)),
    });
    const body = band(outline, from + bevel, outline, to - bevel, 0);
    if (bevel === 0) return [body];
    return [body, band(inner, from, outline, from + bevel, -1), band(outline, to - bevel, inner, to, 1)];
  });
  const cap = (c: number, sign: number): Face => ({
    points: inner.map(([a, b]) => space(a, b, c)),
    normal: space(0, 0, sign),
    isCap: true,
  });
  return [cap(from, -1), ...edges, cap(to, 1)];
}

/** Returns the faces of a curved surface through rows of points; its outer side is to the left of the rows. */
export function sheet(rows: readonly (readonly Vec[])[], isSheet = true): Face[] {
  return rows.slice(1).flatMap((row, index) =>
    row.slice(1).flatMap((corner, column): Face[] => {
      const above = rows[index] ?? row;
      const points: Vec[] = [
        above[column] ?? corner,
        above[column + 1] ?? corner,
        corner,
        row[column] ?? corner,
      ];
      const [p = corner, q = corner, r = corner, s = corner] = points;
      return [{ points, normal: unit(cross(plus(r, p, -1), plus(s, q, -1))), isSheet }];
    }),
  );
}
