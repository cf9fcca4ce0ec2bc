import { darker } from '../../../drawing/colour.ts';
import { line } from '../../../drawing/solid.ts';
import type { Surface } from '../cloth/surface.ts';
import { puller, seam, stud, zip, type ZipStyle } from '../cloth/trim.ts';

export interface ClosureLook {
  ground: string;
  tape: string;
  teeth: string;
  pull: string;
  style: ZipStyle;
}

export type ClosureKind = 'zip' | 'flap' | 'studs' | 'slanted' | 'half';

/** Draws a storm flap over the zip, with or without studs. */
function stormFlap(piece: Surface, { ground, pull }: ClosureLook, hasStuds: boolean): string {
  const [l, r] = [0.463, 0.535];
  const edge = piece.line([r, 0], [r, 0.5], [r, 1]);
  const knobs = hasStuds
    ? [0.12, 0.3, 0.48, 0.66, 0.84, 0.95].map((v) => {
        const { x, y } = piece.at(0.5, v);
        return stud(x, y, pull);
      })
    : [];
  return (
    `<g transform="translate(6 2)">${line(edge, '#06111c', { width: 10, opacity: 0.25 })}</g>` +
    `<path d="${piece.area([l, 0], [r, 0], [r, 1], [l, 1])}" fill="${ground}"/>` +
    `<path d="${piece.area([l, 0], [r, 0], [r, 1], [l, 1])}" fill="#ffffff" opacity="0.07"/>` +
    seam(edge, ground, 3) +
    line(piece.line([r - 0.012, 0], [r - 0.012, 1]), darker(ground, 0.6), {
      width: 1.4,
      opacity: 0.5,
      dash: '5 4',
      cap: 'butt',
    }) +
    seam(piece.line([l, 0], [l, 1]), ground, 1.6) +
    knobs.join('')
  );
}

/** Draws the closure of the front on the torso. */
export function closure(piece: Surface, kind: ClosureKind, look: ClosureLook): string {
  const { style, tape, teeth } = look;
  const down = (u: number, end: number, v: number) =>
    zip(piece.line([u, 0], [u, v * 0.3], [end, v]), style, tape, teeth);
  switch (kind) {
    case 'zip':
      return down(0.5, 0.5, 1);
    case 'slanted':
      return down(0.5, 0.42, 1);
    case 'flap':
      return stormFlap(piece, look, false);
    case 'studs':
      return stormFlap(piece, look, true);
    case 'half': {
      const end = piece.at(0.5, 0.42);
      return (
        down(0.5, 0.5, 0.42) +
        `<path d="M${Math.round(end.x) - 9} ${Math.round(end.y) - 3}h18v10h-18z" fill="${tape}"/>`
      );
    }
  }
}

/** Draws the upper end of the zip below the chin, with its slider. */
export function chinZip(top: number, bottom: number, look: ClosureLook): string {
  const path = `M400 ${top}V${bottom}`;
  return zip(path, look.style, look.tape, look.teeth) + puller(400, top + 10, look.pull);
}
