import { wordmark } from '../../../brands/mark.ts';
import { readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { contactShadow } from '../../../drawing/studio.ts';
import { cylinder, plasticBlack, steel } from './metal.ts';

/** Draws a braided fuel hose. */
export const hose = (path: string) =>
  `<g transform="translate(6 12)">${line(path, '#06111c', { width: 20, opacity: 0.22 })}</g>` +
  line(path, '#39424a', { width: 20 }) +
  line(path, '#a9b4bc', { width: 15 }) +
  line(path, '#4d5862', { width: 15, dash: '3 4', cap: 'butt' }) +
  `<g transform="translate(-2 -4)">${line(path, '#fff', { width: 3, opacity: 0.5 })}</g>`;

/** Draws a bottle for liquid fuel with its pump. */
export function fuelBottle(drawing: Drawing, ground: number): string {
  const { base, accent, detail, spec } = drawing;
  const [x, half] = [664, 74];
  const top = ground - 400;
  const body = `M${x - 34} ${top}H${x + 34}C${x + 36} ${top + 40} ${x + half} ${top + 50} ${x + half} ${top + 110}V${ground - 12}Q${x} ${ground + 16} ${x - half} ${ground - 12}V${top + 110}C${x - half} ${top + 50} ${x - 36} ${top + 40} ${x - 34} ${top}z`;
  return (
    contactShadow(drawing, x, ground, 110, 18) +
    `<path d="${body}" fill="${cylinder(drawing, base, 0.6)}"/>` +
    `<path d="M${x - half} ${ground - 96}Q${x} ${ground - 80} ${x + half} ${ground - 96}v22Q${x} ${ground - 58} ${x - half} ${ground - 74}z" fill="${cylinder(drawing, accent, 0.4)}"/>` +
    `<path d="M${x - 42} ${top - 34}H${x + 42}V${top + 8}H${x - 42}z" fill="${plasticBlack(drawing)}"/><path d="M${x - 10} ${top - 92}h20v60h-20z" fill="${steel(drawing)}"/><rect x="${x - 34}" y="${top - 112}" width="68" height="26" rx="10" fill="${cylinder(drawing, accent, 0.4)}"/>` +
    wordmark(spec.brand, {
      x: x + 18,
      y: ground - 190,
      size: 52,
      colour: readableOn(base, detail, accent),
      maxWidth: 190,
      rotate: -90,
    })
  );
}
