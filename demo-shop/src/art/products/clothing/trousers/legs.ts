import { line } from '../../../drawing/solid.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import type { ProductArtSpec } from '../../../spec.ts';
import { crease, type Crease } from '../cloth/crease.ts';
import { mirrored, surface, type Row, type Surface } from '../cloth/surface.ts';

export interface LegCut {
  /** Half of the widths of waist and hips, user units. */
  waist?: number;
  hip?: number;
  /** Widths of one leg, user units. */
  knee?: number;
  hem?: number;
  /** Vertical position of the waist. @default 112 */
  top?: number;
  /** Length of the inseam, user units. @default 590 */
  inseam?: number;
}

export interface Legs {
  left: Surface;
  right: Surface;
  top: number;
  /** Vertical positions of the crotch and of the hem. */
  crotch: number;
  hem: number;
  waist: number;
}

const shapes = {
  men: { waist: 140, hip: 172, rise: 212, scale: 1 },
  unisex: { waist: 138, hip: 172, rise: 212, scale: 1 },
  women: { waist: 122, hip: 176, rise: 216, scale: 0.98 },
  junior: { waist: 146, hip: 172, rise: 206, scale: 0.8 },
} as const;

/** Returns the shape of two slightly spread legs; `left` is on the left of the picture. */
export function legsOf({ audience }: ProductArtSpec, cut: LegCut = {}): Legs {
  const shape = shapes[audience];
  const { waist = shape.waist, knee = 166, hem: width = 172, top = 112, inseam = 590 } = cut;
  const hip = shape.hip + ((cut.hip ?? 172) - 172);
  const crotch = top + shape.rise;
  const hem = crotch + inseam * (inseam > 500 ? shape.scale : 1);
  const bend = crotch + 290 * shape.scale;
  const thigh = Math.max(knee + 8, hip - 12);
  const shorts = inseam < 400;
  const row = (y: number, outer: number, inner: number, drop = 0): Row => [
    { x: 400 - outer, y },
    { x: 400 - inner, y: y + drop },
  ];
  const upper = [
    row(top, waist, 0),
    row(top + 50, waist + (hip - waist) * 0.5, 0),
    row(top + 120, hip - 3, 0),
    row(crotch, hip + 4, 0),
  ];
  const lower = shorts
    ? [
        row(crotch + 16, hip + 5, 7),
        row((crotch + hem) / 2, hip + 8, hip + 8 - (thigh + width) / 2),
        row(hem, hip + 12, hip + 12 - width, 8),
      ]
    : [
        row(crotch + 22, hip + 4, 7),
        row((crotch + bend) / 2, hip + 4, hip + 4 - (thigh + knee) / 2),
        row(bend, hip + 5, hip + 5 - knee),
        row((bend + hem) / 2, hip + 14, hip + 14 - (knee + width) / 2),
        row(hem, hip + 26, hip + 26 - width, 4),
      ];
  const rows = [...upper, ...lower];
  const places = rows.map(([{ y }]) => (y - top) / (hem - top));
  return {
    left: surface(rows, [0, 12], places),
    right: surface(mirrored(rows), [0, 12], places),
    top,
    crotch,
    hem,
    waist,
  };
}

/** Returns a vertical position as a share of the leg. */
export const shareOf = ({ top, hem }: Legs, y: number) => (y - top) / (hem - top);

/** Draws the shade on the inside of the thigh. */
export function innerShade(drawing: Drawing, legs: Legs, isLeft: boolean): string {
  const v = shareOf(legs, legs.crotch);
  const piece = isLeft ? legs.left : legs.right;
  const fill = linear(drawing, isLeft ? 0 : 180, [
    [0, '#06111c', 0],
    [1, '#06111c', 0.4],
  ]);
  const u = (share: number) => (isLeft ? share : 1 - share);
  return `<path d="${piece.area([u(0.62), v], [u(1), v - 0.05], [u(1), 1], [u(0.62), 1])}" fill="${fill}"/>`;
}

/** Returns the creases at the crotch, behind the knee and above the boot. */
export function legFolds(drawing: Drawing, legs: Legs, amount = 1): Crease[] {
  const vary = (value: number, by = 0.02) => value + drawing.design.between(-by, by);
  const c = shareOf(legs, legs.crotch);
  const k = shareOf(legs, legs.crotch + (legs.hem - legs.crotch) * 0.5);
  const seat = [
    crease([1, c], [vary(0.5), vary(c - 0.06)], 10 * amount, 0.12),
    crease([0.99, c + 0.03], [vary(0.42), vary(c + 0.02)], 10 * amount, -0.1),
    crease([0.98, c + 0.06], [vary(0.56), vary(c + 0.12)], 8 * amount, -0.08),
  ];
  if (legs.hem - legs.crotch < 400)
    return [
      ...seat,
      crease([0.1, 0.98], [0.2, 0.72], 12 * amount),
      crease([0.7, 0.98], [0.62, 0.76], 12 * amount),
    ];
  return [
    ...seat,
    crease([0.98, k - 0.05], [vary(0.4), vary(k - 0.07)], 14 * amount, 0.14),
    crease([1, k], [vary(0.36), vary(k + 0.015)], 16 * amount, -0.12),
    crease([0.02, k + 0.02], [vary(0.46), vary(k + 0.06)], 14 * amount, 0.14),
    crease([0.98, k + 0.05], [vary(0.48), vary(k + 0.11)], 13 * amount, -0.1),
    crease([0.02, vary(0.87)], [vary(0.6), vary(0.89)], 14 * amount, 0.14),
    crease([0.98, vary(0.83)], [vary(0.4), vary(0.85)], 14 * amount, -0.12),
    crease([0.04, vary(0.94)], [vary(0.5), vary(0.95)], 12 * amount, 0.14),
    crease([0.1, c + 0.06], [vary(0.22), vary(k - 0.06)], 13 * amount, 0.05),
  ];
}

/** Draws the seam from the waist to the crotch. */
export const middleSeam = ({ top, crotch }: Legs) =>
  line(`M400 ${top}V${crotch + 6}`, '#06111c', { width: 2.5, opacity: 0.45 });
