import { darker, lighter } from './colour.ts';
import { blur, clip, linear, outline, type Drawing } from './drawing.ts';

export interface SolidOptions {
  /** Width of the shading at the edges: 0 is flat, 1 strongly rounded. @default 0.6 */
  depth?: number;
  /** Strength of the light on the upper left edge, 0 to 1. @default 0.5 */
  gloss?: number;
  /** Angle of the ground gradient, degrees. @default 65 */
  angle?: number;
  /** Markup on the surface, below the shading, clipped to the outline. */
  graphics?: string;
}

/** Draws a rounded body lit from the upper left. */
export function solid(drawing: Drawing, path: string, colour: string, options: SolidOptions = {}): string {
  const { depth = 0.6, gloss = 0.5, angle = 65, graphics = '' } = options;
  const ground = linear(drawing, angle, [
    [0, lighter(colour, 0.16)],
    [0.5, colour],
    [1, darker(colour, 0.28)],
  ]);
  const soft = blur(drawing, Math.round(8 + depth * 14));
  const reach = Math.round(10 + depth * 16);
  const href = outline(drawing, path);
  return (
    `<use href="${href}" fill="${ground}"/>` +
    `<g clip-path="${clip(drawing, path)}" fill="none">${graphics && `<g fill="${colour}">${graphics}</g>`}` +
    `<g filter="${soft}"><use href="${href}" stroke="${darker(colour, 0.75)}" stroke-width="${reach * 2}" opacity="${(0.25 + depth * 0.4).toFixed(2)}" transform="translate(${-reach} ${-reach})"/>` +
    `<use href="${href}" stroke="#fff" stroke-width="${Math.round(reach * 0.9)}" opacity="${gloss}" transform="translate(${Math.round(reach * 0.55)} ${Math.round(reach * 0.6)})"/></g></g>`
  );
}

/** Draws a shape in one colour, without shading. */
export function flat(path: string, colour: string, opacity = 1): string {
  return `<path d="${path}" fill="${colour}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
}

export interface LineOptions {
  width?: number;
  opacity?: number;
  dash?: string;
  cap?: 'round' | 'butt';
}

/** Draws a stroked path. */
export function line(path: string, colour: string, options: LineOptions = {}): string {
  const { width = 2, opacity = 1, dash, cap = 'round' } = options;
  return (
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="round"` +
    `${opacity === 1 ? '' : ` opacity="${opacity}"`}${dash ? ` stroke-dasharray="${dash}"` : ''}/>`
  );
}

/** Draws a seam as a dashed line. */
export const stitches = (path: string, colour: string) =>
  line(path, colour, { width: 2, opacity: 0.55, dash: '7 6', cap: 'butt' });

/** Draws soft folds of fabric: for each path a dark line with a light one beside it. */
export function folds(drawing: Drawing, paths: readonly string[], strength = 1): string {
  const all = paths.join('');
  const soft = blur(drawing, 7);
  return (
    `<g filter="${soft}">${line(all, '#06111c', { width: 14, opacity: 0.3 * strength })}` +
    `<g transform="translate(-12 -5)">${line(all, '#ffffff', { width: 9, opacity: 0.26 * strength })}</g></g>`
  );
}
