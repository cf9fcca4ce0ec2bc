import { darker, mix, readableOn } from '../../drawing/colour.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { folds, solid } from '../../drawing/solid.ts';
import { contactShadow, type Picture } from '../../drawing/studio.ts';
import { closure, type Closure } from './pack/closures.ts';
import { fronts } from './pack/fronts.ts';
import { backPanel, behind, type BackSystem } from './pack/harness.ts';
import { iceAxeLoops, polePair, sidePocket } from './pack/loops.ts';
import { facePath, hullPath, shapeOf, type PackShape } from './pack/shape.ts';
import { straps } from './pack/straps.ts';
import { panel, tapeOf, webbing, zip } from './parts/cloth.ts';
import { buckle, ladder, puller } from './parts/hardware.ts';
import { wordFact } from './parts/facts.ts';

/** Draws the bottom compartment with straps for a mat. */
function foot(drawing: Drawing, { left, right, bottom }: PackShape, colour: string): string {
  const y = bottom - 176;
  const path = `M${left - 14} ${y}C${left + 60} ${y + 22} ${right - 60} ${y + 22} ${right + 14} ${y}L${right + 10} ${bottom - 40}C${right - 10} ${bottom + 2} ${left + 10} ${bottom + 2} ${left - 10} ${bottom - 44}z`;
  const strap = (x: number) =>
    webbing(`M${x} ${y + 50}V${bottom + 4}`, tapeOf(drawing), 20) + ladder(x, y + 92);
  return (
    `<path d="${path}" fill="#06111c" opacity=".22" transform="translate(0 -8)"/>` +
    panel(drawing, path, colour, { depth: 34, weave: 'ripstop' }) +
    zip(
      `M${left - 6} ${y + 30}C${left + 60} ${y + 50} ${right - 60} ${y + 50} ${right + 6} ${y + 30}`,
      colour,
      readableOn(colour, drawing.accent, drawing.detail),
    ) +
    puller(right - 30, y + 42, -8, drawing.accent) +
    strap(left + 70) +
    strap(right - 70)
  );
}

/** Draws the compression straps at the side. */
const compression = (drawing: Drawing, { right, side, top }: PackShape) =>
  [top + 230, top + 330]
    .map(
      (y) =>
        webbing(
          `M${right - 4} ${y + 16}C${right + 30} ${y + 10} ${side - 30} ${y - 10} ${side + 2} ${y - 24}`,
          tapeOf(drawing),
          14,
        ) + buckle(drawing, (right + side) / 2, y - 4, 66, 0.6),
    )
    .join('');

/** Draws a trekking backpack. */
export function drawTrekkingPack(drawing: Drawing): Picture {
  const { design, base, accent, spec } = drawing;
  const shape = shapeOf(drawing, [740, 800], [45, 75]);
  const opening = wordFact(drawing, 'packOpening', 'opening-lid') as Closure;
  const weave = design.pick(['plain', 'ripstop'] as const);
  const front = design.pick([fronts.bungee, fronts.shovelPocket, fronts.daisyChains]);
  const second = design.pick([darker(base, 0.3), mix(base, accent, 0.3), darker(base, 0.55)]);
  const isRoll = opening === 'opening-roll';
  const { left, right, side, top, bottom } = shape;
  const ground = contactShadow(drawing, (left + side) / 2, bottom + 2, (side - left) * 0.62, 24);
  const hull = hullPath(shape, isRoll ? 40 : 150);
  if (spec.view === 'back') {
    const system = wordFact(drawing, 'backSystem', 'back-foam') as BackSystem;
    const body =
      ground +
      backPanel(drawing, hull, shape, system, darker(base, 0.1)) +
      straps(drawing, shape, { belt: 'pocket', hasLoadLifters: true });
    return { body, focus: { x: 400, y: 400, zoom: 2 } };
  }
  const body = [
    ground,
    behind(drawing, shape, 'pocket'),
    webbing(`M${side - 30} ${top + 14}L${side + 56} ${top + 130}`, accent, 12),
    panel(drawing, hull, darker(base, 0.3), { depth: 40, gloss: 0.15, weave }),
    compression(drawing, shape),
    sidePocket(drawing, shape),
    solid(drawing, facePath(shape, isRoll ? 40 : 150), base, { depth: 0.9, gloss: 0.4 }),
    folds(
      drawing,
      [`M${left + 10} ${top + 280}c30 14 50 30 60 52`, `M${right - 10} ${top + 320}c-30 16 -44 34 -50 60`],
      0.8,
    ),
    front(drawing, { ...shape, bottom: bottom - 150 }, { from: top + 130, weave, hasName: !isRoll }),
    foot(drawing, shape, second),
    closure(drawing, opening, shape, { colour: isRoll ? base : second, weave }),
    polePair(drawing, shape),
    iceAxeLoops(drawing, shape),
  ];
  return { body: body.join(''), focus: { x: left + 150, y: top + 190, zoom: 2 } };
}
