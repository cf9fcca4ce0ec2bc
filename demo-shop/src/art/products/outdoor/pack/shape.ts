import type { Drawing } from '../../../drawing/drawing.ts';
import { numberFact } from '../parts/facts.ts';

/** Backpack from the front and slightly from the left: the front, then the receding side. */
export interface PackShape {
  left: number;
  right: number;
  /** Right end of the side, at the back panel. */
  side: number;
  top: number;
  bottom: number;
}

const rounded = (value: number) => Math.round(value / 2) * 2;

/** Returns the outline of a backpack. Its size grows with the volume (litres); the smallest still fills the picture. */
export function shapeOf(
  drawing: Drawing,
  height: readonly [number, number],
  volumes: readonly [number, number],
) {
  const [low, high] = volumes;
  const share = Math.min(
    1,
    Math.max(0, (numberFact(drawing, 'volume', (low + high) / 2) - low) / (high - low)),
  );
  const tall = height[0] + (height[1] - height[0]) * share;
  const face = 262 + 44 * share + drawing.design.between(-8, 8);
  const side = 74 + 40 * share;
  const left = 392 - (face + side) / 2;
  const bottom = 520 + tall / 2;
  return {
    left: rounded(left),
    right: rounded(left + face),
    side: rounded(left + face + side),
    top: rounded(bottom - tall),
    bottom: rounded(bottom),
  };
}

/** Returns the path of the front. `slack`: radius of its upper corners, user units. */
export function facePath({ left, right, top, bottom }: PackShape, slack = 150): string {
  const middle = (left + right) / 2;
  const waist = (top + bottom) / 2;
  return (
    `M${left} ${top + slack}C${left} ${top + slack * 0.35} ${left + 34} ${top + 4} ${middle - 10} ${top}` +
    `C${right - 30} ${top - 4} ${right} ${top + slack * 0.35} ${right + 4} ${top + slack}` +
    `C${right + 16} ${waist} ${right + 14} ${bottom - 150} ${right + 4} ${bottom - 64}C${right} ${bottom - 16} ${right - 40} ${bottom} ${middle} ${bottom}` +
    `C${left + 44} ${bottom} ${left + 2} ${bottom - 14} ${left - 4} ${bottom - 64}C${left - 16} ${bottom - 150} ${left - 14} ${waist} ${left} ${top + slack}z`
  );
}

/** Returns the path of front and side, without straps. */
export const hullPath = (shape: PackShape, slack = 150) =>
  facePath({ ...shape, right: shape.side, top: shape.top - 8, bottom: shape.bottom - 6 }, slack);
