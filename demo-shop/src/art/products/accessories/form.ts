import { darker, lighter } from '../../drawing/colour.ts';
import { line } from '../../drawing/solid.ts';
import { blur, clip, linear, outline, type Drawing } from '../../drawing/drawing.ts';

export interface FormOptions {
  /** Width of the shading at the edges, user units. @default 26 */
  bend?: number;
  /** Darkness of the lower right edge, 0 to 1. @default 0.5 */
  shade?: number;
  /** Strength of the light on the upper left edge, 0 to 1. @default 0.35 */
  gloss?: number;
  /** Angle of the ground gradient, degrees. @default 60 */
  angle?: number;
  /** Markup on the surface, below the shading, clipped to the outline. */
  graphics?: string;
}

const few = [1, 0.76, 0.54, 0.36, 0.2];
const many = [1, 0.87, 0.75, 0.63, 0.52, 0.42, 0.32, 0.23, 0.14];

/**
 * Draws a rounded surface with shading in steps. Blur filters would be too slow for products with many parts, such as
 * gloves.
 */
export function form(drawing: Drawing, path: string, colour: string, options: FormOptions = {}): string {
  const { bend = 26, shade = 0.5, gloss = 0.35, angle = 60, graphics = '' } = options;
  const ground = linear(drawing, angle, [
    [0, lighter(colour, 0.14)],
    [0.5, colour],
    [1, darker(colour, 0.24)],
  ]);
  const href = outline(drawing, path);
  // Wide shading in few steps would show bands.
  const steps = bend > 32 ? many : few;
  const weaken = few.length / steps.length;
  const layers = (reach: number, shift: number) =>
    steps
      .map((step) => {
        const [width, move] = [Math.round(reach * step * 2), Math.round(reach * step * shift)];
        return `<use href="${href}" stroke-width="${Math.max(2, width)}" transform="translate(${move} ${move})"/>`;
      })
      .join('');
  return (
    `<use href="${href}" fill="${ground}"/><g clip-path="${clip(drawing, path)}">${graphics}` +
    `<g fill="none" stroke="${darker(colour, 0.8)}" stroke-opacity="${((shade / 3.6) * weaken).toFixed(3)}">${layers(bend, -0.6)}</g>` +
    `<g fill="none" stroke="#fff" stroke-opacity="${((gloss / 5) * weaken).toFixed(3)}">${layers(bend * 0.6, 0.9)}</g></g>`
  );
}

/** Draws the shadow of a lying object in steps; a blur filter of this size would take longer than the object. */
export function softShadow(drawing: Drawing, path: string, dx = 14, dy = 18, spread = 22): string {
  const href = outline(drawing, path);
  const layer = (share: number) =>
    `<use href="${href}" stroke-width="${Math.round(spread * share * 2)}" transform="translate(${Math.round(dx * (0.35 + share * 0.65))} ${Math.round(dy * (0.35 + share * 0.65))})"/>`;
  return `<g fill="none" stroke="#0b1b2b" stroke-opacity="0.045" stroke-linejoin="round">${many.map(layer).join('')}</g>`;
}

/** Draws soft creases in leather or cloth: dark lines, each with a light one above. */
export function creases(paths: string, strength = 1, width = 14): string {
  const pass = (colour: string, share: number, opacity: number) =>
    line(paths, colour, { width: Math.round(width * share), opacity: opacity * strength });
  return (
    `<g transform="translate(-${Math.round(width * 0.5)} -${Math.round(width * 0.6)})">${pass('#fff', 1, 0.07)}${pass('#fff', 0.5, 0.09)}</g>` +
    pass('#06111c', 1.2, 0.08) +
    pass('#06111c', 0.7, 0.1) +
    pass('#06111c', 0.3, 0.14)
  );
}

/** Mirrors markup at a vertical axis. */
export const mirrored = (markup: string, axis = 0) =>
  `<g transform="translate(${axis * 2} 0) scale(-1 1)">${markup}</g>`;

/**
 * Fold that tapers at both ends: start, control point and end of a quadratic curve, and its maximum width. User units.
 */
export type Drape = readonly [
  x0: number,
  y0: number,
  cx: number,
  cy: number,
  x1: number,
  y1: number,
  wide: number,
];

/** Draws tapered folds of cloth. */
export function drapes(drawing: Drawing, folds: readonly Drape[], strength = 1): string {
  const crescents = (lift: number) =>
    folds
      .map(
        ([x0, y0, cx, cy, x1, y1, wide]) =>
          `M${x0} ${y0}Q${cx} ${cy - wide * lift} ${x1} ${y1}Q${cx} ${cy + wide * (1 - lift)} ${x0} ${y0}z`,
      )
      .join('');
  return (
    `<g filter="${blur(drawing, 7)}"><path d="${crescents(1)}" fill="#fff" opacity="${(0.34 * strength).toFixed(2)}"/>` +
    `<path d="${crescents(0)}" fill="#06111c" opacity="${(0.5 * strength).toFixed(2)}"/></g>`
  );
}
