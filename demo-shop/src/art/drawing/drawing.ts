import type { ProductArtSpec } from '../spec.ts';
import { safeColour } from './colour.ts';
import { createRandom, hashOf, type Random } from './random.ts';

export type Stop = readonly [offset: number, colour: string, opacity?: number];

export interface Drawing {
  spec: ProductArtSpec;
  /** Random numbers seeded by the model: all its sizes and colours share one design. */
  design: Random;
  /** Random numbers seeded by the SKU, for differences between pictures of one model. */
  random: Random;
  base: string;
  accent: string;
  detail: string;
  /** Adds a definition, unless it exists, and returns its `url(#…)`. Ids are unique among all pictures. */
  define: (markup: (id: string) => string) => string;
  definitions: () => string;
}

/**
 * Creates a store of SVG definitions. Ids include a hash of `key`, so that they stay unique when pictures are inlined
 * in one document.
 */
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

/** Creates the state of one drawing: random numbers, checked colours and definitions. */
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

/**
 * Defines a linear gradient and returns its `url(#…)`. `angle` in degrees: 0 is left to right, 90 top to bottom of the
 * filled box.
 */
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

/** Defines a radial gradient and returns its `url(#…)`. Centre and radius are shares of the filled box. */
export function radial(drawing: Definer, stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
  return drawing.define(
    (id) =>
      `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops.map(stopMarkup).join('')}</radialGradient>`,
  );
}

/** Defines a path once and returns the `href` for `<use>`. */
export function outline(drawing: Definer, path: string): string {
  return drawing.define((id) => `<path id="${id}" d="${path}"/>`).slice(4, -1);
}

/** Defines a group once and returns the `href` for `<use>`. */
export function symbol(drawing: Definer, body: string): string {
  return drawing.define((id) => `<g id="${id}">${body}</g>`).slice(4, -1);
}

/** Defines a clip path and returns its `url(#…)`. */
export function clip(drawing: Definer, path: string): string {
  const href = outline(drawing, path);
  return drawing.define((id) => `<clipPath id="${id}"><use href="${href}"/></clipPath>`);
}

/** Defines a Gaussian blur and returns its `url(#…)`. `deviation`: user units. */
export function blur(drawing: Definer, deviation: number): string {
  return drawing.define(
    (id) =>
      `<filter id="${id}" color-interpolation-filters="sRGB" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  );
}
