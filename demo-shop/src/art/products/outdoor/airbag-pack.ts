import { darker } from '../../drawing/colour.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { folds, solid } from '../../drawing/solid.ts';
import { contactShadow, type Picture } from '../../drawing/studio.ts';
import { airbagZip, trigger } from './pack/airbag.ts';
import { fronts } from './pack/fronts.ts';
import { backPanel, behind } from './pack/harness.ts';
import { frameCarry, iceAxeLoops, skiCarry } from './pack/loops.ts';
import { facePath, hullPath, shapeOf } from './pack/shape.ts';
import { straps } from './pack/straps.ts';
import { panel } from './parts/cloth.ts';
import { wordFact } from './parts/facts.ts';

/** Draws an avalanche airbag backpack with its zip and trigger handle. */
export function drawAirbagPack(drawing: Drawing): Picture {
  const { design, base, spec } = drawing;
  const shape = shapeOf(drawing, [690, 780], [18, 40]);
  const weave = design.pick(['plain', 'ripstop'] as const);
  const belt = design.pick(['wing', 'pocket'] as const);
  const front = design.pick([fronts.shovelPocket, fronts.slantZip, fronts.daisyChains]);
  const carry = wordFact(drawing, 'skiCarry', 'carry-diagonal');
  const slack = 130;
  const { left, right, side, top, bottom } = shape;
  const middle = (left + side) / 2;
  const ground = contactShadow(drawing, middle, bottom + 2, (side - left) * 0.62, 24);
  const hull = hullPath(shape, slack);
  if (spec.view === 'back') {
    const body = [
      ground,
      backPanel(drawing, hull, shape, 'back-zip', darker(base, 0.1)),
      straps(drawing, shape, { belt, hasLoadLifters: true }),
      trigger(drawing, left - 26, top + 240, 2),
    ];
    return { body: body.join(''), focus: { x: left + 80, y: top + 240, zoom: 2.4 } };
  }
  const body = [
    ground,
    behind(drawing, shape, belt),
    panel(drawing, hull, darker(base, 0.3), { depth: 40, gloss: 0.15, weave }),
    solid(drawing, facePath(shape, slack), base, { depth: 0.9, gloss: 0.4 }),
    folds(
      drawing,
      [`M${left + 10} ${top + 300}c30 14 50 30 60 52`, `M${right - 6} ${top + 330}c-30 16 -44 34 -50 60`],
      0.8,
    ),
    front(drawing, shape, { from: top + 124, weave, hasName: false }),
    airbagZip(drawing, shape, hull),
    carry === 'carry-diagonal' ? '' : frameCarry(drawing, shape),
    carry === 'carry-a-frame' ? '' : skiCarry(drawing, shape),
    iceAxeLoops(drawing, shape),
    trigger(drawing, side + 62, top + 250, -4),
  ];
  return { body: body.join(''), focus: { x: side - 40, y: top + 230, zoom: 2.1 } };
}
