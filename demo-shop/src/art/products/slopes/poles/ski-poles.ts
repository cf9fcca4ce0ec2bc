import { darker } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { grip, strap } from './grip.ts';
import { pair, type Pole } from './pair.ts';
import { basket, point, shaftPrint, tube } from './shaft.ts';

const numberOf = (value: string | number | undefined, fallback: number) =>
  typeof value === 'number' ? value : fallback;

/** Draws a pair of ski poles. */
export function drawPoles(drawing: Drawing): Picture {
  const { spec, design, base } = drawing;
  const { facts, audience } = spec;
  const cm = Math.min(140, Math.max(70, spec.lengthCm ?? 120));
  // Junior poles are not to scale with adult ones, because the shortest would be too small in the picture.
  const length = Math.round(audience === 'junior' ? 480 + cm * 3.6 : 160 + cm * 6.2);
  const wide = Math.round(numberOf(facts['shaft'] ?? facts['shaftWidth'], 14) * 0.8);
  const reach = numberOf(facts['basket'] ?? facts['basketWidth'], 60) * 0.8;
  const colour = design.pick([base, base, darker(base, 0.35)]);
  const body = { from: 150, to: length - 80, wide, colour };
  const y = length - 74;
  const one: Pole = {
    length,
    reach,
    shaft:
      point(drawing, y, length) +
      tube(drawing, body, shaftPrint(drawing, body)) +
      basket(drawing, y, reach, wide),
    hand: strap(drawing) + grip(drawing),
  };
  return pair(drawing, one, 'crossed');
}
