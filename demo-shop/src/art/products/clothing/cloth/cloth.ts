import { darker, lighter, lightness } from '../../../drawing/colour.ts';
import { clip, linear, outline, type Drawing } from '../../../drawing/drawing.ts';
import { creasePaths, type Crease } from './crease.ts';
import type { Surface } from './surface.ts';

export interface ClothOptions {
  /** Markup of colour blocks, below the shading. */
  graphics?: string;
  /** `fill` value of a pattern from `texture.ts`. */
  texture?: string | undefined;
  creases?: readonly Crease[];
  /** Sharpness of the creases: 0 is soft, 1 sharp, as on membranes. @default 0.5 */
  crisp?: number;
  /** Strength of the creases. @default 1 */
  depth?: number;
  /** Lean of the piece, degrees; the light runs across it. @default 0 */
  lean?: number;
  /** Reduction of the light, 0 to 1. @default 0 */
  shade?: number;
  /** Whether the fabric continues below in another piece: no light above, no shade at its end. */
  goesOn?: boolean;
  /** Markup above the shading, clipped to the outline: seams, pockets. */
  over?: string;
}

/** Returns the tones of light and shadow. Dark fabric shows its folds by light, pale fabric by shadow. */
function tonesOf(colour: string) {
  const light = lightness(colour);
  return {
    shadow: darker(colour, 0.82),
    glow: lighter(colour, 0.62),
    dark: 0.34 + 0.14 * (1 - Math.abs(light - 0.5) * 2) - (light > 0.75 ? 0.14 : 0),
    bright: light < 0.25 ? 0.2 : 0.3 + 0.25 * light,
  };
}

function roundness(drawing: Drawing, colour: string, lean: number, shade: number): string {
  const { shadow, glow, dark, bright } = tonesOf(colour);
  return linear(drawing, lean, [
    [0, shadow, dark * (0.9 + shade)],
    [0.07, shadow, dark * (0.35 + shade)],
    [0.2, glow, bright * (0.5 - shade * 0.5)],
    [0.34, glow, bright * (0.45 - shade * 0.4)],
    [0.56, shadow, dark * shade * 0.5],
    [0.84, shadow, dark * (0.62 + shade * 0.4)],
    [1, shadow, dark * 1.5],
  ]);
}

/** Draws folds as strokes of different widths, because a blur on every piece would be too slow. */
function foldMarkup(
  piece: Surface,
  creases: readonly Crease[],
  colour: string,
  crisp: number,
  depth: number,
): string {
  const { shadow, glow, dark, bright } = tonesOf(colour);
  const spreads = [1.4 - crisp * 0.15, 0.75];
  const layers = spreads.map((spread) => {
    const { valleys, ridges } = creasePaths(piece, creases, spread);
    return (
      `<path d="${valleys}" fill="${shadow}" opacity="${(dark * 0.72 * depth).toFixed(2)}"/>` +
      `<path d="${ridges}" fill="${glow}" opacity="${(bright * 0.38 * depth).toFixed(2)}"/>`
    );
  });
  const { cores } = creasePaths(piece, creases);
  const opacity = (dark * depth * crisp * 0.8).toFixed(2);
  return `${layers.join('')}<path d="${cores}" fill="${shadow}" opacity="${opacity}"/>`;
}

/** Draws a piece of a garment: rounded by light, with creases, print and seams. */
export function cloth(drawing: Drawing, piece: Surface, colour: string, options: ClothOptions = {}): string {
  const {
    graphics = '',
    texture,
    creases = [],
    crisp = 0.5,
    depth = 1,
    lean = 0,
    shade = 0,
    over = '',
  } = options;
  const { shadow, glow, dark, bright } = tonesOf(colour);
  const href = outline(drawing, piece.outline);
  const fall = linear(drawing, 90, [
    [0, glow, bright * 0.5 * (1 - shade)],
    [0.25, glow, 0],
    [0.6, shadow, 0],
    [1, shadow, options.goesOn === true ? 0 : dark * 0.7],
  ]);
  const folds = creases.length === 0 ? '' : foldMarkup(piece, creases, colour, crisp, depth);
  return (
    `<use href="${href}" fill="${colour}"/><g clip-path="${clip(drawing, piece.outline)}">${graphics}` +
    (texture === undefined ? '' : `<use href="${href}" fill="${texture}"/>`) +
    `<use href="${href}" fill="${roundness(drawing, colour, lean, shade)}"/><use href="${href}" fill="${fall}"/>` +
    `${folds}${over}<use href="${href}" fill="none" stroke="${glow}" stroke-width="3" opacity="${shade > 0 ? 0.14 : 0.3}" transform="translate(1 1)"/></g>`
  );
}
