import { darker, lighter, mix } from '../../../drawing/colour.ts';
import { clip, linear, outline, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';

export type Weave = 'plain' | 'ripstop' | 'tarpaulin' | 'mesh' | 'knit';

/** Defines a faint pattern of the fabric's weave. */
export function weave(drawing: Drawing, kind: Weave): string {
  const marks: Readonly<Record<Weave, readonly [size: number, markup: string]>> = {
    plain: [
      6,
      '<path d="M0 6L6 0" stroke="#fff" opacity=".07"/><path d="M0 0L6 6" stroke="#06111c" opacity=".07"/>',
    ],
    ripstop: [
      16,
      '<path d="M0 1H16M1 0V16" stroke="#fff" opacity=".13"/><path d="M0 2.4H16M2.4 0V16" stroke="#06111c" opacity=".13"/>',
    ],
    tarpaulin: [
      10,
      '<path d="M0 5H10M5 0V10" stroke="#fff" opacity=".1" stroke-width="2.4"/><path d="M0 8H10" stroke="#06111c" opacity=".08"/>',
    ],
    mesh: [
      8,
      '<circle cx="2" cy="2" r="1.7" fill="#06111c" opacity=".4"/><circle cx="6" cy="6" r="1.7" fill="#06111c" opacity=".4"/>',
    ],
    knit: [
      10,
      '<path d="M0 3L5 8L10 3" fill="none" stroke="#06111c" opacity=".16" stroke-width="1.6"/><path d="M0 0L5 5L10 0" fill="none" stroke="#fff" opacity=".1" stroke-width="1.4"/>',
    ],
  };
  const [size, markup] = marks[kind];
  return drawing.define(
    (id) =>
      `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${markup}</pattern>`,
  );
}

export interface PanelOptions {
  /** Width of the shaded edge, user units. @default 22 */
  depth?: number;
  /** @default 0.3 */
  gloss?: number;
  /** Angle of the ground gradient, degrees. @default 62 */
  angle?: number;
  weave?: Weave;
  /** Markup on the panel, clipped to its edge. */
  graphics?: string;
}

const steps = [1, 0.7, 0.42, 0.2];

/** Draws a piece of fabric. Unlike `solid`, it shades the edges with strokes, which render faster than a blur. */
export function panel(drawing: Drawing, path: string, colour: string, options: PanelOptions = {}): string {
  const { depth = 22, gloss = 0.3, angle = 62, graphics = '' } = options;
  const ground = linear(drawing, angle, [
    [0, lighter(colour, 0.14)],
    [0.45, colour],
    [1, darker(colour, 0.26)],
  ]);
  const href = outline(drawing, path);
  const rims = (stroke: string, opacity: number, dx: number, dy: number) =>
    steps
      .map(
        (share) =>
          `<use href="${href}" stroke="${stroke}" stroke-width="${Math.round(depth * share * 2)}" opacity="${opacity.toFixed(2)}" transform="translate(${dx} ${dy})"/>`,
      )
      .join('');
  const shift = Math.round(depth * 0.3);
  return (
    `<use href="${href}" fill="${ground}"/><g clip-path="${clip(drawing, path)}" fill="none">` +
    (graphics && `<g fill="${colour}">${graphics}</g>`) +
    (options.weave ? `<use href="${href}" fill="${weave(drawing, options.weave)}"/>` : '') +
    rims(darker(colour, 0.8), 0.14, -shift * 2, -shift * 2) +
    rims('#fff', gloss * 0.22, shift, shift) +
    `<use href="${href}" stroke="#fff" stroke-width="4" opacity="${(gloss * 0.8).toFixed(2)}" transform="translate(1 2)"/></g>`
  );
}

/** Draws webbing with its shadow and seams. */
export function webbing(path: string, colour: string, width = 20): string {
  return (
    `<g transform="translate(4 6)">${line(path, '#06111c', { width: width + 2, opacity: 0.28, cap: 'butt' })}</g>` +
    line(path, darker(colour, 0.3), { width, cap: 'butt' }) +
    line(path, colour, { width: width - 4, cap: 'butt' }) +
    line(path, lighter(colour, 0.3), { width: width * 0.5, opacity: 0.35, dash: '2 3', cap: 'butt' })
  );
}

/** Draws a closed zip. */
export function zip(path: string, ground: string, teeth: string, width = 12): string {
  return (
    line(path, darker(ground, 0.75), { width: width + 6, opacity: 0.4 }) +
    line(path, darker(ground, 0.5), { width }) +
    line(path, teeth, { width: width * 0.36, dash: '3 3', cap: 'butt' })
  );
}

/** Returns a dark webbing colour derived from the base colour. */
export const tapeOf = (drawing: Drawing) => mix('#222b33', drawing.base, 0.14);
