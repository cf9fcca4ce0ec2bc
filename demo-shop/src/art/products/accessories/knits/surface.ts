import { darker, lighter } from '../../../drawing/colour.ts';
import { clip, linear, type Drawing } from '../../../drawing/drawing.ts';
import { at, type Point } from '../../../drawing/markup.ts';
import { line } from '../../../drawing/solid.ts';

/** Knitted surface around a head or leg from the front; columns of stitches get narrower towards the sides. */
export interface Surface {
  x: number;
  /** Lower edge, and height of the surface; user units. */
  hem: number;
  height: number;
  /** Returns half of the width; `up` is 0 at the hem, 1 at the top. */
  half: (up: number) => number;
  /** Sag of the rows in the middle at the hem, user units; upper rows sag less. */
  bow: number;
  columns: number;
}

const widest = 84;

/** Returns the point `aside` degrees from the middle. */
function spot({ x, hem, height, half, bow }: Surface, aside: number, up: number): Point {
  const rad = (aside * Math.PI) / 180;
  return { x: x + half(up) * Math.sin(rad), y: hem - height * up + bow * Math.cos(rad) * (1 - up * 0.7) };
}

const row = (surface: Surface, up: number, from = -90, to = 90) =>
  Array.from({ length: 19 }, (_, index) => spot(surface, from + ((to - from) * index) / 18, up));

/** Returns the path of a band between two heights over the whole width. */
export const bandOf = (surface: Surface, from: number, to: number) => {
  // Closer steps towards the round crown.
  const steps = Array.from(
    { length: 17 },
    (_, index) => from + (to - from) * Math.sin((index / 16) * (Math.PI / 2)),
  );
  const side = (aside: number) => steps.map((up) => spot(surface, aside, up));
  return `M${[...row(surface, from), ...side(90), ...row(surface, to, 90, -90), ...side(-90).toReversed()].map(at).join('L')}z`;
};

function column(surface: Surface, index: number, from: number, to: number): string {
  const aside = -widest + (2 * widest * index) / surface.columns;
  return `M${Array.from({ length: 9 }, (_, step) => at(spot(surface, aside, from + ((to - from) * step) / 8))).join('L')}`;
}

const columnsOf = (surface: Surface, from: number, to: number, shift: number) =>
  Array.from({ length: surface.columns + (shift === 0 ? 1 : 0) }, (_, index) =>
    column(surface, index + shift, from, to),
  ).join('');

export interface Part {
  from: number;
  to: number;
  colour: string;
  /** Ribbed instead of plain. @default false */
  isRib?: boolean;
  /** Colour work, drawn on the ground below the stitches. */
  graphics?: string;
}

/** Draws a knitted part: ground, colours, columns of stitches, light from the left. */
export function knitted(drawing: Drawing, surface: Surface, part: Part): string {
  const { from, to, colour, isRib = false, graphics = '' } = part;
  const path = bandOf(surface, from, to);
  const shade = linear(drawing, 0, [
    [0, '#05101c', 0.3],
    [0.16, '#ffffff', 0.06],
    [0.3, '#ffffff', 0.2],
    [0.55, '#05101c', 0],
    [0.85, '#05101c', 0.34],
    [1, '#05101c', 0.58],
  ]);
  const wide = (surface.half(0) * 2.9) / surface.columns;
  const stitch = Math.round(wide * 0.7);
  return (
    `<path d="${path}" fill="${colour}"/><g clip-path="${clip(drawing, path)}">${graphics}` +
    line(columnsOf(surface, from, to, 0), darker(colour, 0.75), {
      width: Math.max(2, Math.round(wide * (isRib ? 0.42 : 0.16))),
      opacity: isRib ? 0.42 : 0.3,
    }) +
    line(columnsOf(surface, from, to, 0.5), '#05101c', {
      width: Math.round(wide * 0.6),
      opacity: 0.13,
      dash: `2 ${stitch - 2}`,
      cap: 'butt',
    }) +
    line(columnsOf(surface, from, to, 0.38), lighter(colour, 0.7), {
      width: Math.max(2, Math.round(wide * 0.2)),
      opacity: 0.26,
      dash: `${stitch - 3} 3`,
      cap: 'butt',
    }) +
    `<path d="${path}" fill="${shade}"/></g>`
  );
}

/** Returns one path of all stitches for which `isOn` returns true. */
export function stitchWork(
  surface: Surface,
  from: number,
  rows: number,
  tall: number,
  isOn: (column: number, row: number) => boolean,
): string {
  const step = (2 * widest) / surface.columns;
  let path = '';
  for (let r = 0; r < rows; r += 1)
    for (let c = 0; c < surface.columns; c += 1) {
      if (!isOn(c, r)) continue;
      const aside = -widest + c * step;
      const up = from + r * tall;
      const corners = [
        spot(surface, aside, up + tall),
        spot(surface, aside + step / 2, up + tall * 0.6),
        spot(surface, aside + step, up + tall),
        spot(surface, aside + step, up),
        spot(surface, aside + step / 2, up - tall * 0.4),
        spot(surface, aside, up),
      ];
      path += `M${corners.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}z`;
    }
  return path;
}
