import type { Drawing } from '../../../drawing/drawing.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { toneOf } from '../cloth/blocking.ts';
import { hemStitch, legMark, onBoth, sidePanel } from './leg-details.ts';
import { legsOf, shareOf } from './legs.ts';
import { legsDrawn, waistband } from './lower.ts';
import { fitted } from '../jackets/outerwear.ts';
import { knit } from '../cloth/texture.ts';
import { flatlock } from '../cloth/trim.ts';

/** Draws long wool tights that end above the boot. */
export function drawTights(drawing: Drawing): Picture {
  const { spec, base, accent } = drawing;
  const legs = legsOf(spec, { waist: 122, hip: 150, knee: 104, hem: 82, inseam: 540 });
  const c = shareOf(legs, legs.crotch);
  const panels = onBoth(legs, sidePanel(toneOf(base)));
  const details = onBoth(
    legs,
    (leg, u) =>
      hemStitch(base)(leg, u) +
      flatlock(
        leg.line([u(0.5), 0.02], [u(0.7), c * 0.6], [u(0.72), c + 0.15], [u(0.6), 0.7], [u(0.6), 0.97]),
        base,
        accent,
      ),
  );
  const body =
    legsDrawn(drawing, legs, {
      base,
      texture: knit(drawing, base, 8),
      crisp: 0.1,
      folds: 0.7,
      leftGraphics: panels.left,
      rightGraphics: panels.right,
      leftOver: details.left,
      rightOver: details.right,
    }) +
    waistband(drawing, legs, 'elastic', toneOf(base)) +
    legMark(drawing, legs, base, true, legs.crotch - 90);
  return fitted(body, legs.top - 44, legs.hem + 16, 400, { x: 420, y: 260, zoom: 2 });
}
