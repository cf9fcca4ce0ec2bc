import type { Drawing } from '../../../drawing/drawing.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { drawDryerStand } from './dryer-stand.ts';
import { drawTravelDryer } from './dryer-travel.ts';
import { factOf } from '../parts.ts';

/** Draws a travel dryer if it is for one pair and lighter than 500 g, otherwise a stand. */
export function drawBootDryer(drawing: Drawing): Picture {
  const isTravel = factOf(drawing, 'dryerPairs', 2) === 1 && factOf(drawing, 'weight', 900) < 500;
  return isTravel ? drawTravelDryer(drawing) : drawDryerStand(drawing);
}
