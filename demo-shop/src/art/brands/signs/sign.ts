import type { Random } from '../../drawing/random.ts';

/** Returns path data in a box of 100 x 100, filled by the even-odd rule. */
export type Sign = (random: Random) => string;

const n = (value: number) => String(Math.round(value * 10) / 10);

/** Returns path data of a circle. */
export const disc = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;

/** Returns path data of a closed polygon. */
export const polygon = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;

/** Returns the point at distance `r` from x, y. Degrees run clockwise from the top. */
export function around(degrees: number, r: number, x = 50, y = 50): readonly [number, number] {
  const turn = (degrees * Math.PI) / 180;
  return [x + Math.sin(turn) * r, y - Math.cos(turn) * r];
}

/** Returns `count` copies of a part, evenly turned around the centre. */
export const turned = (count: number, part: (degrees: number) => string) =>
  Array.from({ length: count }, (_, index) => part((360 * index) / count)).join('');

/** Returns a point as path data. */
export const place = (x: number, y: number) => `${n(x)} ${n(y)}`;
