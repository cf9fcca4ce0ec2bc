import { darker, lighter, mix } from '../../../drawing/colour.ts';
import { blur, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import type { Hoop } from './harness-parts.ts';
import { buckle, cord, metal, place, tack } from '../parts.ts';

/** Draws a gear loop. */
export function gearLoop(
  drawing: Drawing,
  colour: string,
  x: number,
  y: number,
  width: number,
  drop: number,
): string {
  const { accent } = drawing;
  const half = width / 2;
  const path = `M${x - half} ${y}C${x - half - 4} ${y + drop * 1.25} ${x + half + 4} ${y + drop * 1.25} ${x + half} ${y + 6}`;
  return (
    `<g filter="${blur(drawing, 5)}" transform="translate(6 9)">${line(path, '#0b1b2b', { width: 14, opacity: 0.3 })}</g>` +
    cord(path, colour, 15) +
    tack(x - half, y + 4, 14, 20, lighter(accent, 0.3)) +
    tack(x + half, y + 10, 14, 20, lighter(accent, 0.3))
  );
}

/** Draws the belay loop. */
export function belayLoop(drawing: Drawing, top: number, bottom: number): string {
  const { accent, base } = drawing;
  const colour =
    Math.abs(Number.parseInt(accent.slice(1, 3), 16) - Number.parseInt(base.slice(1, 3), 16)) < 24
      ? mix(accent, '#e4572e', 0.4)
      : accent;
  const loop = `M376 ${top + 34}C376 ${top} 424 ${top} 424 ${top + 34}V${bottom - 34}C424 ${bottom} 376 ${bottom} 376 ${bottom - 34}z`;
  return (
    `<g filter="${blur(drawing, 5)}" transform="translate(8 8)">${line(loop, '#0b1b2b', { width: 30, opacity: 0.4 })}</g>` +
    line(loop, darker(colour, 0.5), { width: 27 }) +
    line(loop, colour, { width: 22 }) +
    line(loop, lighter(colour, 0.35), { width: 9, opacity: 0.5 }) +
    line(loop, darker(colour, 0.5), { width: 18, dash: '2 5', opacity: 0.3, cap: 'butt' }) +
    [0.36, 0.64]
      .map((share) => tack(376, Math.round(top + (bottom - top) * share), 16, 40, darker(colour, 0.6)))
      .join('')
  );
}

/** Draws the closure of a leg loop. `outward`: -1 places it on the left, 1 on the right. */
export function legClosure(drawing: Drawing, { cx, cy, rx, ry, front }: Hoop, outward: -1 | 1): string {
  const kind = drawing.spec.facts['legLoops'];
  const [x, y, turn] = [
    Math.round(cx + outward * rx * 0.5),
    Math.round(cy + ry * 0.86 + front / 2),
    outward * -18,
  ];
  if (kind === 'legs-open') return place(buckle(drawing, 78, front + 14), x, y, { turn });
  if (kind !== 'legs-clip') return '';
  const hook = 'M-34 -20H22C40 -20 40 20 22 20H-34V8H16C24 8 24 -8 16 -8H-34z';
  return place(
    `<path d="${hook}" fill="#06111c" opacity="0.4" transform="translate(4 7)"/><path d="${hook}" fill="${metal(drawing, 70, drawing.accent)}"/>` +
      '<path d="M-32 -18H22C36 -18 38 0 36 4" fill="none" stroke="#fff" stroke-width="3" opacity="0.6"/>',
    x,
    y,
    { turn },
  );
}
