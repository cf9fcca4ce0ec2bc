import { lighter, mix } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { flat } from '../../../drawing/solid.ts';
import { bandOf, stitchWork, type Surface } from './surface.ts';

type ColourWork = (drawing: Drawing, surface: Surface) => string;

/** Repeats of a knitting chart; `#` is a stitch in the second colour. The last line is the lowest row. */
const charts: Readonly<Record<'peaks' | 'snow' | 'diamonds' | 'teeth', readonly string[]>> = {
  peaks: [
    '......#.....',
    '.....###....',
    '....##.##...',
    '...##...##..',
    '..##.....##.',
    '.##.......##',
    '##.........#',
  ],
  snow: [
    '.....#......',
    '..#..#..#...',
    '...#.#.#....',
    '.....#......',
    '###.###.###.',
    '.....#......',
    '...#.#.#....',
    '..#..#..#...',
    '.....#......',
  ],
  diamonds: ['...#....', '..#.#...', '.#...#..', '#..#..#.', '.#...#..', '..#.#...', '...#....'],
  teeth: ['#...#...', '##.###.#', '########'],
};

function chartWork(chart: readonly string[], surface: Surface, from: number, tall: number): string {
  return stitchWork(surface, from, chart.length, tall, (column, row) => {
    const line = chart[chart.length - 1 - row] ?? '';
    return line[column % line.length] === '#';
  });
}

const plain: ColourWork = ({ base, accent }, surface) =>
  flat(bandOf(surface, 0.9, 1.02), mix(base, accent, 0.4), 0.5);

const stripes: ColourWork = ({ design, accent, detail }, surface) => {
  const from = design.between(0.24, 0.4);
  return (
    flat(bandOf(surface, from, from + 0.12), accent) +
    flat(bandOf(surface, from + 0.15, from + 0.18), detail) +
    flat(bandOf(surface, from + 0.21, from + 0.25), accent)
  );
};

const block: ColourWork = ({ design, accent, detail }, surface) => {
  const from = design.between(0.4, 0.55);
  return flat(bandOf(surface, from, 1.02), accent) + flat(bandOf(surface, from - 0.04, from), detail);
};

const fair: ColourWork = ({ design, accent, detail }, surface) => {
  const tall = 0.028;
  const main = design.pick([charts.peaks, charts.snow, charts.diamonds]);
  const top = 0.3 + main.length * tall;
  return (
    flat(chartWork(charts.teeth, surface, 0.2, tall), accent) +
    flat(chartWork(main, surface, 0.3, tall), detail) +
    flat(chartWork(charts.teeth, surface, top + 0.03, tall), accent)
  );
};

const tweed: ColourWork = ({ design, accent, base }, surface) => {
  const dots = (share: number) => stitchWork(surface, 0, 34, 0.03, () => design.chance(share));
  return flat(dots(0.05), accent) + flat(dots(0.07), lighter(base, 0.4));
};

/** Draws colour work, picked by the model. */
export const colourWork: ColourWork = (drawing, surface) =>
  drawing.design.pick([plain, stripes, block, fair, fair, tweed])(drawing, surface);
