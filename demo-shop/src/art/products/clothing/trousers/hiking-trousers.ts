import { darker, lightness, mix, readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { toneOf } from '../cloth/blocking.ts';
import {
  handPocket,
  hemStitch,
  knees,
  legMark,
  onBoth,
  seat,
  seatMark,
  sidePanel,
  thighPocket,
  thighZip,
  upperBlock,
  type OnLeg,
} from './leg-details.ts';
import { legsOf, type LegCut, type Legs } from './legs.ts';
import { legsDrawn, waistband } from './lower.ts';
import { fitted } from '../jackets/outerwear.ts';
import type { PocketLook } from '../pockets.ts';
import { ripstop, twill } from '../cloth/texture.ts';

const cuts: Readonly<Record<string, LegCut>> = {
  'leg-slim': { knee: 124, hem: 108, hip: 158 },
  'leg-regular': { knee: 140, hem: 128, hip: 164 },
  'leg-relaxed': { knee: 156, hem: 148, hip: 172 },
};

/** Returns the catalogue's number of pockets: two for the hands, two behind, the rest on the thighs. */
function pocketsOf(drawing: Drawing, legs: Legs, look: PocketLook, count: number): OnLeg {
  const { design } = drawing;
  const thigh = design.pick<OnLeg>([
    thighZip(legs, look),
    thighPocket(drawing, legs, look),
    thighZip(legs, look),
  ]);
  const hands = handPocket(legs, look);
  const behind = seat(legs, look);
  const hasBoth = count === 4 || count >= 6;
  return (leg, u) => {
    if (drawing.spec.view === 'back') return count >= 5 ? behind(leg, u) : '';
    return hands(leg, u) + (hasBoth || (leg === legs.left && count % 2 === 1) ? thigh(leg, u) : '');
  };
}

/** Draws hiking trousers or shorts. */
export function hikingBottoms(drawing: Drawing, cut: LegCut): Picture {
  const { design, spec, base, accent, detail } = drawing;
  const isBack = spec.view === 'back';
  const legs = legsOf(spec, {
    ...cuts[String(spec.facts['legCut'] ?? 'leg-regular')],
    waist: spec.audience === 'women' ? 120 : 136,
    ...cut,
  });
  const isShort = legs.hem - legs.crotch < 400;
  const tone = toneOf(base);
  const tape = darker(base, lightness(base) < 0.25 ? 0.3 : 0.5);
  const look: PocketLook = {
    colour: base,
    tape,
    teeth: mix(readableOn(tape, accent, detail), tape, 0.35),
    pull: accent,
    style: 'coil',
  };
  const pockets = pocketsOf(drawing, legs, look, Number(spec.facts['pocketCount'] ?? 3));
  const hem = hemStitch(base);
  const bent: OnLeg = isShort ? () => '' : knees(legs, base, design.pick([undefined, tone, undefined]));
  const none: OnLeg = () => '';
  const blocks = onBoth(
    legs,
    design.pick([none, none, sidePanel(tone), isShort ? sidePanel(accent) : upperBlock(legs, tone)]),
  );
  const details = onBoth(legs, (leg, u) => hem(leg, u) + (isBack ? '' : bent(leg, u)) + pockets(leg, u));
  const fly = isBack
    ? ''
    : line(
        `M412 ${legs.top + 14}C414 ${legs.crotch - 80} 412 ${legs.crotch - 50} 400 ${legs.crotch - 28}`,
        '#06111c',
        { width: 2, opacity: 0.35, dash: '5 4' },
      );
  const kind = design.pick(
    isShort ? (['belt', 'cord', 'snap'] as const) : (['belt', 'snap', 'cord'] as const),
  );
  const body =
    legsDrawn(drawing, legs, {
      base,
      texture: design.pick([ripstop, twill])(drawing, base),
      crisp: 0.35,
      folds: isShort ? 1 : 0.85,
      leftGraphics: blocks.left,
      rightGraphics: blocks.right,
      leftOver: details.left,
      rightOver: details.right,
    }) +
    (kind === 'cord' ? '' : fly) +
    waistband(drawing, legs, kind, design.pick([base, tone])) +
    (isBack
      ? seatMark(drawing, legs, base)
      : legMark(drawing, legs, base, design.chance(0.5), isShort ? legs.hem - 34 : legs.crotch - 14));
  return fitted(body, legs.top - 44, legs.hem + 16, isShort ? 420 : 400, {
    x: 430,
    y: isBack ? 230 : 270,
    zoom: isShort ? 1.7 : 2,
  });
}

/** Draws hiking trousers. */
export const drawHikingTrousers = (drawing: Drawing): Picture => hikingBottoms(drawing, {});
