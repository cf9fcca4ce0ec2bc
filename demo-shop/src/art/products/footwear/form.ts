import { darker, lighter } from '../../drawing/colour.ts';
import { clip, linear, outline, type Drawing } from '../../drawing/drawing.ts';
import { line } from '../../drawing/solid.ts';

export interface PartOptions {
  /** Angle of the gradient in degrees, see `linear`. @default 65 */
  angle?: number;
  /** Lightening of the lit edge, 0 to 1. @default 0.2 */
  light?: number;
  /** Darkening of the far edge, 0 to 1. @default 0.4 */
  shade?: number;
  /** Strength of the light along the upper left edge, 0 to 1. @default 0.4 */
  rim?: number;
  /** Markup on the part, clipped to its outline. */
  graphics?: string;
}

/** Draws a small part, shaded with gradients and a sharp rim: blur filters are slow. */
export function part(drawing: Drawing, path: string, colour: string, options: PartOptions = {}): string {
  const { angle = 65, light = 0.2, shade = 0.4, rim = 0.4, graphics = '' } = options;
  const href = outline(drawing, path);
  const ground = linear(drawing, angle, [
    [0, lighter(colour, light)],
    [0.45, colour],
    [1, darker(colour, shade)],
  ]);
  return (
    `<use href="${href}" fill="${ground}"/><g clip-path="${clip(drawing, path)}">${graphics}` +
    `<g fill="none"><use href="${href}" stroke="#06111c" stroke-width="10" opacity="${(rim * 0.6).toFixed(2)}" transform="translate(-3 -4)"/>` +
    `<use href="${href}" stroke="#fff" stroke-width="5" opacity="${rim}" transform="translate(1 2)"/></g></g>`
  );
}

/** Clips content to an outline. */
export const within = (drawing: Drawing, path: string, content: string) =>
  `<g clip-path="${clip(drawing, path)}">${content}</g>`;

/** Draws a round cord or wire. */
export function cord(path: string, colour: string, width: number): string {
  return (
    `<g transform="translate(2 5)">${line(path, '#06111c', { width: width + 1, opacity: 0.3 })}</g>` +
    line(path, darker(colour, 0.35), { width }) +
    line(path, colour, { width: width * 0.66 }) +
    `<g transform="translate(-1 -1)">${line(path, lighter(colour, 0.55), { width: Math.max(1, width * 0.2), opacity: 0.7 })}</g>`
  );
}

/** Draws the head of a screw or rivet. */
export function rivet(x: number, y: number, radius: number, colour = '#aab4bd'): string {
  return (
    `<circle cx="${x + 1}" cy="${y + 2}" r="${radius + 2}" fill="#06111c" opacity="0.4"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>` +
    `<circle cx="${x - radius * 0.2}" cy="${y - radius * 0.25}" r="${radius * 0.55}" fill="${lighter(colour, 0.5)}"/>` +
    `<path d="M${x - radius * 0.5} ${y + radius * 0.4}l${radius} ${-radius * 0.8}" stroke="${darker(colour, 0.6)}" stroke-width="${Math.max(1.5, radius * 0.22)}"/>`
  );
}

/** Defines a gradient of brushed metal. */
export function steel(drawing: Drawing, angle = 90, tint = '#aab6c0'): string {
  return linear(drawing, angle, [
    [0, lighter(tint, 0.7)],
    [0.3, lighter(tint, 0.25)],
    [0.5, darker(tint, 0.15)],
    [0.7, tint],
    [1, darker(tint, 0.55)],
  ]);
}

/** Returns the markup of `count` items. */
export const repeat = (count: number, one: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => one(index)).join('');
