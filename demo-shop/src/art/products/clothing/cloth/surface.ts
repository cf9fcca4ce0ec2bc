import type { Point } from '../../../drawing/markup.ts';

/** Position on a piece of fabric: shares across (0 left, 1 right) and down (0 top, 1 bottom). */
export type Spot = readonly [u: number, v: number];

export type Row = readonly [left: Point, right: Point];

/** Piece of fabric between two edges. Positions given as shares stay on it for every cut. */
export interface Surface {
  outline: string;
  at: (u: number, v: number) => Point;
  /** Returns a smooth line through the positions. */
  line: (...spots: readonly Spot[]) => string;
  /** Returns a closed shape with these corners; its sides follow the fabric. */
  area: (...corners: readonly Spot[]) => string;
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

const written = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** Returns the curves through the points; the path must already be at the first one. */
function spline(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to;
      const before = points[index - 1] ?? from;
      const after = points[index + 2] ?? to;
      const out = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
      const into = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
      return `C${written(out)} ${written(into)} ${written(to)}`;
    })
    .join('');
}

function curve(points: readonly Point[]): string {
  return `M${written(points[0] ?? { x: 0, y: 0 })}${spline(points)}`;
}

/** Returns a closed path with curved sides and sharp corners. */
export function closed(sides: readonly (readonly Point[])[]): string {
  const start = sides[0]?.[0] ?? { x: 0, y: 0 };
  return `M${written(start)}${sides.map((side) => spline(side)).join('')}z`;
}

function edge(points: readonly Point[], places: readonly number[], share: number): Point {
  const wanted = Math.min(Math.max(share, 0), 1);
  const index = Math.max(0, places.findIndex((place) => place >= wanted) - 1);
  const [start, end] = [places[index] ?? 0, places[index + 1] ?? 1];
  const t = (wanted - start) / (end - start);
  const from = points[index] ?? { x: 0, y: 0 };
  const to = points[index + 1] ?? from;
  const before = points[index - 1] ?? from;
  const after = points[index + 2] ?? to;
  const through = (a: number, b: number, c: number, d: number) =>
    b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  return {
    x: through(before.x, from.x, to.x, after.x),
    y: through(before.y, from.y, to.y, after.y),
  };
}

const evenly = (rows: readonly Row[]) => rows.map((_, index) => index / (rows.length - 1));

/**
 * Creates a piece from its rows. `bow`: sag of the middle of the top and of the bottom edge, user units. `places`:
 * vertical position of each row as a share.
 */
export function surface(
  rows: readonly Row[],
  bow: readonly [top: number, bottom: number] = [0, 0],
  places: readonly number[] = evenly(rows),
): Surface {
  const left = rows.map(([point]) => point);
  const right = rows.map(([, point]) => point);
  const at = (u: number, v: number) => {
    const { x, y } = between(edge(left, places, v), edge(right, places, v), u);
    return { x, y: y + (bow[0] + (bow[1] - bow[0]) * v) * 4 * u * (1 - u) };
  };
  const side = (from: Spot, to: Spot) =>
    [0, 0.25, 0.5, 0.75, 1].map((share) =>
      at(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share),
    );
  return {
    at,
    line: (...spots) => curve(spots.map(([u, v]) => at(u, v))),
    area: (...corners) =>
      closed(corners.map((corner, index) => side(corner, corners[(index + 1) % corners.length] ?? corner))),
    outline: closed([left, side([0, 1], [1, 1]), right.toReversed(), side([1, 0], [0, 0])]),
  };
}

/** Creates a piece symmetrical to x = 400 from half widths by height. */
export function upright(
  profile: readonly (readonly [y: number, half: number])[],
  bow: readonly [top: number, bottom: number],
): Surface {
  const [first, last] = [profile[0]?.[0] ?? 0, profile.at(-1)?.[0] ?? 1];
  return surface(
    profile.map(([y, half]) => [
      { x: 400 - half, y },
      { x: 400 + half, y },
    ]),
    bow,
    profile.map(([y]) => (y - first) / (last - first)),
  );
}

/** Mirrors rows at the body's centre line, x = 400. */
export function mirrored(rows: readonly Row[]): Row[] {
  const flip = ({ x, y }: Point) => ({ x: 800 - x, y });
  return rows.map(([left, right]) => [flip(right), flip(left)]);
}
