import { darker, lightness, mix, readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { flat } from '../../../drawing/solid.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { blockingOf, toneOf } from '../cloth/blocking.ts';
import { chinZip, closure } from './closure.ts';
import { backMark, backSeams, chestMark, cuff, hemLine, type CuffKind, type MarkStyle } from '../details.ts';
import { figureOf, type Figure } from '../figure.ts';
import { silhouetted } from '../silhouettes.ts';
import { outerwear } from './outerwear.ts';
import { slit } from '../pockets.ts';
import { rib, twill } from '../cloth/texture.ts';
import { seam } from '../cloth/trim.ts';

/** Draws patches of tougher fabric. */
const patches = ({ left, right }: Figure, colour: string) => {
  const patch = (arm: Figure['left']) => {
    const path = arm.area([0.16, 0.46], [0.84, 0.5], [0.8, 0.72], [0.14, 0.7]);
    return flat(path, colour) + seam(path, colour, 2);
  };
  return { left: patch(left), right: patch(right) };
};

/** Draws a softshell jacket. */
export function drawSoftshell(drawing: Drawing): Picture {
  const { design, spec, base, accent, detail } = drawing;
  const { facts } = spec;
  const isBack = spec.view === 'back';
  const isSlim = facts['fit'] === 'slim-fit';
  const figure = figureOf(
    spec,
    silhouetted(design, facts['fit'], {
      ease: isSlim ? -10 : -3,
      sleeve: isSlim ? 0.88 : 0.92,
      hem: design.pick([776, 790, 802]),
    }),
  );
  const blocking = blockingOf(
    drawing,
    figure,
    facts['wind'] === 'wind-front'
      ? ['darkArms', 'sides']
      : ['plain', 'sides', 'tonalYoke', 'hem', 'darkArms', 'slant', 'chevron', 'ridgeline'],
  );
  const texture = facts['innerFace'] === 'grid-lining' ? rib(drawing, base) : twill(drawing, base);
  const tape = darker(base, lightness(base) < 0.25 ? 0.25 : 0.4);
  const look = {
    ground: base,
    colour: base,
    tape,
    teeth: mix(readableOn(tape, accent, detail), tape, 0.25),
    pull: accent,
    style: 'coil' as const,
  };
  const hasPatches = design.chance(0.4);
  const extra = hasPatches ? patches(figure, toneOf(blocking.sleeves)) : { left: '', right: '' };
  const { torso } = figure;
  const hands = slit(torso, [0.2, 0.58], [0.14, 0.78], look) + slit(torso, [0.8, 0.58], [0.86, 0.78], look);
  const chest = slit(torso, [0.36, 0.2], [0.36, 0.37], look);
  const arm = design.chance(0.35) && !isBack ? slit(figure.right, [0.5, 0.34], [0.44, 0.45], look) : '';
  const front = [
    hemLine(figure, base),
    closure(torso, 'zip', look),
    isBack ? '' : design.pick([hands, hands + chest, hands + chest]),
    chestMark(
      drawing,
      figure,
      blocking.chest,
      design.pick<MarkStyle>(['word', 'word', 'both', 'sign']),
      0.21,
    ),
  ];
  const hoodFact = facts['hood'] ?? 'no-hood';
  const lining = facts['innerFace'] === 'unlined' ? toneOf(base) : accent;
  const cuffKind = design.pick<CuffKind>(['plain', 'bound', 'bound']);
  return outerwear(drawing, {
    figure,
    blocking: { ...blocking, left: blocking.left + extra.left, right: blocking.right + extra.right },
    base,
    lining,
    texture,
    crisp: 0.3,
    folds: 0.8,
    neck:
      hoodFact === 'no-hood'
        ? { colour: blocking.hood, height: 48, texture }
        : {
            kind: hoodFact === 'helmet-hood' ? 'helmet' : 'close',
            colour: blocking.hood,
            lining,
            cord: detail,
            texture,
            crisp: 0.3,
            isBound: hoodFact === 'close-hood',
          },
    over: isBack
      ? backSeams(figure, base) + hemLine(figure, base) + backMark(drawing, figure, blocking.chest)
      : front.join(''),
    leftOver: cuff(figure.left, cuffKind, blocking.sleeves, accent, 0),
    rightOver: cuff(figure.right, cuffKind, blocking.sleeves, accent, 1) + arm,
    chin: chinZip(hoodFact === 'no-hood' ? 204 : 234, hoodFact === 'no-hood' ? 268 : 282, look),
  });
}
