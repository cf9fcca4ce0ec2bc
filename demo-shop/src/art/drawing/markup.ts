export interface Point {
  x: number;
  y: number;
}

const round = (value: number) => Math.round(value * 10) / 10;
/** Returns a point as path data, rounded to tenths. */
export const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

/** Returns path data of an open line of straight segments. */
export const polyline = (points: readonly Point[]) => `M${points.map(at).join('L')}`;
