import type { Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { drawBibs } from './bibs.ts';
import { toneOf } from '../cloth/blocking.ts';
import { drawHikingTrousers } from './hiking-trousers.ts';
import { legMark, onBoth, seatMark } from './leg-details.ts';
import { legsOf } from './legs.ts';
import { legsDrawn, waistband } from './lower.ts';
import { fitted } from '../jackets/outerwear.ts';
import { legBlocks, skiDetails } from './ski-legs.ts';
import { ripstop, twill } from '../cloth/texture.ts';

function skiTrousers(drawing: Drawing): Picture {
  const { design, spec, base } = drawing;
  const isBack = spec.view === 'back';
  const legs = legsOf(spec, {
    knee: design.pick([158, 168, 176]),
    hem: design.pick([166, 176, 184]),
    hip: design.pick([170, 176]),
  });
  const details = onBoth(legs, skiDetails(drawing, legs));
  const blocks = onBoth(legs, legBlocks(drawing, legs));
  const texture = design.pick([twill, ripstop])(drawing, base);
  const kind =
    spec.facts['trouserTop'] === 'elastic-waist' ? 'elastic' : design.pick(['snap', 'belt', 'snap'] as const);
  const fly = isBack
    ? ''
    : line(
        `M412 ${legs.top + 14}C414 ${legs.crotch - 80} 412 ${legs.crotch - 50} 400 ${legs.crotch - 28}`,
        '#06111c',
        { width: 2, opacity: 0.35, dash: '5 4' },
      );
  const mark = isBack
    ? seatMark(drawing, legs, base)
    : legMark(drawing, legs, base, design.chance(0.4), legs.crotch - 16);
  const body =
    legsDrawn(drawing, legs, {
      base,
      texture,
      crisp: spec.facts['insulation'] === 'shell' ? 0.8 : 0.45,
      folds: 1,
      leftGraphics: blocks.left,
      rightGraphics: blocks.right,
      leftOver: details.left,
      rightOver: details.right,
    }) +
    fly +
    waistband(drawing, legs, kind, design.pick([base, toneOf(base)])) +
    mark;
  return fitted(body, legs.top - 44, legs.hem + 16, 400, { x: 430, y: isBack ? 230 : 280, zoom: 2 });
}

/** Draws trousers by the catalogue's facts: with braces, for hiking, or for skiing. */
export function drawTrousers(drawing: Drawing): Picture {
  const { facts, model } = drawing.spec;
  if (facts['trouserTop'] === 'braces' || facts['trouserTop'] === 'removable-bib' || /bib/i.test(model))
    return drawBibs(drawing);
  return facts['seasonRating'] !== undefined || /softshell/i.test(model)
    ? drawHikingTrousers(drawing)
    : skiTrousers(drawing);
}
