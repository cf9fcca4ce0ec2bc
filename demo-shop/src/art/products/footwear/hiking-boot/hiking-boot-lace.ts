import { darker } from '../../../drawing/colour.ts';
import type { Point } from '../../../drawing/markup.ts';
import { line } from '../../../drawing/solid.ts';
import type { BootShape } from './hiking-boot-shape.ts';
import { bow, lace } from '../trail-shoe/trail-shoe-lace.ts';

export interface BootLacing {
  kind: 'eyelets' | 'rings' | 'loops';
  colour: string;
  fleck: string;
  metal: string;
  strip: string;
}

const round = (path: string, x: number, y: number) => `<g transform="translate(${x} ${y})">${path}</g>`;

function hold({ kind, metal, strip }: BootLacing, { x, y }: Point): string {
  if (kind === 'eyelets') {
    return round(
      `<circle r="9" fill="${darker(metal, 0.3)}"/><circle r="8" cx="-.6" cy="-.6" fill="${metal}"/><circle r="4.6" fill="#0a1118"/><path d="M-6 -3Q-1 -9 6 -5" fill="none" stroke="#fff" stroke-width="1.8" opacity=".7"/>`,
      x + 8,
      y + 12,
    );
  }
  if (kind === 'rings') {
    return round(
      `<path d="M-2 -3L16 12L8 22L-8 8z" fill="#06111c" opacity=".3" transform="translate(3 4)"/><path d="M4 0L18 12L10 22L-4 10z" fill="${darker(metal, 0.45)}"/><circle cx="10" cy="13" r="3" fill="${metal}"/>` +
        line('M-2 12C-12 4 -8 -8 4 -6L8 0', metal, { width: 5 }) +
        line('M-6 6C-9 0 -6 -5 0 -5', '#ffffff', { width: 1.6, opacity: 0.7 }),
      x + 4,
      y + 6,
    );
  }
  return round(
    line('M-4 -4L16 20', darker(strip, 0.45), { width: 15, cap: 'butt' }) +
      line('M-4 -4L16 20', strip, { width: 11, cap: 'butt' }) +
      line('M10 20l8 -7', '#ffffff', { width: 2, opacity: 0.6 }),
    x + 2,
    y + 2,
  );
}

/** Draws a hook on the shaft; the lock has a wider plate. */
function hook(metal: string, { x, y }: Point, isLock: boolean): string {
  const plate = isLock ? 'M-2 -10H20L26 0L20 12H-2z' : 'M0 -7H18L22 0L18 8H0z';
  return round(
    `<path d="${plate}" fill="#06111c" opacity=".35" transform="translate(3 4)"/><path d="${plate}" fill="${darker(metal, 0.35)}"/><path d="${plate}" fill="${metal}" transform="scale(.92)"/>` +
      `<circle cx="15" cy="1" r="3.6" fill="${darker(metal, 0.5)}"/><circle cx="14.4" cy=".4" r="2.2" fill="#fff" opacity=".6"/>` +
      line('M4 -4C-10 -8 -16 2 -6 8', darker(metal, 0.4), { width: 8 }) +
      line('M4 -5C-9 -8 -14 1 -6 7', metal, { width: 5 }) +
      line('M0 -6C-7 -7 -11 -3 -10 1', '#ffffff', { width: 1.8, opacity: 0.7 }),
    x + 10,
    y,
  );
}

/** Draws the lacing of instep and shaft. */
export function bootLacing(shape: BootShape, style: BootLacing): string {
  const { instep, shaft } = shape;
  const near = [...instep, ...shaft];
  const far = near.map(({ x, y }, index) =>
    index < instep.length ? { x: x - 18, y: y - 18 } : { x: x - 20, y: y - 6 },
  );
  const under = near.slice(1).map(({ x, y }, index) => {
    const from = far[index] ?? { x, y };
    return `M${from.x} ${from.y + 3}Q${from.x + 8} ${from.y - 10} ${x + 6} ${y + 6}`;
  });
  const over = near.map(({ x, y }, index) => {
    const to = far[index + 1] ?? far[index] ?? { x, y };
    return `M${x + 7} ${y + 9}Q${x - 8} ${y - 10} ${to.x - 3} ${to.y + 2}`;
  });
  const [top] = shaft.slice(-1);
  return (
    lace(under.join(''), darker(style.colour, 0.15), 10, style.fleck) +
    instep.map((point) => hold(style, point)).join('') +
    lace(over.join(''), style.colour, 11, style.fleck) +
    shaft.map((point, index) => hook(style.metal, point, index === 0)).join('') +
    bow((top?.x ?? 320) - 12, (top?.y ?? 60) - 14, style.colour, 10, style.fleck)
  );
}
