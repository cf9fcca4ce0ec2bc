import type { Drawing } from '../../../drawing/drawing.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { hikingBottoms } from './hiking-trousers.ts';
import type { LegCut } from './legs.ts';

const cuts: Readonly<Record<string, LegCut>> = {
  'leg-slim': { knee: 156, hem: 154, hip: 166 },
  'leg-regular': { knee: 164, hem: 166, hip: 172 },
  'leg-relaxed': { knee: 172, hem: 178, hip: 178 },
};

/** User units per cm of the inseam. */
const perCm = 8.4;

/** Draws shorts. */
export function drawShorts(drawing: Drawing): Picture {
  const { inseam, legCut } = drawing.spec.facts;
  return hikingBottoms(drawing, {
    ...cuts[String(legCut ?? 'leg-regular')],
    inseam: Number(inseam ?? 19) * perCm,
  });
}
