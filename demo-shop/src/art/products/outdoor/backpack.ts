import { darker } from '../../drawing/colour.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { folds, solid } from '../../drawing/solid.ts';
import { contactShadow, type Picture } from '../../drawing/studio.ts';
import { closure, type Closure } from './pack/closures.ts';
import { fronts } from './pack/fronts.ts';
import { backPanel, behind, type BackSystem } from './pack/harness.ts';
import { iceAxeLoops, polePair, sidePocket, skiCarry } from './pack/loops.ts';
import { facePath, hullPath, shapeOf } from './pack/shape.ts';
import { straps } from './pack/straps.ts';
import { panel } from './parts/cloth.ts';
import { wordFact } from './parts/facts.ts';

/** Draws a backpack, either with a ski carrier or with holders for a bottle and poles. */
export function drawBackpack(drawing: Drawing): Picture {
  const { design, base, spec } = drawing;
  const shape = shapeOf(drawing, [680, 790], [16, 42]);
  const isForSkis = spec.facts['packOpening'] === undefined;
  const skiClosure = design.pick<Closure>(['opening-zip', 'opening-lid', 'opening-zip', 'opening-roll']);
  const opening = (isForSkis ? skiClosure : wordFact(drawing, 'packOpening', 'opening-zip')) as Closure;
  const weave = design.pick(['plain', 'ripstop'] as const);
  const belt = design.pick(['wing', 'tape', 'pocket'] as const);
  const slack = opening === 'opening-roll' ? 40 : 150;
  const from = shape.top + { 'opening-lid': 130, 'opening-roll': 130, 'opening-zip': 110 }[opening];
  const front = isForSkis
    ? design.pick([fronts.shovelPocket, fronts.slantZip, fronts.shovelPocket])
    : design.pick([fronts.bungee, fronts.daisyChains, fronts.slantZip, fronts.shovelPocket]);
  const { left, side, top, bottom } = shape;
  const ground = contactShadow(drawing, (left + side) / 2, bottom + 2, (side - left) * 0.62, 24);
  const hull = hullPath(shape, slack);
  if (spec.view === 'back') {
    const system = (isForSkis ? 'back-zip' : wordFact(drawing, 'backSystem', 'back-foam')) as BackSystem;
    const body =
      ground +
      backPanel(drawing, hull, shape, system, darker(base, 0.1)) +
      straps(drawing, shape, { belt, hasLoadLifters: false });
    return { body, focus: { x: 400, y: 400, zoom: 2 } };
  }
  const body = [
    ground,
    behind(drawing, shape, belt),
    panel(drawing, hull, darker(base, 0.3), { depth: 40, gloss: 0.15, weave }),
    isForSkis ? '' : sidePocket(drawing, shape),
    solid(drawing, facePath(shape, slack), base, { depth: 0.9, gloss: 0.4 }),
    folds(
      drawing,
      [
        `M${left + 16} ${top + 250}c30 14 50 30 60 52`,
        `M${shape.right - 10} ${top + 300}c-30 16 -44 34 -50 60`,
        `M${left + 4} ${bottom - 200}c20 30 30 60 34 92`,
      ],
      0.8,
    ),
    front(drawing, shape, { from, weave, hasName: opening === 'opening-lid' }),
    closure(drawing, opening, shape, {
      colour: opening === 'opening-roll' ? base : darker(base, 0.12),
      weave,
    }),
    isForSkis ? skiCarry(drawing, shape, opening === 'opening-lid') : polePair(drawing, shape),
    isForSkis ? iceAxeLoops(drawing, shape) : '',
  ];
  return { body: body.join(''), focus: { x: left + 130, y: top + 200, zoom: 2.1 } };
}
