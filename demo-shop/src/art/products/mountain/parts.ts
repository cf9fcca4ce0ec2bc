import { darker, lighter } from '../../drawing/colour.ts';
import { blur, linear, type Drawing } from '../../drawing/drawing.ts';
import { line } from '../../drawing/solid.ts';

export interface Placing {
  /** Rotation, degrees. @default 0 */
  turn?: number;
  /** @default 1 */
  scale?: number;
  isMirrored?: boolean;
}

/** Moves markup drawn around 0, 0 to its place. */
export function place(body: string, x: number, y: number, placing: Placing = {}): string {
  const { turn = 0, scale = 1, isMirrored = false } = placing;
  const size = isMirrored ? ` scale(${-scale} ${scale})` : ` scale(${scale})`;
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})${turn ? ` rotate(${turn})` : ''}${scale === 1 && !isMirrored ? '' : size}">${body}</g>`;
}

/** Draws the shadow of straps and cords. */
export const strokeShadow = (drawing: Drawing, path: string, width: number, dx = 10, dy = 14) =>
  `<g filter="${blur(drawing, 6)}" transform="translate(${Math.round(dx * 0.7)} ${Math.round(dy * 0.7)})">${line(path, '#0b1b2b', { width, opacity: 0.42 })}</g>`;

/** Draws a round cord, lit from the upper left. */
export function cord(path: string, colour: string, width: number): string {
  const shift = (width * 0.18).toFixed(1);
  return (
    line(path, darker(colour, 0.5), { width }) +
    line(path, colour, { width: Math.round(width * 0.76) }) +
    `<g transform="translate(-${shift} -${shift})">${line(path, lighter(colour, 0.6), { width: Math.max(1.5, Math.round(width * 0.2)), opacity: 0.6 })}</g>`
  );
}

/** Draws flat webbing with a seam along each edge. */
export function webbing(path: string, colour: string, width: number, edge = lighter(colour, 0.25)): string {
  const inner = Math.round(width * 0.66);
  return (
    line(path, darker(colour, 0.55), { width, cap: 'butt' }) +
    line(path, edge, { width: width - 2, cap: 'butt' }) +
    line(path, colour, { width: Math.round(width * 0.82), cap: 'butt' }) +
    line(path, darker(colour, 0.45), { width: inner, dash: '2 4', opacity: 0.35, cap: 'butt' }) +
    `<g transform="translate(-${Math.round(width * 0.12)} -${Math.round(width * 0.12)})">${line(path, '#ffffff', { width: Math.round(width * 0.22), opacity: 0.14, cap: 'butt' })}</g>`
  );
}

/** Draws a bar tack, a dense zigzag seam. */
export function tack(x: number, y: number, width: number, height: number, colour: string, turn = 0): string {
  const steps = Math.max(3, Math.round(height / 3));
  const zigzag = Array.from(
    { length: steps },
    (_, index) => `L${index % 2 ? 0 : width} ${Math.round(((index + 1) * height) / steps)}`,
  );
  return `<path transform="translate(${x} ${y}) rotate(${turn}) translate(${-width / 2} ${-height / 2})" d="M0 0${zigzag.join('')}" fill="none" stroke="${colour}" stroke-width="2"/>`;
}

/** Defines a gradient of polished metal. `angle`: degrees; a colour gives anodised aluminium. */
export function metal(drawing: Drawing, angle: number, colour = '#a9b5bf'): string {
  return linear(drawing, angle, [
    [0, lighter(colour, 0.15)],
    [0.22, lighter(colour, 0.72)],
    [0.48, colour],
    [0.75, darker(colour, 0.4)],
    [1, darker(colour, 0.15)],
  ]);
}

/** Draws a buckle of two bent plates. */
export function buckle(drawing: Drawing, width: number, height: number, colour = '#a9b5bf'): string {
  const [w, h] = [width / 2, height / 2];
  return (
    `<rect x="${-w + 4}" y="${-h + 8}" width="${width}" height="${height}" rx="9" fill="#06111c" opacity="0.35"/>` +
    `<rect x="${-w}" y="${-h}" width="${width}" height="${height}" rx="9" fill="${metal(drawing, 60, colour)}"/>` +
    `<rect x="${-w + 3}" y="${-h + 3}" width="${width - 6}" height="${height - 6}" rx="7" fill="none" stroke="#fff" stroke-width="2" opacity="0.55"/>` +
    `<rect x="${Math.round(-w * 0.62)}" y="${-h + 9}" width="${Math.round(width * 0.14)}" height="${height - 18}" rx="4" fill="#11181f" opacity="0.75"/>` +
    `<rect x="${Math.round(w * 0.34)}" y="${-h + 9}" width="${Math.round(width * 0.14)}" height="${height - 18}" rx="4" fill="#11181f" opacity="0.75"/>`
  );
}

/** Returns a numeric fact, or the fallback if the catalogue has none. */
export function factOf(drawing: Drawing, name: string, fallback: number): number {
  const value = drawing.spec.facts[name];
  return typeof value === 'number' ? value : fallback;
}
