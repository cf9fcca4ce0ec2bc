import { body, metal, type Part } from './touring-binding-paint.ts';
import { axle, base, pins, sideName, sideScale } from './touring-binding-heel-parts.ts';
import { screws, type Bench } from './touring-binding-parts.ts';
import { circle, extrude, rounded, type Corner } from './touring-binding-shapes.ts';

/** Draws a heel piece with a rotating tower. `bulk`: factor of its size. */
export function turningHeel(bench: Bench, bulk: number): Part[] {
  const { drawing, eye, shell, dark, steel, bright } = bench;
  const half = 22 * bulk;
  const top = drawing.design.pick([62, 66, 70]);
  const tower: readonly [readonly Corner[], ...(readonly Corner[])[]] = [
    [
      [22, 24],
      [26, 40, 6],
      [24, top, 10],
      [-14, top, 12],
      [-30, 44, 12],
      [-26, 24, 6],
    ],
    [
      [18, 24],
      [26, 34, 6],
      [26, top - 6, 4],
      [18, top, 6],
      [-26, top - 6, 10],
      [-26, 24, 8],
    ],
    [
      [20, 24, 8],
      [27, 46, 10],
      [18, top, 8],
      [-18, top, 8],
      [-32, 36, 10],
      [-22, 24, 6],
    ],
  ];
  const shape = drawing.design.pick(tower);
  return [
    ...base(bench, -56, 44, false),
    ...screws(bench, [
      [32, 20],
      [32, -20],
      [-42, 19],
      [-42, -19],
    ]),
    body(drawing, eye, extrude('plan', circle(-2, 0, 25, 24), 8, 16, 1.5), steel, {
      level: 1,
      finish: metal,
    }),
    body(drawing, eye, extrude('plan', circle(-2, 0, 21, 24), 16, 26, 1), dark, { level: 2 }),
    body(drawing, eye, extrude('side', rounded(shape, 4), -half, half, 4), shell, { level: 3 }),
    body(drawing, eye, extrude('front', circle(0, 46, 9, 16), -42, -24, 2), bright, {
      level: eye.towards[0] < 0 ? 4 : 2.5,
    }),
    ...pins(bench, 25, 46),
    sideName(bench, -2, half, 42, 40, shell),
    ...axle(bench, -8, top - 10, half),
  ];
}

/** Draws a heel piece that slides on a track. `bulk`: factor of its size. */
export function slidingHeel(bench: Bench, bulk: number): Part[] {
  const { drawing, eye, shell, dark, bright, steel } = bench;
  const half = 23 * bulk;
  const { design } = drawing;
  const top = design.pick([60, 65]);
  const housings: readonly [readonly Corner[], ...(readonly Corner[])[]] = [
    [
      [24, 16],
      [28, 34, 6],
      [24, top, 10],
      [-4, top, 14],
      [-34, 46, 16],
      [-56, 30, 12],
      [-58, 16, 4],
    ],
    [
      [28, 16],
      [28, top - 8, 6],
      [18, top, 6],
      [-18, top, 12],
      [-40, 40, 8],
      [-56, 36, 8],
      [-56, 16, 4],
    ],
    [
      [22, 16, 4],
      [30, 42, 10],
      [20, top, 8],
      [-10, top - 2, 16],
      [-52, 40, 16],
      [-58, 16, 6],
    ],
  ];
  const skirt = rounded(
    [
      [32, 14],
      [32, 24, 5],
      [-60, 24, 6],
      [-62, 14],
    ],
    3,
  );
  const slide = rounded(
    [
      [54, 14],
      [54, 20, 3],
      [36, 24, 5],
      [30, 14],
    ],
    2,
  );
  return [
    ...base(bench, -76, 62, true),
    ...screws(bench, [
      [52, 14],
      [52, -14],
      [-66, 13],
      [-66, -13],
    ]),
    body(drawing, eye, extrude('side', slide, -15, 15, 1.5), bright, { level: 2 }),
    body(drawing, eye, extrude('side', skirt, -half - 4, half + 4, 2.5), dark, { level: 2 }),
    body(drawing, eye, extrude('side', rounded(design.pick(housings), 4), -half, half, 4.5), shell, {
      level: 3,
    }),
    body(drawing, eye, extrude('front', circle(0, 30, 8, 16), -66, -52, 1.5), steel, {
      level: eye.towards[0] < 0 ? 4 : 2.5,
      finish: metal,
    }),
    ...pins(bench, 27, 45),
    sideName(bench, -8, half, 36, 48, shell),
    sideScale(bench, -38, half, 23),
    ...axle(bench, -6, top - 9, half),
  ];
}
