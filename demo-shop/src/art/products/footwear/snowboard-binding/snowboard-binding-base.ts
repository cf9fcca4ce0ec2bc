import { brandSymbol } from '../../../brands/mark.ts';
import { darker, lighter, readableOn } from '../../../drawing/colour.ts';
import { symbol } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import type { Bench } from './snowboard-binding-bench.ts';
import { body, metal, print, rubber, type Part } from '../touring-binding/touring-binding-paint.ts';
import { repeated } from '../touring-binding/touring-binding-parts.ts';
import { circle, extrude, rounded, type Corner } from '../touring-binding/touring-binding-shapes.ts';
import { onPlane, trace, type Vec } from '../touring-binding/touring-binding-space.ts';

const rails: readonly [readonly Corner[], ...(readonly Corner[])[]] = [
  [
    [112, 2, 3],
    [106, 15, 6],
    [50, 24, 20],
    [-20, 44, 20],
    [-74, 66, 8],
    [-84, 48, 8],
    [-70, 2, 8],
  ],
  [
    [112, 2, 3],
    [110, 20, 10],
    [64, 26, 10],
    [30, 22, 20],
    [-30, 50, 20],
    [-76, 68, 8],
    [-84, 46, 8],
    [-66, 2, 8],
  ],
  [
    [112, 2, 3],
    [100, 22, 12],
    [10, 30, 30],
    [-64, 68, 10],
    [-84, 56, 8],
    [-74, 2, 8],
  ],
];

/** Draws the mounting disc with its slots. */
function disc(bench: Bench): Part[] {
  const { drawing, eye, steel, dark, bright } = bench;
  const isMetal = drawing.design.chance(0.4);
  const ground = isMetal ? steel : darker(dark, 0.15);
  const slot = symbol(
    drawing,
    `<path d="M-4.5 -36a4.5 4.5 0 0 1 9 0v14a4.5 4.5 0 0 1 -9 0z" fill="#0c1218"/><circle cy="-28" r="6" fill="${steel}"/><circle cx="-.8" cy="-29" r="3.6" fill="${lighter(steel, 0.6)}"/><path d="M-2.6 -28h5.2M0 -30.6v5.2" stroke="#1b232b" stroke-width="1.3"/>`,
  );
  const slots = [45, 135, 225, 315]
    .map((turn) => `<use href="${slot}" transform="rotate(${turn})"/>`)
    .join('');
  const ticks = Array.from({ length: 36 }, (_, index) => {
    const [x, y] = [Math.cos(index * (Math.PI / 18)), Math.sin(index * (Math.PI / 18))];
    return `M${(x * 46).toFixed(1)} ${(y * 46).toFixed(1)}L${(x * 50).toFixed(1)} ${(y * 50).toFixed(1)}`;
  }).join('');
  const sign = brandSymbol(drawing.spec.brand, { x: 0, y: 0, size: 22, colour: readableOn(ground, bright) });
  const at: Vec = [6, 0, 12];
  return [
    body(drawing, eye, extrude('plan', circle(6, 0, 52, 22), 8, 12, 1), ground, {
      level: 1,
      finish: isMetal ? metal : rubber,
    }),
    print(
      eye,
      at,
      onPlane(
        eye,
        at,
        [-1, 0, 0],
        [0, -1, 0],
        `${line(ticks, readableOn(ground), { width: 0.9, opacity: 0.5 })}${slots}`,
      ) + onPlane(eye, at, [0, 1, 0], [-1, 0, 0], sign),
      1.1,
    ),
  ];
}

/** Draws ribbed foam pads below heel and toe. */
function pads(bench: Bench): Part[] {
  const { drawing, eye, bright, dark } = bench;
  const colour = drawing.design.chance(0.5) ? bright : darker(dark, 0.1);
  const toe = rounded(
    [
      [118, -34, 16],
      [118, 34, 16],
      [68, 52, 6],
      [66, 0, 40],
      [68, -52, 6],
    ],
    5,
  );
  const heel = rounded(
    [
      [-52, -50, 8],
      [-48, 0, 30],
      [-52, 50, 8],
      [-84, 42, 16],
      [-100, 0, 34],
      [-84, -42, 16],
    ],
    5,
  );
  const rib = (x: number, half: number) =>
    trace(eye, [
      [x, -half, 15],
      [x, half, 15],
    ]);
  const ribs =
    [78, 88, 98, 108].map((x) => rib(x, 36)).join('') + [-62, -72, -82].map((x) => rib(x, 34)).join('');
  return [
    body(drawing, eye, extrude('plan', toe, 8, 15, 2), colour, { level: 1.2, finish: rubber }),
    body(drawing, eye, extrude('plan', heel, 8, 15, 2), colour, { level: 1.2, finish: rubber }),
    print(
      eye,
      [90, 0, 15],
      line(ribs, darker(colour, 0.4), { width: 4, opacity: 0.55 }) +
        `<g transform="translate(0 1.6)">${line(ribs, lighter(colour, 0.5), { width: 1.4, opacity: 0.45 })}</g>`,
      1.3,
    ),
  ];
}

/** Draws the base plate with disc and pads. */
export function chassis(bench: Bench): Part[] {
  const { drawing, eye, near, dark, chassis: colour } = bench;
  const plate = rounded(
    [
      [124, -40, 22],
      [124, 40, 22],
      [84, 64, 20],
      [-56, 61, 12],
      [-106, 28, 30],
      [-106, -28, 30],
      [-56, -61, 12],
      [84, -64, 20],
    ],
    6,
  );
  const shape = rounded(drawing.design.pick(rails), 4);
  const rail = body(drawing, eye, extrude('side', shape, -5, 5, 2.5), colour);
  const railAt = (side: 1 | -1) => repeated(bench, rail, [[0, side * 62, 0]], side === near ? 4.2 : 2.2);
  return [
    body(drawing, eye, extrude('plan', plate, 0, 8, 2), dark, { level: 0 }),
    ...disc(bench),
    ...pads(bench),
    ...railAt(1),
    ...railAt(-1),
  ];
}
