import { darker, lighter, mix } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import type { Figure } from '../figure.ts';

export type ShirtNeck = 'crew' | 'v' | 'zip';

const band = (path: string, colour: string) =>
  `<g transform="translate(0 7)">${line(path, '#06111c', { width: 17, opacity: 0.22, cap: 'butt' })}</g>` +
  line(path, colour, { width: 17, cap: 'butt' }) +
  line(path, darker(colour, 0.5), { width: 17, opacity: 0.3, dash: '1.6 4', cap: 'butt' }) +
  `<g transform="translate(0 -6)">${line(path, lighter(colour, 0.5), { width: 2.5, opacity: 0.5, cap: 'butt' })}</g>`;

/** Draws the neck opening with its ribbed band, the far side first. */
export function shirtNeck(
  drawing: Drawing,
  { neck }: Figure,
  kind: 'crew' | 'v',
  cloth: string,
  trim: string,
): string {
  const [l, r] = [400 - neck, 400 + neck];
  const near =
    kind === 'v'
      ? `M${l} 224C${l + 8} 262 384 310 400 336C416 310 ${r - 8} 262 ${r} 224`
      : `M${l} 224C${l + 6} 288 ${r - 6} 288 ${r} 224`;
  const inside = linear(drawing, 90, [
    [0, darker(cloth, 0.3)],
    [0.5, darker(cloth, 0.5)],
    [1, darker(cloth, 0.68)],
  ]);
  return (
    `<path d="${near}L${r} 222C${r - 14} 200 ${l + 14} 200 ${l} 222z" fill="${inside}"/>` +
    line(`M${l + 4} 224C${l + 16} 208 ${r - 16} 208 ${r - 4} 224`, darker(trim, 0.35), {
      width: 13,
      cap: 'butt',
    }) +
    line(`M${l + 2} 219C${l + 16} 202 ${r - 16} 202 ${r - 2} 219`, lighter(trim, 0.3), {
      width: 2,
      opacity: 0.5,
      cap: 'butt',
    }) +
    line(`M${l + 10} 236C${l + 20} 222 ${r - 20} 222 ${r - 10} 236`, mix(cloth, trim, 0.5), {
      width: 2,
      opacity: 0.5,
      dash: '4 3',
    }) +
    band(near, trim)
  );
}

/** Draws the neck from behind. */
export function shirtNape({ neck }: Figure, trim: string): string {
  return band(
    `M${400 - neck + 2} 226C${400 - neck + 16} 240 ${400 + neck - 16} 240 ${400 + neck - 2} 226`,
    trim,
  );
}
