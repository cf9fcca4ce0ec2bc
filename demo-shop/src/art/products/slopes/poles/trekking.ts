import { darker, mix, readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { lettering } from '../../../drawing/lettering.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { grip, lowerGrip, strap } from './grip.ts';
import { lock } from './lock.ts';
import { pair, type Pole } from './pair.ts';
import { basket, point, shaftPrint, tube, type Tube } from './shaft.ts';

const top = 150;
const foot = 74;

/** Draws the length scale beside the lock. */
function scale(
  { detail, accent }: Drawing,
  { from, to, wide, colour: ground }: Tube,
  maxLengthCm: number,
): string {
  const colour = readableOn(ground, detail, accent);
  const marks = [0, 1, 2, 3].map((index) => from + 44 + index * 30).filter((y) => y < to - 20);
  const ticks = marks.map((y) => `M${-wide} ${y}h${wide}`).join('');
  const words = marks.map((y, index) =>
    lettering(String(maxLengthCm - 5 - index * 5), {
      x: 0,
      y: y - 6,
      size: 11,
      colour,
      maxWidth: wide * 2,
      opacity: 0.9,
    }),
  );
  return line(ticks, colour, { width: 1.6, opacity: 0.8, cap: 'butt' }) + words.join('');
}

function sections(drawing: Drawing, length: number, count: number): Tube[] {
  const { base, accent, design } = drawing;
  const tone = darker(base, 0.4);
  const colours = design.pick<readonly string[]>([
    [base, '#2a333c', '#39434d'],
    [base, tone, mix(tone, accent, 0.8)],
    [tone, base, '#b5c0c9'],
  ]);
  const end = length - foot - 8;
  const first = top + (end - top) * (count === 2 ? 0.6 : 0.48);
  const step = (end - first) / (count - 1);
  const stops = [top, ...Array.from({ length: count }, (_, index) => Math.round(first + step * index))];
  return stops.slice(0, -1).map((from, index) => ({
    from,
    to: stops[index + 1] ?? end,
    wide: 15 - index * 2.5,
    colour: colours[index] ?? base,
  }));
}

function pole(drawing: Drawing, length: number, reach: number, count: number, maxLengthCm: number): Pole {
  const tubes = sections(drawing, length, count);
  const y = length - foot;
  const shaft = tubes.toReversed().map((tubeOf) => {
    const index = tubes.indexOf(tubeOf);
    const print =
      index === 0
        ? shaftPrint(drawing, { ...tubeOf, from: 272 })
        : scale(drawing, tubeOf, maxLengthCm - index * 10);
    return tube(drawing, tubeOf, print) + (index === 0 ? '' : lock(drawing, tubeOf.from, tubeOf.wide + 2));
  });
  return {
    length,
    reach,
    shaft: point(drawing, y, length) + shaft.join('') + basket(drawing, y, reach, 9),
    hand: strap(drawing) + lowerGrip(drawing, 19) + grip(drawing),
  };
}

/** Draws a pair of trekking poles, extended to their length. */
export function drawTrekkingPoles(drawing: Drawing): Picture {
  const { facts, lengthCm } = drawing.spec;
  const width = facts['basketWidth'];
  const count = facts['poleSections'] === 2 ? 2 : 3;
  const maxLengthCm =
    typeof facts['poleMaxLength'] === 'number' ? facts['poleMaxLength'] : (lengthCm ?? 105) + 25;
  const length = Math.round(400 + maxLengthCm * 3.8);
  const one = pole(drawing, length, typeof width === 'number' ? width * 0.85 : 40, count, maxLengthCm);
  return pair(drawing, one, 'apart');
}
