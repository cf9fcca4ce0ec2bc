import { readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { flat, line } from '../../../drawing/solid.ts';
import { toneOf } from '../cloth/blocking.ts';
import type { Figure } from '../figure.ts';
import type { Surface } from '../cloth/surface.ts';

// Knitting charts: each string is a row of stitches, `#` is in the second colour.
type Chart = readonly string[];
const charts: readonly [Chart, ...Chart[]] = [
  [
    '....#....',
    '...###...',
    '..##.##..',
    '.##...##.',
    '##..#..##',
    '.##...##.',
    '..##.##..',
    '...###...',
    '....#....',
  ],
  ['....#....', '...###...', '..#####..', '....#....', '..#####..', '.#######.', '....#....', '....#....'],
  [
    '#...#...#',
    '.#.#.#.#.',
    '..#...#..',
    '.........',
    '#########',
    '.........',
    '..#...#..',
    '.#.#.#.#.',
    '#...#...#',
  ],
];
const stitchSize = 8;

function tile(drawing: Drawing, chart: Chart, top: number, ground: string, stitch: string): string {
  const spots = chart.flatMap((row, y) =>
    row
      .split('')
      .flatMap((mark, x) =>
        mark === '#' ? [`M${x * stitchSize + 0.5} ${(y + 1) * stitchSize + 0.5}h7v7h-7z`] : [],
      ),
  );
  const [width, height] = [9 * stitchSize, (chart.length + 2) * stitchSize];
  return drawing.define(
    (id) =>
      `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="translate(${400 - width / 2} ${Math.round(top)})"><rect width="${width}" height="${height}" fill="${ground}"/><path d="${spots.join('')}" fill="${stitch}"/></pattern>`,
  );
}

const strip = (piece: Surface, from: number, to: number) =>
  piece.area([0, from], [1, from], [1, to], [0, to]);

/** Returns knitted stripes, or a pattern across the shoulders. */
export function knitBands(drawing: Drawing, figure: Figure) {
  const { design, base, accent, detail } = drawing;
  const { torso, left, right } = figure;
  const tone = toneOf(base);
  const style = design.pick(['hoops', 'chart', 'stripes', 'chart'] as const);
  const each = (draw: (piece: Surface) => string) => ({
    torso: draw(torso),
    left: draw(left),
    right: draw(right),
  });
  switch (style) {
    case 'hoops':
      return {
        torso:
          flat(strip(torso, 0.33, 0.4), accent) +
          flat(strip(torso, 0.415, 0.43), detail) +
          flat(strip(torso, 0.445, 0.52), tone),
        left:
          flat(strip(left, 0.37, 0.43), accent) +
          flat(strip(left, 0.44, 0.455), detail) +
          flat(strip(left, 0.47, 0.54), tone),
        right:
          flat(strip(right, 0.37, 0.43), accent) +
          flat(strip(right, 0.44, 0.455), detail) +
          flat(strip(right, 0.47, 0.54), tone),
        chest: base,
      };
    case 'chart': {
      const chart = design.pick(charts);
      const top = torso.at(0.5, 0.3).y;
      const end = 0.3 + ((chart.length + 2) * stitchSize) / (torso.at(0.5, 1).y - torso.at(0.5, 0).y);
      const fill = tile(drawing, chart, top, tone, readableOn(tone, detail, accent));
      const border = (piece: Surface, v: number) =>
        line(piece.line([0, v], [0.25, v], [0.5, v], [0.75, v], [1, v]), accent, { width: 6 });
      const armband = (arm: Surface) =>
        flat(strip(arm, 0.38, 0.5), tone) + border(arm, 0.38) + border(arm, 0.5);
      return {
        torso: `<path d="${strip(torso, 0.3, end)}" fill="${fill}"/>${border(torso, 0.3)}${border(torso, end)}`,
        left: armband(left),
        right: armband(right),
        chest: base,
      };
    }
    case 'stripes':
      return {
        ...each((piece) =>
          [0.34, 0.42, 0.5, 0.58, 0.66, 0.74, 0.82, 0.9]
            .map((v) => flat(strip(piece, v, v + 0.022), accent))
            .join(''),
        ),
        chest: base,
      };
  }
}
