import { at, type Point } from '../../../drawing/markup.ts';
import { viewOf } from '../eyes/face.ts';

/**
 * Position on the head, degrees: `round` is 0 at the brow and 90 at the right ear; `up` is 0 at brow height and 90 at
 * the crown.
 */
export type Spot = readonly [round: number, up: number];

export interface Dome {
  /** Projects a point of the shell to the picture; `out` is its distance from the shell. */
  put: (spot: Spot, out?: number) => Point;
  /** Returns whether the point faces the viewer. */
  shows: (spot: Spot) => boolean;
}

export interface Pose {
  yaw: number;
  pitch: number;
  x: number;
  y: number;
  scale: number;
}

const half = { wide: 196, long: 240, high: 232 };

/** Creates a helmet's dome: longer than wide, with steeper sides than a sphere. */
export function dome(pose: Pose): Dome {
  const view = viewOf(pose);
  const square = (share: number) => Math.sign(share) * Math.pow(Math.abs(share), 0.86);
  const place = ([round, up]: Spot, out: number): [number, number, number] => {
    const [r, u] = [(round * Math.PI) / 180, (up * Math.PI) / 180];
    const ring = Math.pow(Math.cos(u), 0.84);
    return [
      square(Math.sin(r)) * ring * (half.wide + out),
      -Math.sin(u) * (half.high + out),
      square(Math.cos(r)) * ring * (half.long + out),
    ];
  };
  const [turn, tip] = [(pose.yaw * Math.PI) / 180, (pose.pitch * Math.PI) / 180];
  return {
    put: (spot, out = 0) => view(...place(spot, out)),
    shows: (spot) => {
      const [x, y, z] = place(spot, 0);
      const [nx, ny, nz] = [x / half.wide ** 2, y / half.high ** 2, z / half.long ** 2];
      const ahead = nz * Math.cos(turn) - nx * Math.sin(turn);
      return ahead * Math.cos(tip) - ny * Math.sin(tip) > 0;
    },
  };
}

const cross = (o: Point, a: Point, b: Point) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

function chain(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = [kept.at(-2), kept.at(-1)];
      if (!before || !last || cross(before, last, point) > 0) break;
      kept.pop();
    }
    kept.push(point);
  }
  return kept.slice(0, -1);
}

/** Returns the convex hull of the points. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

/** Returns a closed path with rounded corners, through the midpoints of the edges. */
export function softly(points: readonly Point[]): string {
  const middle = (a: Point, b: Point) => at({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  return (
    `M${middle(last, first)}` +
    points.map((point, index) => `Q${at(point)} ${middle(point, points[index + 1] ?? first)}`).join('') +
    'z'
  );
}

/** Returns `count` + 1 points in equal steps from one to another. */
export const spots = (from: Spot, to: Spot, count = 8): Spot[] =>
  Array.from({ length: count + 1 }, (_, index) => [
    from[0] + ((to[0] - from[0]) * index) / count,
    from[1] + ((to[1] - from[1]) * index) / count,
  ]);
