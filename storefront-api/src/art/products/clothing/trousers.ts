import { darker, lightness, mix, readableOn } from '../../drawing/colour.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { line } from '../../drawing/solid.ts';
import type { Picture } from '../../drawing/studio.ts';
import { drawBibs } from './bibs.ts';
import { toneOf } from './blocking.ts';
import { drawHikingTrousers } from './hiking-trousers.ts';
import {
  guardOf,
  handPocket,
  hemStitch,
  knees,
  legMark,
  onBoth,
  scuffGuard,
  seat,
  seatMark,
  sidePanel,
  thighPocket,
  thighZip,
  upperBlock,
  vent,
  type OnLeg,
} from './leg-details.ts';
import { legsOf, type Legs } from './legs.ts';
import { legsDrawn, waistband } from './lower.ts';
import { fitted } from './outerwear.ts';
import type { PocketLook } from './pockets.ts';
import { ripstop, twill } from './texture.ts';

export function legLook({ base, accent, detail, design }: Drawing): PocketLook {
  const tape = darker(base, lightness(base) < 0.25 ? 0.3 : 0.5);
  return {
    colour: base,
    tape,
    teeth: mix(readableOn(tape, accent, detail), tape, 0.25),
    pull: accent,
    style: design.pick(['coil', 'sealed'] as const),
  };
}

/** Blocks of the second tone or of the accent, under the shading. */
export function legBlocks({ design, base, accent }: Drawing, legs: Legs): OnLeg {
  const tone = toneOf(base);
  const none: OnLeg = () => '';
  return design.pick([
    none,
    none,
    sidePanel(tone),
    upperBlock(legs, tone),
    knees(legs, base, tone),
    sidePanel(accent),
  ]);
}

/** Vents, pockets, knees and guards of ski trousers, as the model has them. */
export function skiDetails(drawing: Drawing, legs: Legs, isBib = false): OnLeg {
  const { design, base, spec } = drawing;
  const look = legLook(drawing);
  const hasPockets = !isBib;
  const air = vent(legs, look, design.chance(0.3));
  const thigh = design.pick<OnLeg>([
    thighPocket(drawing, legs, look),
    thighZip(legs, look),
    () => '',
    () => '',
  ]);
  const bent = knees(legs, base);
  const guard = scuffGuard(guardOf(base), base);
  const hem = hemStitch(base);
  const behind = seat(legs, look);
  return (leg, u) =>
    spec.view === 'back'
      ? hem(leg, u) + guard(leg, u) + behind(leg, u)
      : hem(leg, u) +
        guard(leg, u) +
        bent(leg, u) +
        air(leg, u) +
        (hasPockets ? handPocket(legs, look)(leg, u) : '') +
        thigh(leg, u);
}

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
        `M${412} ${legs.top + 14}C414 ${legs.crotch - 80} 412 ${legs.crotch - 50} 400 ${legs.crotch - 28}`,
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

/** Ski trousers; with braces where the catalogue says so, lighter for hikes. */
export function drawTrousers(drawing: Drawing): Picture {
  const { facts, model } = drawing.spec;
  if (facts['trouserTop'] === 'braces' || facts['trouserTop'] === 'removable-bib' || /bib/i.test(model))
    return drawBibs(drawing);
  return facts['seasonRating'] !== undefined || /softshell/i.test(model)
    ? drawHikingTrousers(drawing)
    : skiTrousers(drawing);
}
