import { darker, lighter } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { flat, line } from '../../../drawing/solid.ts';
import { softly, type Dome, type Spot } from './dome.ts';

interface Vent {
  round: number;
  up: number;
  long: number;
  high: number;
  lean: number;
}

/** Layouts of vents. Each entry is a pair, in order of priority: brow, crown, sides, neck. */
const layouts: readonly (readonly Vent[])[] = [
  [
    { round: 24, up: 40, long: 13, high: 5, lean: 8 },
    { round: 140, up: 42, long: 14, high: 5, lean: -8 },
    { round: 66, up: 40, long: 15, high: 4.5, lean: -4 },
    { round: 100, up: 58, long: 17, high: 4.5, lean: 0 },
    { round: 46, up: 58, long: 17, high: 4.5, lean: 6 },
    { round: 164, up: 10, long: 9, high: 4, lean: 0 },
  ],
  [
    { round: 20, up: 30, long: 9, high: 7, lean: 6 },
    { round: 44, up: 46, long: 12, high: 7, lean: 4 },
    { round: 88, up: 50, long: 14, high: 6.5, lean: -2 },
    { round: 136, up: 46, long: 12, high: 6.5, lean: -6 },
    { round: 70, up: 28, long: 10, high: 4, lean: -4 },
    { round: 160, up: 24, long: 9, high: 5, lean: 0 },
  ],
  [
    { round: 30, up: 52, long: 24, high: 4, lean: 10 },
    { round: 80, up: 40, long: 18, high: 4, lean: -8 },
    { round: 128, up: 36, long: 16, high: 4, lean: -8 },
    { round: 40, up: 32, long: 14, high: 3.6, lean: 8 },
    { round: 110, up: 58, long: 20, high: 4, lean: -4 },
    { round: 162, up: 8, long: 10, high: 3.6, lean: 0 },
  ],
];

function outlineOf({ put }: Dome, { round, up, long, high, lean }: Vent, side: 1 | -1): string {
  const corner = (along: number, rise: number): Spot => [
    side * (round + along * long),
    up + rise * high + along * lean,
  ];
  return softly(
    [
      corner(-1, -0.2),
      corner(-0.8, -0.9),
      corner(0.7, -1),
      corner(1, 0),
      corner(0.8, 0.9),
      corner(-0.7, 0.8),
    ].map((spot) => put(spot)),
  );
}

/** Draws `count` vents, half of them on each side. */
export function vents(drawing: Drawing, shell: Dome, count: number): string {
  const { design, base, accent } = drawing;
  const layout = layouts[design.whole(0, layouts.length - 1)] ?? [];
  const lip = design.chance(0.3) ? accent : lighter(base, 0.3);
  return layout
    .slice(0, Math.floor(count / 2))
    .flatMap((vent) => ([1, -1] as const).map((side) => ({ vent, side })))
    .filter(({ vent, side }) => shell.shows([side * vent.round, vent.up]))
    .map(({ vent, side }) => {
      const path = outlineOf(shell, vent, side);
      return (
        `<g transform="translate(3 4)">${line(path, lip, { width: 5, opacity: 0.55 })}</g>` +
        flat(path, '#070c12') +
        line(path, darker(base, 0.6), { width: 3, opacity: 0.8 }) +
        `<g transform="translate(2 5)">${flat(path, '#39434d', 0.25)}</g>`
      );
    })
    .join('');
}
