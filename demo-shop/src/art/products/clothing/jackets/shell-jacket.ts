import { darker, lightness, mix, readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { blockingOf, type BlockingName } from '../cloth/blocking.ts';
import { chinZip, closure, type ClosureKind } from './closure.ts';
import { backMark, backSeams, chestMark, cuff, hemCords, type MarkStyle } from '../details.ts';
import { figureOf, type Figure } from '../figure.ts';
import { silhouetted } from '../silhouettes.ts';
import { outerwear } from './outerwear.ts';
import { slit, type PocketLook } from '../pockets.ts';
import { ripstop } from '../cloth/texture.ts';
import { seam } from '../cloth/trim.ts';

const eases: Readonly<Record<string, number>> = { 'slim-fit': -6, 'regular-fit': 2, 'relaxed-fit': 12 };

/** Draws welded seams, without stitches. */
function welds(drawing: Drawing, { torso }: Figure, colour: string): string {
  const shoulder =
    seam(torso.line([0.02, 0.15], [0.2, 0.17], [0.38, 0.12], [0.44, 0]), colour, 2) +
    seam(torso.line([0.98, 0.15], [0.8, 0.17], [0.62, 0.12], [0.56, 0]), colour, 2);
  const long =
    seam(torso.line([0.02, 0.36], [0.15, 0.5], [0.16, 0.75], [0.12, 1]), colour, 2) +
    seam(torso.line([0.98, 0.36], [0.85, 0.5], [0.84, 0.75], [0.88, 1]), colour, 2);
  const across = seam(torso.line([0, 0.5], [0.25, 0.53], [0.5, 0.535], [0.75, 0.53], [1, 0.5]), colour, 2);
  return drawing.design.pick([shoulder + long, shoulder, across + shoulder, long]);
}

/** Draws pit zips, a line under each arm. */
const pitZips = ({ left, right }: Figure, tape: string) =>
  line(left.line([0.86, 0.2], [0.8, 0.3], [0.84, 0.42]), tape, { width: 6 }) +
  line(right.line([0.14, 0.2], [0.2, 0.3], [0.16, 0.42]), tape, { width: 6 });

function pocketsOf(drawing: Drawing, { torso }: Figure, look: PocketLook, isLight: boolean): string {
  const hands = slit(torso, [0.22, 0.56], [0.16, 0.76], look) + slit(torso, [0.78, 0.56], [0.84, 0.76], look);
  const chest = slit(torso, [0.33, 0.22], [0.31, 0.44], look);
  const crossed = slit(torso, [0.4, 0.36], [0.2, 0.56], look) + slit(torso, [0.6, 0.36], [0.8, 0.56], look);
  return isLight
    ? drawing.design.pick([hands, hands + chest])
    : drawing.design.pick([hands + chest, crossed, hands]);
}

/** Draws a membrane jacket without insulation. */
export function drawShellJacket(drawing: Drawing): Picture {
  const { design, spec, base, accent, detail } = drawing;
  const { facts } = spec;
  const isBack = spec.view === 'back';
  const isHiking = facts['rainLayers'] !== undefined;
  const layers = String(facts['rainLayers'] ?? facts['fabricLayers'] ?? 'three-layer');
  const isThree = /3-layer|three/.test(layers);
  const figure = figureOf(
    spec,
    silhouetted(design, facts['fit'], {
      ease: eases[String(facts['fit'])] ?? 0,
      hem: isHiking ? design.pick([780, 800]) : design.pick([800, 826, 844]),
      sleeve: isHiking ? 0.9 : 0.96,
    }),
  );
  const names: readonly [BlockingName, ...BlockingName[]] = isHiking
    ? ['plain', 'tonalYoke', 'hem', 'yoke', 'darkArms', 'ridgeline']
    : ['plain', 'sides', 'tonalYoke', 'hem', 'darkArms', 'chevron', 'slant', 'ridgeline', 'contoured'];
  const blocking = blockingOf(drawing, figure, names);
  const texture = isThree ? undefined : ripstop(drawing, base);
  const tape = design.chance(0.6)
    ? mix(accent, darker(base, 0.5), 0.15)
    : darker(base, lightness(base) < 0.25 ? 0.25 : 0.45);
  const look = {
    ground: base,
    colour: base,
    tape,
    teeth: accent,
    pull: readableOn(base, accent, detail),
    style: 'sealed' as const,
  };
  const kind: ClosureKind =
    isHiking && !isThree ? design.pick(['zip', 'flap']) : design.pick(['zip', 'zip', 'slanted']);
  const mark = design.pick<MarkStyle>(['word', 'sign', 'both']);
  const front = [
    welds(drawing, figure, base),
    closure(figure.torso, kind, look),
    isBack ? '' : pocketsOf(drawing, figure, look, isHiking),
    chestMark(drawing, figure, blocking.chest, mark, 0.21),
  ];
  const back =
    backSeams(figure, base, (path, colour) => seam(path, colour, 2)) +
    backMark(drawing, figure, blocking.chest);
  return outerwear(drawing, {
    figure,
    blocking,
    base,
    lining: mix(base, '#d8dde2', 0.45),
    texture,
    crisp: isThree ? 1 : 0.75,
    folds: isHiking ? 0.85 : 1.05,
    neck: {
      kind: isHiking ? 'close' : 'helmet',
      colour: blocking.hood,
      lining: isThree ? mix(base, '#c3cad1', 0.5) : mix(base, accent, 0.6),
      cord: readableOn(blocking.hood, accent, detail),
      texture,
      crisp: 0.9,
    },
    over: (isBack ? back : front.join('')) + hemCords(figure, darker(accent, 0.2)),
    leftOver:
      cuff(figure.left, isHiking && !isThree ? 'bound' : 'tab', blocking.sleeves, accent, 0) +
      pitZips(figure, tape),
    rightOver:
      cuff(figure.right, isHiking && !isThree ? 'bound' : 'tab', blocking.sleeves, accent, 1) +
      pitZips(figure, tape),
    chin: kind === 'flap' ? '' : chinZip(234, 282, look),
  });
}
