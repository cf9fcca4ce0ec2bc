import { at, polyline, type Point } from '../../../drawing/markup.ts';
import { darker, lighter, mix } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { flat, line } from '../../../drawing/solid.ts';
import { ridge } from '../../../graphics/ridge.ts';
import { hull, softly, spots, type Dome, type Spot } from './dome.ts';

/** Returns the height of the shell's lower edge at an angle around the head. Degrees on the dome. */
export function edgeAt(round: number): number {
  const turn = ((round % 360) + 360) % 360;
  const away = turn > 180 ? 360 - turn : turn;
  if (away < 50) return -4;
  if (away < 80) return -4 - ((away - 50) / 30) * 10;
  if (away < 112) return -14;
  return -14 - Math.min(1, (away - 112) / 40) * 20;
}

/** Returns the outline of the part of the shell above a height. */
export function capAbove({ put }: Dome, above: (round: number) => number, out = 0): string {
  const points: Point[] = [];
  for (let round = -180; round < 180; round += 6) {
    const low = above(round);
    for (let step = 0; step <= 8; step += 1) points.push(put([round, low + ((90 - low) * step) / 8], out));
  }
  return softly(hull(points));
}

/** Returns the visible part of a band around the shell. */
export function bandRound(
  { put, shows }: Dome,
  low: (round: number) => number,
  high: (round: number) => number,
): string {
  const rounds = Array.from({ length: 61 }, (_, index) => -180 + index * 6);
  const pieces = rounds.slice(1).map((round, index) => {
    const before = rounds[index] ?? round;
    const corners: Spot[] = [
      [before, low(before)],
      [round, low(round)],
      [round, high(round)],
      [before, high(before)],
    ];
    return corners.some(shows) ? `M${corners.map((corner) => at(put(corner))).join('L')}z` : '';
  });
  return pieces.join('');
}

/** Returns the visible part of a strip between two lines of points. */
function strip({ put, shows }: Dome, left: readonly Spot[], right: readonly Spot[]): string {
  return left
    .slice(1)
    .map((to, index) => {
      const corners = [left[index] ?? to, to, right[index + 1] ?? to, right[index] ?? to];
      return corners.some(shows) ? `M${corners.map((corner) => at(put(corner))).join('L')}z` : '';
    })
    .join('');
}

const seams = (path: string, colour: string) => flat(path, colour) + line(path, colour, { width: 1.5 });

function mohawk(drawing: Drawing, shell: Dome): string {
  const over = (aside: number) => [
    ...spots([aside, 0], [aside * 3, 62], 8),
    ...spots([180 - aside * 3, 62], [180 - aside, -34], 8),
  ];
  return (
    seams(strip(shell, over(-16), over(16)), drawing.accent) +
    seams(strip(shell, over(20), over(24)), drawing.detail)
  );
}

function rings({ accent, detail }: Drawing, shell: Dome): string {
  return (
    seams(
      bandRound(
        shell,
        () => 10,
        () => 24,
      ),
      accent,
    ) +
    seams(
      bandRound(
        shell,
        () => 28,
        () => 31,
      ),
      detail,
    )
  );
}

function skyline({ design, accent, base, detail }: Drawing, shell: Dome): string {
  const layer = (y: number, colour: string) => {
    const tops = ridge(design, { from: 0, to: 180, y, relief: 8, detail: 5, roughness: 0.62 });
    const height = (round: number) => tops[Math.round((Math.abs(round) / 180) * (tops.length - 1))]?.y ?? y;
    return seams(bandRound(shell, edgeAt, height), colour);
  };
  return layer(34, detail) + layer(24, accent) + layer(10, mix(base, accent, 0.35));
}

function slash({ accent, base }: Drawing, shell: Dome): string {
  const climb = (shift: number) => (round: number) =>
    Math.max(-40, Math.min(88, shift + Math.abs(round) * 0.34));
  return (
    seams(bandRound(shell, edgeAt, climb(-18)), accent) +
    seams(bandRound(shell, climb(-14), climb(-10)), lighter(base, 0.35))
  );
}

const plain = ({ base }: Drawing, shell: Dome) =>
  seams(
    bandRound(shell, edgeAt, () => 2),
    darker(base, 0.25),
  );

/** Draws the print of the shell, picked by the model. */
export const shellPrint = (drawing: Drawing, shell: Dome): string =>
  drawing.design.pick([mohawk, rings, skyline, slash, plain])(drawing, shell);

/** Returns the visible part of a line around the shell. */
export const lineRound = (
  { put, shows }: Dome,
  [from, to]: readonly [number, number],
  up: (round: number) => number,
  out = 0,
) =>
  polyline(
    spots([from, 0], [to, 0], 48)
      .map(([round]): Spot => [round, up(round)])
      .filter(shows)
      .map((spot) => put(spot, out)),
  );
