import { brandSymbol } from '../../../brands/mark.ts';
import { darker, readableOn } from '../../../drawing/colour.ts';
import { body, metal, print, rubber, type Part } from './touring-binding-paint.ts';
import { coil, repeated, screws, type Bench } from './touring-binding-parts.ts';
import { jaws, plates } from './touring-binding-toe-shapes.ts';
import { circle, extrude, rounded, type Corner } from './touring-binding-shapes.ts';
import { onPlane } from './touring-binding-space.ts';

function jaw(bench: Bench, shape: readonly Corner[], side: 1 | -1, length: number): Part[] {
  const { drawing, eye, shell, steel } = bench;
  const outline = rounded(
    shape.map(([a, b, radius]): Corner => (radius === undefined ? [a * side, b] : [a * side, b, radius])),
    3,
  );
  const isNear = side === bench.near;
  const pin = [
    ...extrude('side', circle(0, 45, 4.6, 12), side > 0 ? 30 : -37, side > 0 ? 37 : -30, 1),
    ...extrude('side', circle(0, 45, 2.8, 10), side > 0 ? 24 : -31, side > 0 ? 31 : -24, 1.6),
  ];
  return [
    body(drawing, eye, pin, steel, { level: isNear ? 2.8 : 3.2, finish: metal }),
    body(drawing, eye, extrude('front', outline, -length, length, 2.2), shell, { level: 3 }),
  ];
}

function lever(bench: Bench): Part[] {
  const { drawing, eye, bright, dark } = bench;
  const half = drawing.design.between(12, 17);
  const tip = drawing.design.pick([34, 44, 26]);
  const paddle = rounded(
    [
      [14, 13],
      [22, 22, 6],
      [44, 22, 10],
      [72, tip, 3],
      [73, tip + 6, 3],
      [42, 29, 10],
      [16, 29, 5],
    ],
    3,
  );
  const cup = rounded([
    [55, -half + 5, 4],
    [55, half - 5, 4],
    [32, half - 4, 5],
    [32, -half + 4, 5],
  ]);
  const word = readableOn(bright, darker(bright, 0.7));
  return [
    body(drawing, eye, extrude('side', paddle, -half, half, 1.8), bright, { level: 4 }),
    body(drawing, eye, extrude('plan', cup, 28, 30.4, 0.8), dark, { level: 4.1, finish: rubber }),
    print(
      eye,
      [23, 0, 29.2],
      onPlane(
        eye,
        [23, 0, 29.2],
        [0, 1, 0],
        [-1, 0, 0],
        brandSymbol(drawing.spec.brand, { x: 0, y: 0, size: 13, colour: word }),
      ),
      4.2,
    ),
  ];
}

/** Draws the hooks for ski crampons, behind the jaws. */
function slot(bench: Bench): Part[] {
  const { drawing, eye, steel } = bench;
  const hook = rounded(
    [
      [-50, 8],
      [-50, 20, 4],
      [-37, 20, 4],
      [-37, 16, 1],
      [-44, 15, 2],
      [-43, 8],
    ],
    1,
  );
  const one = body(drawing, eye, extrude('side', hook, -2.5, 2.5, 0.8), steel, { level: 1.5, finish: metal });
  return repeated(bench, one, [
    [0, 19, 0],
    [0, -19, 0],
  ]);
}

/** Draws the toe piece. */
export function toePiece(bench: Bench): Part[] {
  const { drawing, eye, dark, shell, steel } = bench;
  const { design } = drawing;
  const plate = design.pick(plates);
  const jawShape = design.pick(jaws);
  const isTall = design.chance(0.5);
  const pad = rounded([
    [-20, -17, 6],
    [-20, 17, 6],
    [-54, 22, 8],
    [-54, -22, 8],
  ]);
  const block = rounded([
    [-15, 6],
    [18, 6],
    [18, 16, 6],
    [6, 24, 6],
    [-10, 24, 6],
  ]);
  const length = isTall ? 12 : 15;
  return [
    body(drawing, eye, extrude('plan', rounded(plate, 7), 0, 8, 2), dark, { level: 0 }),
    body(drawing, eye, extrude('plan', pad, 8, 11, 1), shell, { level: 1 }),
    ...slot(bench),
    ...screws(bench, [
      [44, 19],
      [44, -19],
      [-29, 24],
      [-29, -24],
    ]),
    body(drawing, eye, extrude('side', block, -13, 13, 2), dark, { level: 2 }),
    coil(bench, [24, -27, 17], [24, 27, 17], 6, steel, 2.6),
    coil(bench, [-20, -24, 17], [-20, 24, 17], 6, steel, 2.6),
    ...jaw(bench, jawShape, 1, length),
    ...jaw(bench, jawShape, -1, length),
    ...lever(bench),
  ];
}
