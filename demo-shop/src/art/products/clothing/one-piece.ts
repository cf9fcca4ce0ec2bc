import { brandSymbol } from '../../brands/mark.ts';
import { darker, lightness, mix, readableOn } from '../../drawing/colour.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { line } from '../../drawing/solid.ts';
import type { Picture } from '../../drawing/studio.ts';
import { blockingOf } from './cloth/blocking.ts';
import { dressed } from './body.ts';
import { chinZip } from './jackets/closure.ts';
import { backMark, chestMark, cuff, type MarkStyle } from './details.ts';
import { figureOf } from './figure.ts';
import { sleeveFolds, torsoFolds } from './cloth/folds.ts';
import { hood, hoodTop } from './jackets/hood.ts';
import { onBoth, thighPocket, thighZip, type OnLeg } from './trousers/leg-details.ts';
import { legsOf } from './trousers/legs.ts';
import { legsDrawn } from './trousers/lower.ts';
import { fitted } from './jackets/outerwear.ts';
import { slit } from './pockets.ts';
import { ripstop, twill } from './cloth/texture.ts';
import { sewn, zip } from './cloth/trim.ts';
import { legBlocks, skiDetails } from './trousers/ski-legs.ts';

/** Draws a one-piece suit with a zip from chin to crotch and another around the hips. */
export function drawOnePiece(drawing: Drawing): Picture {
  const { design, spec, base, accent, detail } = drawing;
  const isBack = spec.view === 'back';
  const isLoose = spec.facts['fit'] === 'relaxed-fit';
  const figure = figureOf(spec, { ease: isLoose ? 8 : -4, hem: 640, taper: 20 });
  const { torso, chest } = figure;
  const waist = torso.at(1, 1).x - 401;
  const legs = legsOf(spec, {
    waist,
    hip: chest - (isLoose ? 0 : 4),
    knee: isLoose ? 188 : 174,
    hem: isLoose ? 192 : 180,
    top: figure.hem - 10,
    inseam: 620,
  });
  const blocking = blockingOf(drawing, figure, [
    'tonalYoke',
    'yoke',
    'chevron',
    'sides',
    'bands',
    'darkArms',
    'plain',
  ]);
  const texture = design.pick([twill, ripstop])(drawing, base);
  const tape = darker(base, lightness(base) < 0.25 ? 0.3 : 0.5);
  const look = {
    ground: base,
    colour: base,
    tape,
    teeth: mix(readableOn(tape, accent, detail), tape, 0.2),
    pull: accent,
    style: design.pick(['teeth', 'sealed', 'coil'] as const),
  };
  const extra: OnLeg =
    Number(spec.facts['pockets'] ?? 6) >= 8 ? thighPocket(drawing, legs, look) : thighZip(legs, look);
  const ski = skiDetails(drawing, legs, { hands: false, thighs: false });
  const details = onBoth(legs, (leg, u) => ski(leg, u) + (isBack ? '' : extra(leg, u)));
  const blocks = onBoth(legs, legBlocks(drawing, legs));
  const folds = sleeveFolds(design);
  const mark = design.pick<MarkStyle>(['word', 'both', 'sign']);
  const hands = slit(torso, [0.26, 0.66], [0.16, 0.86], look) + slit(torso, [0.74, 0.66], [0.84, 0.86], look);
  const chestPocket = slit(torso, [0.34, 0.26], [0.33, 0.5], look);
  const over = isBack
    ? backMark(drawing, figure, blocking.chest) +
      sewn(torso.line([0.01, 0.34], [0.5, 0.36], [0.99, 0.34]), base)
    : hands +
      (Number(spec.facts['pockets'] ?? 6) >= 7 ? chestPocket : '') +
      chestMark(drawing, figure, blocking.chest, mark, 0.27);
  const hips = line(
    torso.line([0.02, 0.985], [0.25, 0.985], [0.5, 0.985], [0.75, 0.985], [0.98, 0.985]),
    tape,
    { width: 9, cap: 'butt' },
  );
  const [from, to] = [torso.at(0.5, 0).y, legs.crotch - 60];
  const long = isBack
    ? ''
    : zip(`M400 ${Math.round(from)}V${Math.round(to)}`, look.style, look.tape, look.teeth) +
      chinZip(234, 284, look);
  const badge = figure.right.at(0.5, 0.37);
  const body =
    legsDrawn(drawing, legs, {
      base,
      texture,
      crisp: 0.7,
      folds: 1.05,
      leftGraphics: blocks.left,
      rightGraphics: blocks.right,
      leftOver: details.left,
      rightOver: details.right,
    }) +
    dressed(drawing, figure, {
      torso: base,
      sleeves: blocking.sleeves,
      torsoOptions: {
        texture,
        crisp: 0.6,
        graphics: blocking.torso,
        creases: torsoFolds(design),
        goesOn: true,
        over: over + hips,
      },
      leftOptions: {
        texture,
        crisp: 0.6,
        graphics: blocking.left,
        creases: folds,
        over: cuff(figure.left, 'tab', blocking.sleeves, accent, 0),
      },
      rightOptions: {
        texture,
        crisp: 0.6,
        graphics: blocking.right,
        creases: folds,
        over:
          cuff(figure.right, 'tab', blocking.sleeves, accent, 1) +
          brandSymbol(spec.brand, {
            ...badge,
            size: 32,
            colour: readableOn(blocking.sleeves, detail, accent),
            rotate: -12,
          }),
      },
    }) +
    hood(drawing, {
      kind: 'helmet',
      colour: blocking.hood,
      lining: mix(accent, base, 0.2),
      cord: readableOn(blocking.hood, detail, accent),
      texture,
      crisp: 0.6,
    }) +
    long;
  return fitted(body, hoodTop('helmet'), legs.hem + 16, 664, { x: 420, y: 350, zoom: 2.6 });
}
