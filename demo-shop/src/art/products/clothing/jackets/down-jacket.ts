import { darker, lightness, mix, readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { flat } from '../../../drawing/solid.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { baffles, puffed, type Quilting } from './baffles.ts';
import { toneOf } from '../cloth/blocking.ts';
import { chambersFor, markOn } from './chambers.ts';
import { chinZip, closure } from './closure.ts';
import { backMark, chestMark, cuff, hemCords, wovenLabel, type MarkStyle } from '../details.ts';
import { figureOf, type Figure } from '../figure.ts';
import { silhouetted } from '../silhouettes.ts';
import { outerwear } from './outerwear.ts';
import { slit } from '../pockets.ts';
import type { Surface } from '../cloth/surface.ts';
import { seam } from '../cloth/trim.ts';

/** Draws smooth panels on the shoulders, where backpack straps would rub the chambers. */
function shoulderPanel({ torso }: Figure, colour: string): string {
  const edge = [
    [0, 0.17],
    [0.2, 0.19],
    [0.5, 0.16],
    [0.8, 0.19],
    [1, 0.17],
  ] as const;
  return (
    flat(torso.area([0, 0], [1, 0], ...edge.toReversed()), colour) + seam(torso.line(...edge), colour, 3)
  );
}

/** Draws a down jacket. */
export function drawDownJacket(drawing: Drawing): Picture {
  const { design, spec, base, accent, detail } = drawing;
  const isBack = spec.view === 'back';
  const chambers = chambersFor(drawing);
  const plain = figureOf(
    spec,
    silhouetted(design, spec.facts['fit'], {
      ease: 4 + chambers.puff,
      sleeve: 1 + chambers.puff * 0.012,
      hem: design.pick([790, 806, 820]),
    }),
  );
  const hasPanel = design.chance(0.35);
  const quilted = { ...chambers, span: [hasPanel ? 0.17 : 0.04, 0.965] as const };
  const arms: Quilting = {
    ...chambers,
    pattern: 'level',
    count: Math.round(chambers.count * 1.15),
    span: [0, 0.95],
  };
  const figure = {
    ...plain,
    torso: puffed(plain.torso, quilted),
    left: puffed(plain.left, arms),
    right: puffed(plain.right, arms),
  };
  const tone = design.pick([base, base, toneOf(base)]);
  const panel = hasPanel ? design.pick([toneOf(base), accent]) : base;
  const chest = hasPanel ? panel : base;
  const lining = design.pick([accent, accent, mix(base, accent, 0.3)]);
  const hoodFact = spec.facts['hood'] ?? 'helmet-hood';
  const tape = darker(base, lightness(base) < 0.25 ? 0.3 : 0.5);
  const look = {
    ground: base,
    colour: base,
    tape,
    teeth: mix(readableOn(tape, accent, detail), tape, 0.15),
    pull: accent,
    style: design.pick(['coil', 'teeth'] as const),
  };
  const mark = design.pick<MarkStyle>(['word', 'word', 'sign', 'both']);
  const pockets =
    slit(figure.torso, [0.2, 0.62], [0.15, 0.8], look) + slit(figure.torso, [0.8, 0.62], [0.85, 0.8], look);
  const hasChestPocket = design.chance(0.4);
  const front = [
    closure(figure.torso, 'zip', look),
    pockets,
    hasChestPocket ? slit(figure.torso, [0.2, 0.3], [0.38, 0.3], look) : '',
    hasPanel ? chestMark(drawing, figure, chest, mark, 0.14) : markOn(drawing, figure, quilted, mark),
  ];
  const quilts = (piece: Surface, colour: string, quilting: Quilting) =>
    baffles(drawing, piece, colour, quilting);
  const torsoGraphics = quilts(figure.torso, base, quilted) + (hasPanel ? shoulderPanel(figure, panel) : '');
  const hoodQuilt = (piece: Surface) =>
    quilts(piece, base, {
      ...chambers,
      pattern: 'level',
      count: Math.max(3, Math.round(chambers.count * 0.36)),
    });
  return outerwear(drawing, {
    figure,
    blocking: {
      torso: torsoGraphics,
      left: quilts(figure.left, tone, arms),
      right: quilts(figure.right, tone, arms),
      sleeves: tone,
      chest,
      hood: base,
    },
    base,
    lining,
    crisp: 0.4,
    folds: 0.35,
    neck:
      hoodFact === 'no-hood'
        ? {
            colour: base,
            height: 52,
            quilting: { ...chambers, pattern: 'level', count: chambers.count > 8 ? 3 : 2 },
          }
        : {
            kind: hoodFact === 'close-hood' ? 'close' : 'helmet',
            colour: base,
            lining,
            cord: detail,
            graphics: hoodQuilt,
            isBound: hoodFact === 'close-hood',
          },
    over:
      (isBack
        ? hasPanel
          ? backMark(drawing, figure, chest)
          : wovenLabel(drawing, figure, 0.5)
        : front.join('')) + hemCords(figure, darker(accent, 0.25)),
    leftOver: cuff(figure.left, 'bound', tone, accent, 0),
    rightOver: cuff(figure.right, 'bound', tone, accent, 1),
    chin: chinZip(hoodFact === 'no-hood' ? 202 : 234, hoodFact === 'no-hood' ? 268 : 284, look),
  });
}
