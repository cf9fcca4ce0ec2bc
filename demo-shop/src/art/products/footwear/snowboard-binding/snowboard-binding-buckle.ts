import { lighter } from '../../../drawing/colour.ts';
import { line } from '../../../drawing/solid.ts';
import { archOf, type Strap } from './snowboard-binding-arch.ts';
import { seated, type Bench } from './snowboard-binding-bench.ts';
import { body, metal, print, type Part } from '../touring-binding/touring-binding-paint.ts';
import { circle, extrude, rounded, type Corner } from '../touring-binding/touring-binding-shapes.ts';
import { plus, trace, type Vec } from '../touring-binding/touring-binding-space.ts';

const levers: readonly [readonly Corner[], readonly Corner[], readonly Corner[]] = [
  [
    [26, 9],
    [16, 14, 5],
    [-18, 16, 6],
    [-34, 24, 3],
    [-35, 18, 3],
    [-20, 8],
    [20, 7],
  ],
  [
    [24, 9],
    [22, 16, 6],
    [-30, 15, 4],
    [-38, 19, 3],
    [-36, 12, 3],
    [-20, 8],
    [20, 7],
  ],
  [
    [20, 9],
    [8, 18, 8],
    [-22, 14, 8],
    [-40, 22, 3],
    [-40, 17, 3],
    [-22, 7],
    [18, 7],
  ],
];

/** Draws a ratchet buckle with ladder, plate and lever. `outer`: side of the buckle. */
export function buckle(bench: Bench, strap: Strap, outer: 1 | -1): Part[] {
  const { drawing, eye, isBack, bright, dark, steel, near } = bench;
  const arch = archOf(strap);
  const level = isBack ? 4.9 : 5.4;
  const place = (s: number) => (outer > 0 ? s : 1 - s);
  const s = place(0.165);
  const away = outer > 0 ? -1 : 1;
  const [x, z] = [plus([0, 0, 0], arch.tangent(s), away), arch.out(s)] as const;
  const seat = plus(arch.middle(s), z, 2);
  const frame = (faces: ReturnType<typeof extrude>, at: Vec) => seated(faces, at, x, arch.up, z);
  const plate = extrude(
    'plan',
    rounded(
      [
        [22, -15],
        [22, 15],
        [-24, 17],
        [-24, -17],
      ],
      3,
    ),
    0,
    9,
    2,
  );
  const size = strap.hasName ? 1 : 0.86;
  const lever = extrude(
    'side',
    rounded(
      levers[bench.lever].map(([a, b, radius]): Corner =>
        radius === undefined ? [a * size, b] : [a * size, b, radius],
      ),
      3,
    ),
    -12,
    12,
    2,
  );
  const teeth = Array.from({ length: 8 }, (_, index) => {
    const tooth = place(0.055 + index * 0.012);
    return trace(eye, [arch.at(tooth, -1, 7, 3.4), arch.at(tooth, 1, 7, 3.4)]);
  }).join('');
  const end = place(0.03);
  const screw = frame(extrude('plan', circle(0, 0, 8, 9), 0, 4, 1.4), arch.at(end, 0, 0, 2));
  return [
    print(eye, arch.middle(s), line(teeth, lighter(dark, 0.35), { width: 3 }), level),
    body(drawing, eye, frame(plate, seat), steel, { level: level + 0.02, finish: metal }),
    body(drawing, eye, frame(lever, seat), bright, { level: level + 0.03 }),
    ...(outer === near ? [body(drawing, eye, screw, steel, { level: level + 0.02, finish: metal })] : []),
  ];
}
