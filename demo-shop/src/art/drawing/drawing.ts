import type { ProductArtSpec } from '../spec.ts';
import { safeColour } from './colour.ts';
import { createRandom, hashOf, type Random } from './random.ts';

export type Stop = readonly [offset: number, colour: string, opacity?: number];

export interface Drawing {
  spec: ProductArtSpec;
  /** Seeded by the model, so that its lengths and colours share one design. */
  design: Random;
  /** Seeded by the SKU, for what may differ from one picture to the next. */
  random: Random;
  base: string;
  accent: string;
  detail: string;
  /** Stores a definition under an id that no other picture has, and returns its `url(#…)`. */
  define: (markup: (id: string) => string) => string;
  definitions: () => string;
}

/** The part that products and banners share: ids that stay unique where pictures are inlined side by side. */
export function createDefinitions(key: string): Pick<Drawing, 'define' | 'definitions'> {
  const prefix = `a${hashOf(key).toString(36)}`;
  const known = new Map<string, string>();
  return {
    define(markup) {
      const body = markup('');
      const id = known.get(body) ?? `${prefix}-${known.size}`;
      known.set(body, id);
      return `url(#${id})`;
    },
    definitions: () => [...known].map(([body, id]) => body.replace('id=""', `id="${id}"`)).join(''),
  };
}

export function createDrawing(spec: ProductArtSpec): Drawing {
  return {
    spec,
    design: createRandom(`${spec.kind}|${spec.brand}|${spec.model}`),
    random: createRandom(spec.sku),
    base: safeColour(spec.colours.base, '#5b6f82'),
    accent: safeColour(spec.colours.accent, '#ff5a1f'),
    detail: safeColour(spec.colours.detail, '#f7f9fb'),
    ...createDefinitions(`${spec.sku}|${spec.view}`),
  };
}

function stopMarkup([offset, colour, opacity]: Stop): string {
  return `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
}

type Definer = Pick<Drawing, 'define'>;

/** Angle in degrees: 0 runs left to right, 90 top to bottom, across the box of what it fills. */
export function linear(drawing: Definer, angle: number, stops: readonly Stop[]): string {
  const rad = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(rad) / 2, Math.sin(rad) / 2];
  const ends = [0.5 - dx, 0.5 - dy, 0.5 + dx, 0.5 + dy].map((end) => Math.round(end * 100) / 100);
  const [x1, y1, x2, y2] = ends;
  return drawing.define(
    (id) =>
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(stopMarkup).join('')}</linearGradient>`,
  );
}

export function radial(drawing: Definer, stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
  return drawing.define(
    (id) =>
      `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops.map(stopMarkup).join('')}</radialGradient>`,
  );
}

/** An outline that is drawn several times: stored once, placed by `<use href>`. */
export function outline(drawing: Definer, path: string): string {
  return drawing.define((id) => `<path id="${id}" d="${path}"/>`).slice(4, -1);
}

/** Something that is drawn several times, as the `href` of a `<use>`. */
export function symbol(drawing: Definer, body: string): string {
  return drawing.define((id) => `<g id="${id}">${body}</g>`).slice(4, -1);
}

export function clip(drawing: Definer, path: string): string {
  const href = outline(drawing, path);
  return drawing.define((id) => `<clipPath id="${id}"><use href="${href}"/></clipPath>`);
}

export function blur(drawing: Definer, deviation: number): string {
  return drawing.define(
    (id) =>
      `<filter id="${id}" color-interpolation-filters="sRGB" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  );
}
