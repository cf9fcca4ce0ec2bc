import { darker, lighter, lightness } from '../../drawing/colour.ts';
import { clip, linear, outline, type Drawing } from '../../drawing/drawing.ts';
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
  /** The cloth goes on below in another piece: no light above, no shade at its end. */
  goesOn?: boolean;
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

/** Layers of different widths instead of a blur, which would cost too much on every piece. */
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
