import { darker, lighter, mix } from '../../../drawing/colour.ts';
import { at, type Point } from '../../../drawing/markup.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { line, stitches } from '../../../drawing/solid.ts';
import { wordmark } from '../../../brands/mark.ts';
import { form } from '../form.ts';
import { softly, type Dome, type Spot } from './dome.ts';

const rim: readonly Spot[] = [
  [60, -2],
  [84, -4],
  [116, -8],
  [126, -24],
  [120, -44],
  [102, -56],
  [84, -50],
  [72, -30],
];

const middleOf = (points: readonly Point[]): Point =>
  points.reduce((sum, { x, y }) => ({ x: sum.x + x / points.length, y: sum.y + y / points.length }), {
    x: 0,
    y: 0,
  });

const on = (shell: Dome, side: 1 | -1, inset: number) => {
  const points = rim.map(([round, up]) => shell.put([side * round, up], -6));
  const middle = middleOf(points);
  return points.map(({ x, y }): Point => ({ x: x + (middle.x - x) * inset, y: y + (middle.y - y) * inset }));
};

/** Draws an ear pad; the far one shows its lining. */
export function earPad(drawing: Drawing, shell: Dome, side: 1 | -1): string {
  const { spec, base, accent } = drawing;
  const isNear = shell.shows([side * 96, -20]);
  const colour = isNear ? mix('#1d252d', base, 0.16) : mix('#12181e', accent, 0.2);
  const path = softly(on(shell, side, 0));
  const seam = softly(on(shell, side, 0.2));
  const middle = middleOf(on(shell, side, 0));
  const parts = form(drawing, path, colour, { bend: 30, gloss: isNear ? 0.4 : 0.15 });
  if (!isNear) return parts;
  return (
    parts +
    stitches(seam, lighter(accent, 0.3)) +
    wordmark(spec.brand, { x: middle.x, y: middle.y + 8, size: 26, maxWidth: 78, colour: '#eef2f5' })
  );
}

/** Draws the chin strap from ear to ear, with its buckle. */
export function chinStrap(drawing: Drawing, shell: Dome, near: 1 | -1): string {
  const { spec, design, accent } = drawing;
  const [from, to] = [shell.put([near * 102, -46]), shell.put([-near * 102, -46])];
  const second = shell.put([near * 122, -30]);
  const low = { x: from.x * 0.56 + to.x * 0.44, y: Math.max(from.y, to.y) + 170 };
  const path = `M${at(from)}C${at({ x: from.x - 8, y: low.y - 30 })} ${at({ x: low.x + 30, y: low.y })} ${at(low)}C${at({ x: low.x - 50, y: low.y })} ${at({ x: to.x, y: low.y - 90 })} ${at(to)}`;
  const rear = `M${at(second)}C${at({ x: second.x - 10, y: second.y + 50 })} ${at({ x: from.x + 20, y: from.y + 40 })} ${at({ x: from.x - 2, y: from.y + 64 })}`;
  const kind = String(spec.facts['chinBuckle'] ?? design.pick(['buckle-click', 'buckle-magnet']));
  const colour = kind === 'buckle-magnet' ? accent : '#2a333c';
  const teeth =
    kind === 'buckle-ratchet'
      ? `<path d="M-24 -5v10M-15 -5v10M-6 -5v10M3 -5v10" stroke="#c9d2da" stroke-width="4"/>`
      : `<rect x="-8" y="-10" width="34" height="20" rx="7" fill="${kind === 'buckle-magnet' ? darker(accent, 0.4) : accent}"/>`;
  return (
    line(rear, '#1a2129', { width: 13 }) +
    line(path, '#161d24', { width: 19 }) +
    `<g transform="translate(-2 -3)">${line(path, '#48535e', { width: 4, opacity: 0.8 })}</g>` +
    `<g transform="translate(${Math.round(low.x)} ${Math.round(low.y - 2)}) rotate(-4)"><rect x="-38" y="-17" width="80" height="42" rx="12" fill="#05101c" opacity="0.25"/><rect x="-40" y="-21" width="80" height="42" rx="13" fill="${colour}"/>${teeth}<rect x="-34" y="-18" width="68" height="8" rx="4" fill="#fff" opacity="0.3"/></g>`
  );
}
