import { readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import type { SkiShape } from './shape.ts';

/** Background colour of a carbon window. */
export const carbon = '#1a2026';

/** Draws the hole in the tip of a touring ski for the skin's loop. */
export function tipHole({ design }: Drawing, { length, tip, use }: SkiShape): string {
  if (use !== 'touring') return '';
  const y = Math.round(length * 0.034);
  const [rx, ry] = design.pick<readonly [number, number]>([
    [9, 9],
    [7, 12],
    [12, 7],
  ]);
  const notches = `M${-tip} ${y + 24}h5v20h-5zM${tip} ${y + 24}h-5v20h5z`;
  return (
    `<ellipse cx="0" cy="${y}" rx="${rx + 4}" ry="${ry + 4}" fill="#8d99a4"/>` +
    `<ellipse cx="0" cy="${y}" rx="${rx}" ry="${ry}" fill="#0b1218"/>` +
    `<ellipse cx="1.5" cy="${y + 2}" rx="${rx - 1}" ry="${ry - 1.5}" fill="#dfe7ee"/>` +
    (design.chance(0.4) ? `<path d="${notches}" fill="#0b1218" opacity="0.6"/>` : '')
  );
}

/** Draws a window in the topsheet of a touring ski that shows the carbon weave. */
export function carbonWindow(drawing: Drawing, { length, tip, waist, use }: SkiShape): string {
  const { design, base, accent, detail } = drawing;
  if (use !== 'touring') return '';
  const weave = drawing.define(
    (id) =>
      `<pattern id="${id}" width="10" height="10" patternUnits="userSpaceOnUse"><rect width="10" height="10" fill="${carbon}"/><path d="M0 0h5v5H0zM5 5h5v5H5z" fill="#2d363f"/><path d="M0 5h5M5 0v5" stroke="#46525d" stroke-width="0.8"/></pattern>`,
  );
  const y = (share: number) => Math.round(length * share);
  const wide = Math.round(waist * 0.62);
  const slot = `M${-wide} ${y(0.43)}Q0 ${y(0.405)} ${wide} ${y(0.43)}V${y(0.665)}Q0 ${y(0.69)} ${-wide} ${y(0.665)}z`;
  const belt = `M${-tip} ${y(0.43)}L${tip} ${y(0.405)}V${y(0.66)}L${-tip} ${y(0.69)}z`;
  const windows = `M${-wide} ${y(0.43)}H${wide}V${y(0.56)}H${-wide}zM${-wide} ${y(0.58)}H${wide}V${y(0.67)}H${-wide}z`;
  const shown = design.pick([slot, belt, windows]);
  return (
    `<path d="${shown}" fill="${weave}"/>` +
    line(shown, readableOn(carbon, accent, detail, base), { width: 3, opacity: 0.85 })
  );
}
