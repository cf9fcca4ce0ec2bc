import { body, metal, rubber, type Part } from './touring-binding-paint.ts';
import { axle, base, sideName, sideScale } from './touring-binding-heel-parts.ts';
import { screws, type Bench } from './touring-binding-parts.ts';
import { circle, extrude, rounded, type Corner } from './touring-binding-shapes.ts';

/** Draws an alpine heel piece. `bulk`: factor of its size. */
export function alpineHeel(bench: Bench, bulk: number): Part[] {
  const { drawing, eye, shell, dark, bright, steel } = bench;
  const half = 24 * bulk;
  const { design } = drawing;
  const crest = design.pick([70, 76]);
  const housing = rounded(
    [
      [8, 16],
      [16, 40, 6],
      [10, crest - 10, 8],
      [-10, crest - 6, 10],
      [-54, 44, 14],
      [-66, 22, 8],
      [-66, 16, 3],
    ],
    4,
  );
  const cup = rounded(
    [
      [40, crest - 22, 3],
      [42, crest - 15, 4],
      [22, crest - 2, 8],
      [0, crest - 2, 8],
      [0, 44, 6],
      [18, 40, 6],
      [22, crest - 24, 6],
    ],
    3,
  );
  const tread = rounded(
    [
      [42, 16],
      [44, 22, 3],
      [20, 27, 4],
      [8, 27],
      [8, 16],
    ],
    2,
  );
  const arm = design.pick<readonly Corner[]>([
    [
      [2, crest - 4, 6],
      [-4, crest + 5, 5],
      [-40, crest - 4, 10],
      [-86, 46, 3],
      [-84, 40, 3],
      [-40, crest - 16, 12],
    ],
    [
      [4, crest - 6, 6],
      [-2, crest + 4, 5],
      [-34, crest + 2, 10],
      [-90, crest - 8, 4],
      [-88, crest - 15, 4],
      [-36, crest - 12, 12],
    ],
  ]);
  return [
    ...base(bench, -84, 56, true),
    ...screws(bench, [
      [-75, 12],
      [-75, -12],
    ]),
    body(drawing, eye, extrude('side', tread, -20, 20, 2), dark, { level: 2, finish: rubber }),
    body(drawing, eye, extrude('side', housing, -half, half, 5), shell, { level: 3 }),
    body(drawing, eye, extrude('front', circle(0, 32, 11, 18), -74, -60, 2), steel, {
      level: eye.towards[0] < 0 ? 4 : 2.5,
      finish: metal,
    }),
    body(drawing, eye, extrude('side', cup, -half - 5, half + 5, 4), dark, { level: 4 }),
    body(drawing, eye, extrude('side', rounded(arm, 4), -14, 14, 2.5), bright, { level: 4.2 }),
    sideName(bench, -26, half, 36, 50, shell),
    sideScale(bench, -44, half, 25),
    ...axle(bench, 8, crest - 14, half + 5),
  ];
}
