import { darker, lighter } from '../../../drawing/colour.ts';
import { line } from '../../../drawing/solid.ts';
import type { Bench } from './snowboard-binding-bench.ts';
import { calfPad, rear, type Surface } from './snowboard-binding-calf.ts';
import { body, print, type Part } from '../touring-binding/touring-binding-paint.ts';
import { sheet } from '../touring-binding/touring-binding-shapes.ts';
import { trace } from '../touring-binding/touring-binding-space.ts';

const columns = 12;
const rows = 10;

/** Cut-out of the highback; `across` is measured from the centre line outwards. */
interface Window {
  readonly across: readonly [from: number, to: number];
  readonly up: readonly [from: number, to: number];
}

const patterns: readonly [readonly Window[], ...(readonly Window[])[]] = [
  [{ across: [3, 5], up: [3, 8] }],
  [
    { across: [3, 5], up: [2, 5] },
    { across: [3, 5], up: [6, 8] },
  ],
  [{ across: [0, 2], up: [1, 4] }],
  [
    { across: [3, 5], up: [3, 6] },
    { across: [0, 2], up: [1, 3] },
  ],
];

/** Returns the highback's surface: `u` is -1 to 1 around the heel, `v` 0 to 1 from the heel hoop to the rim. */
function surfaceOf({ drawing, stiffness }: Bench): Surface {
  const { design } = drawing;
  const height = 222 + stiffness * 14 + design.between(-6, 6);
  const drop = design.pick([54, 76, 98]) - stiffness * 8;
  const power = design.pick([2, 2.8, 4]);
  const lean = design.between(-14, 12);
  const slant = design.pick([0, 10, 0]);
  return (u, v, out = 0) => {
    const turn = u * 1.22;
    const foot = 56 + Math.abs(u) ** 3 * 10;
    const rim = height - drop * Math.abs(u) ** power + slant * u;
    const z = foot + (rim - foot) * v;
    const rise = (z - 56) / 190;
    const radius = 60 - rise * 3 + out;
    return [
      -42 - radius * Math.cos(turn) + lean * rise - (1 - Math.cos(turn)) * rise * 8,
      radius * Math.sin(turn) * (1 + rise * 0.04),
      z,
    ];
  };
}

/** Draws the highback. */
export function highback(bench: Bench): Part[] {
  const { drawing, eye, back, isBack, stiffness } = bench;
  const surface = surfaceOf(bench);
  const pattern = stiffness === 2 && drawing.design.chance(0.6) ? [] : drawing.design.pick(patterns);
  const isOpen = (column: number, row: number) => {
    const out = column < columns / 2 ? columns / 2 - 1 - column : column - columns / 2;
    return pattern.some(
      ({ across, up }) => out >= across[0] && out < across[1] && row >= up[0] && row < up[1],
    );
  };
  const grid = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (__, column) => surface(-1 + (2 * column) / columns, row / rows)),
  );
  const faces = sheet(grid).filter((_, index) => !isOpen(index % columns, Math.floor(index / columns)));
  const edges = pattern.flatMap(({ across, up }) =>
    [-1, 1].map((side) => {
      const u = (cell: number) => (side * cell * 2) / columns;
      const corners: readonly (readonly [number, number])[] = [
        [across[0], up[0]],
        [across[1], up[0]],
        [across[1], up[1]],
        [across[0], up[1]],
      ];
      return `${trace(
        eye,
        corners.map(([a, b]) => surface(u(a), b / rows)),
      )}z`;
    }),
  );
  const border = [
    ...(grid.at(-1) ?? []),
    ...grid.map((row) => row.at(-1) ?? row[0] ?? ([0, 0, 0] as const)).toReversed(),
  ];
  const left = grid.map((row) => row[0] ?? ([0, 0, 0] as const));
  const rim = trace(eye, [...left, ...border]);
  const level = isBack ? 5.5 : 3;
  return [
    body(drawing, eye, faces, isBack ? back : darker(back, 0.1), { level }),
    print(
      eye,
      surface(0, 0.5),
      line(edges.join(''), darker(back, 0.55), { width: 6, opacity: 0.8 }) +
        line(rim, darker(back, 0.5), { width: 9 }) +
        `<g transform="translate(-1.5 -2)">${line(rim, lighter(back, 0.3), { width: 4.5 })}</g>`,
      level + 0.05,
    ),
    ...(isBack ? rear(bench, surface) : calfPad(bench, surface)),
  ];
}
