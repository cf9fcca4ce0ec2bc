import type { Point } from '../drawing/markup.ts';
import type { Random } from '../drawing/random.ts';

export interface RidgeShape {
  from: number;
  to: number;
  /** Mean height, user units from the top. */
  y: number;
  /** Maximum first displacement, user units. */
  relief: number;
  /** Number of subdivisions: 4 gives 17 points, 6 gives 65. */
  detail: number;
  /** Factor by which the displacement shrinks at each step: 0.4 is smooth, 0.6 jagged. @default 0.5 */
  roughness?: number;
}

/** Returns the points of a skyline, by midpoint displacement. */
export function ridge(random: Random, shape: RidgeShape): Point[] {
  const { from, to, y, relief, detail, roughness = 0.5 } = shape;
  const offset = (reach: number) => random.between(-reach, reach);
  let points: Point[] = [
    { x: from, y: y + offset(relief) },
    { x: to, y: y + offset(relief) },
  ];
  let reach = relief;
  for (let step = 0; step < detail; step += 1) {
    points = points.flatMap((point, index) => {
      const next = points[index + 1];
      if (!next) return [point];
      const shift = random.between(0.42, 0.58);
      const x = point.x + (next.x - point.x) * shift;
      return [point, { x, y: (point.y + next.y) / 2 + offset(reach) }];
    });
    reach *= roughness;
  }
  return points;
}
