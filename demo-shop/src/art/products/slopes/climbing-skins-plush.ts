import { wordmark } from '../../brands/mark.ts';
import { darker, lighter, mix, readableOn } from '../../drawing/colour.ts';
import { linear, type Drawing } from '../../drawing/drawing.ts';
import { lettering } from '../../drawing/lettering.ts';
import { createRandom } from '../../drawing/random.ts';
import { line } from '../../drawing/solid.ts';
import type { Skin } from './climbing-skins-shape.ts';

interface Pile {
  /** Length of the hairs, user units. */
  hair: number;
  width: number;
  count: number;
  contrast: number;
}

const piles: Readonly<Record<string, Pile>> = {
  'nylon-plush': { hair: 7, width: 2.2, count: 44, contrast: 0.34 },
  'mohair-mix': { hair: 13, width: 1.8, count: 40, contrast: 0.27 },
  mohair: { hair: 24, width: 1.4, count: 42, contrast: 0.25 },
};
const commonPile: Pile = { hair: 13, width: 1.8, count: 40, contrast: 0.27 };

const pileOf = ({ spec }: Drawing) => piles[String(spec.facts['plush'])] ?? commonPile;

function hairs(seed: string, { hair, count }: Pile, size: number): string {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = [random.whole(0, size), random.whole(0, size)];
    const bend = `q${random.whole(-2, 2)} ${Math.round(hair / 2)} ${random.whole(-2, 3)} ${hair}`;
    return `M${x} ${y}${bend}${y + hair > size ? `M${x} ${y - size}${bend}` : ''}`;
  }).join('');
}

/**
 * Defines a pattern of hairs from tip to tail. Two tiles of different sizes are combined, so that the repeat is
 * invisible.
 */
function pileTile(drawing: Drawing, colour: string, size: number): string {
  const pile = pileOf(drawing);
  const paths = ['light', 'dark'].map((name) => hairs(`${name} ${size}`, pile, size));
  const [light = '', dark = ''] = paths;
  return drawing.define(
    (id) =>
      `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><g fill="none" stroke-width="${pile.width}">` +
      `<path d="${dark}" stroke="${darker(colour, 0.85)}" opacity="${(pile.contrast * 0.8).toFixed(2)}"/>` +
      `<path d="${light}" stroke="${lighter(colour, 0.75)}" opacity="${pile.contrast}"/></g></pattern>`,
  );
}

/** Draws the hairs over an outline. */
export const nap = (drawing: Drawing, path: string, colour: string) =>
  [46, 61].map((size) => `<path d="${path}" fill="${pileTile(drawing, colour, size)}"/>`).join('');

/** Draws the hairs along a cut edge. */
export const fringe = (path: string, colour: string) =>
  line(path, colour, { width: 5, dash: '1.2 1.5', opacity: 0.6, cap: 'butt' });

const box = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(width)}" height="${Math.round(height)}" fill="${fill}"/>`;

function print(drawing: Drawing, { half, end }: Skin): string {
  const { design, base, accent, detail } = drawing;
  const deep = darker(base, 0.35);
  const slant = Math.round(half * 1.1);
  const bar = (y: number, tall: number, colour: string) =>
    `<path d="M${-half - 8} ${Math.round(y)}l${half * 2 + 16} ${-slant}v${Math.round(tall)}l${-half * 2 - 16} ${slant}z" fill="${colour}"/>`;
  const arrow = (y: number, colour: string) =>
    `<path d="M${-half - 8} ${Math.round(y)}L0 ${Math.round(y + half * 0.9)}L${half + 8} ${Math.round(y)}v30L0 ${Math.round(y + half * 0.9 + 30)}L${-half - 8} ${Math.round(y + 30)}z" fill="${colour}"/>`;
  return design.pick([
    () => box(-half - 8, 0, half * 0.42 + 8, end, accent) + box(-half * 0.5, 0, half * 0.09, end, detail),
    () =>
      bar(end * 0.3, end, deep) +
      bar(end * 0.3 - 20, 12, accent) +
      bar(end * 0.86, end, accent) +
      bar(end * 0.86 - 22, 10, detail),
    () =>
      [0.12, 0.19, 0.26].map((at, index) => arrow(end * at, [accent, accent, deep][index] ?? deep)).join(''),
    () =>
      box(-half - 8, 0, half * 0.34 + 8, end, deep) +
      box(half * 0.66, 0, half * 0.34 + 8, end, deep) +
      box(-half * 0.68, 0, half * 0.07, end, accent) +
      box(half * 0.61, 0, half * 0.07, end, accent),
    () =>
      box(-half - 8, end * 0.7, half * 2 + 16, end, accent) +
      box(-half - 8, end * 0.68, half * 2 + 16, 8, detail),
    () => arrow(end * 0.78, accent) + arrow(end * 0.84, accent) + arrow(end * 0.9, mix(accent, base, 0.45)),
  ])();
}

/** Draws the plush side with its print, unclipped. */
export function plushFace(drawing: Drawing, skin: Skin): string {
  const { spec, base, accent, detail } = drawing;
  const { half, end, path } = skin;
  const colour = readableOn(base, detail, accent);
  const velvet = linear(drawing, 0, [
    [0, '#ffffff', 0.34],
    [0.14, '#ffffff', 0.08],
    [0.4, '#06111c', 0.03],
    [0.78, '#06111c', 0.12],
    [0.94, '#06111c', 0.34],
    [1, '#06111c', 0.2],
  ]);
  const lie = linear(drawing, 86, [
    [0, '#ffffff', 0.2],
    [0.14, '#06111c', 0.12],
    [0.3, '#ffffff', 0.16],
    [0.5, '#06111c', 0.04],
    [0.64, '#ffffff', 0.1],
    [0.82, '#06111c', 0.16],
    [1, '#ffffff', 0.05],
  ]);
  const name = wordmark(spec.brand, {
    x: half * 0.27,
    y: end * 0.5,
    size: half * 0.84,
    colour,
    maxWidth: end * 0.3,
    rotate: -90,
    opacity: 0.92,
  });
  return (
    `<path d="${path}" fill="${base}"/>${print(drawing, skin)}${nap(drawing, path, base)}${name}` +
    `<path d="${path}" fill="${lie}"/><path d="${path}" fill="${velvet}"/>`
  );
}

/** Draws the skin's width in mm; nothing if the catalogue does not give it. */
export function widthLabel(drawing: Drawing, half: number, y: number, colour: string): string {
  const width = drawing.spec.facts['skinWidth'];
  return typeof width === 'number'
    ? lettering(`${width} mm`, { x: 0, y, size: 24, colour, maxWidth: half * 1.3, font: 'barlow-text' })
    : '';
}
