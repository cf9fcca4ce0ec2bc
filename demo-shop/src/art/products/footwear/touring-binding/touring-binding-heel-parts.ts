import { wordmark } from '../../../brands/mark.ts';
import { readableOn } from '../../../drawing/colour.ts';
import { body, metal, print, type Part } from './touring-binding-paint.ts';
import { repeated, scale, type Bench } from './touring-binding-parts.ts';
import { circle, extrude, rounded } from './touring-binding-shapes.ts';
import { onPlane } from './touring-binding-space.ts';

/** Draws the window of the release spring on the visible side. */
export function sideScale({ eye, near }: Bench, x: number, y: number, z: number): Part {
  const at = [x, near * (y + 0.2), z] as const;
  return print(eye, at, onPlane(eye, at, [-near, 0, 0], [0, 0, -1], scale(18)), 5);
}

/** Draws the axle of the climbing aids with a hexagon socket. */
export function axle(bench: Bench, x: number, z: number, half: number): Part[] {
  const { drawing, eye, steel, near } = bench;
  const reach = near * half;
  const pin = extrude(
    'side',
    circle(x, z, 5.4, 16),
    Math.min(reach, reach + near * 4),
    Math.max(reach, reach + near * 4),
    1.2,
  );
  const at = [x, near * (half + 4), z] as const;
  const socket = onPlane(
    eye,
    at,
    [1, 0, 0],
    [0, 0, -1],
    '<path d="M-2.6 0L-1.3 -2.2H1.3L2.6 0L1.3 2.2H-1.3z" fill="#1b232b"/>',
  );
  return [body(drawing, eye, pin, steel, { level: 5, finish: metal }), print(eye, at, socket, 5.1)];
}

/** Draws the brand's name on the visible side. */
export function sideName(bench: Bench, x: number, y: number, z: number, width: number, ground: string): Part {
  const { drawing, eye, near } = bench;
  const name = wordmark(drawing.spec.brand, {
    x: 0,
    y: 3,
    size: 12,
    colour: readableOn(ground, drawing.detail),
    maxWidth: width,
  });
  const at = [x, near * (y + 0.2), z] as const;
  return print(eye, at, onPlane(eye, at, [-near, 0, 0], [0, 0, -1], name), 5);
}

/** Draws the two heel pins. */
export function pins(bench: Bench, x: number, z: number): Part[] {
  const { drawing, eye, steel } = bench;
  const pin = [
    ...extrude('front', circle(0, z, 4.4, 12), x - 2, x + 4, 0.8),
    ...extrude('front', circle(0, z, 2.7, 10), x + 3, x + 15, 1.6),
  ];
  return repeated(
    bench,
    body(drawing, eye, pin, steel, { level: eye.towards[0] > 0 ? 4 : 2.5, finish: metal }),
    [
      [0, 7, 0],
      [0, -7, 0],
    ],
  );
}

/** Draws the base plate, with or without a rail. */
export function base(bench: Bench, from: number, to: number, isRail: boolean): Part[] {
  const { drawing, eye, dark, steel } = bench;
  const plate = rounded(
    [
      [to, -25, 9],
      [to, 25, 9],
      [to - 24, 31],
      [from + 20, 31],
      [from, 24, 12],
      [from, -24, 12],
      [from + 20, -31],
      [to - 24, -31],
    ],
    6,
  );
  const rail = rounded(
    [
      [to - 10, -3],
      [to - 10, 3],
      [from + 8, 3],
      [from + 8, -3],
    ],
    2,
  );
  const rails = repeated(
    bench,
    body(drawing, eye, extrude('plan', rail, 8, 15, 1), steel, { level: 1, finish: metal }),
    [
      [0, 22, 0],
      [0, -22, 0],
    ],
  );
  return [body(drawing, eye, extrude('plan', plate, 0, 8, 2), dark, { level: 0 }), ...(isRail ? rails : [])];
}
