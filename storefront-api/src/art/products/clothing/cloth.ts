import { darker, lighter, lightness } from '../../drawing/colour.ts';
import { blur, clip, linear, outline, type Drawing } from '../../drawing/drawing.ts';
import { creasePaths, type Crease } from './crease.ts';
import type { Surface } from './surface.ts';

export interface ClothOptions {
  /** Colour blocks, drawn under the shading. */
  graphics?: string;
  /** A fill of `texture.ts`. */
  texture?: string | undefined;
  creases?: readonly Crease[];
  /** 0 hangs soft, 1 breaks sharply as a membrane does. @default 0.5 */
  crisp?: number;
  /** How strong creases are. @default 1 */
  depth?: number;
  /** Degrees that the piece leans; light runs across it. @default 0 */
  lean?: number;
  /** How much less light it gets, 0 to 1. @default 0 */
  shade?: number;
  /** Drawn over the shading and cut off at the outline: seams, pockets. */
  over?: string;
}

/** Dark cloth shows its folds by light, pale cloth by shadow. */
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

/** One piece of a garment, as if worn: rounded by light, creased, with its print and seams. */
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
    [1, shadow, dark * 0.7],
  ]);
  const { valleys, cores, ridges } = creasePaths(piece, creases);
  const softness = blur(drawing, Math.round(60 - crisp * 38) / 10);
  const folds =
    creases.length === 0
      ? ''
      : `<g filter="${softness}"><path d="${valleys}" fill="${shadow}" opacity="${(dark * 1.25 * depth).toFixed(2)}"/>` +
        `<path d="${ridges}" fill="${glow}" opacity="${(bright * 0.62 * depth).toFixed(2)}"/></g>` +
        `<path d="${cores}" fill="${shadow}" opacity="${(dark * depth * crisp * 0.8).toFixed(2)}"/>`;
  return (
    `<use href="${href}" fill="${colour}"/><g clip-path="${clip(drawing, piece.outline)}">${graphics}` +
    (texture === undefined ? '' : `<use href="${href}" fill="${texture}"/>`) +
    `<use href="${href}" fill="${roundness(drawing, colour, lean, shade)}"/><use href="${href}" fill="${fall}"/>` +
    `${folds}${over}<use href="${href}" fill="none" stroke="${glow}" stroke-width="3" opacity="${shade > 0 ? 0.14 : 0.3}" transform="translate(1 1)"/></g>`
  );
}
