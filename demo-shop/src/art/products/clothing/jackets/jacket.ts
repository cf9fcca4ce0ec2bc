import { brandSymbol } from '../../../brands/mark.ts';
import { darker, lighter, lightness, mix, readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { blockingOf } from '../cloth/blocking.ts';
import { chinZip, closure, type ClosureKind } from './closure.ts';
import {
  backMark,
  backSeams,
  chestMark,
  cuff,
  hemCords,
  hemLine,
  powderSkirt,
  type CuffKind,
  type MarkStyle,
} from '../details.ts';
import { drawDownJacket } from './down-jacket.ts';
import { figureOf } from '../figure.ts';
import type { HoodKind } from './hood.ts';
import { jacketPockets, kangaroo } from './jacket-pockets.ts';
import { silhouetted } from '../silhouettes.ts';
import { outerwear } from './outerwear.ts';
import { slit } from '../pockets.ts';
import { ripstop, twill } from '../cloth/texture.ts';
import type { ZipStyle } from '../cloth/trim.ts';

const cuffs: readonly [CuffKind, ...CuffKind[]] = ['tab', 'tab', 'bound'];
const marks: readonly [MarkStyle, ...MarkStyle[]] = ['word', 'word', 'both', 'sign'];
const closures: readonly [ClosureKind, ...ClosureKind[]] = ['zip', 'zip', 'flap', 'studs', 'slanted'];
const zips: readonly [ZipStyle, ...ZipStyle[]] = ['teeth', 'coil', 'sealed'];

function skiJacket(drawing: Drawing): Picture {
  const { design, spec, base, accent, detail } = drawing;
  const { facts } = spec;
  const isAnorak = /anorak/i.test(spec.model);
  const isBack = spec.view === 'back';
  const hem = design.pick([806, 830, 866]);
  const figure = figureOf(
    spec,
    silhouetted(design, facts['fit'], { ease: facts['insulation'] === 'synthetic' ? 12 : 6, hem }),
  );
  const blocking = blockingOf(drawing, figure, [
    'tonalYoke',
    'yoke',
    'chevron',
    'hem',
    'sides',
    'bands',
    'darkArms',
    'slant',
    'ridgeline',
    'retro',
    'contoured',
    'plain',
  ]);
  const texture = design.pick([twill, ripstop])(drawing, base);
  const tape = darker(base, lightness(base) < 0.25 ? 0.3 : 0.5);
  const style = design.pick(zips);
  const look = {
    ground: base,
    colour: base,
    tape,
    teeth: mix(readableOn(tape, accent, detail), tape, 0.2),
    pull: accent,
    style,
  };
  const kind: ClosureKind = isAnorak ? 'half' : design.pick(closures);
  const hoodKind: HoodKind = facts['hood'] === 'detachable-hood' ? 'detachable' : 'helmet';
  const mark = design.pick(marks);
  const cuffKind = design.pick(cuffs);
  const hasSkirt = design.chance(0.4);
  const pockets = isBack
    ? ''
    : isAnorak
      ? kangaroo(drawing, figure, look)
      : jacketPockets(drawing, figure, look, blocking.chest);
  const front = [
    hemLine(figure, base),
    closure(figure.torso, kind, look),
    pockets,
    chestMark(drawing, figure, blocking.chest, mark),
  ];
  const back = [backSeams(figure, base), hemLine(figure, base), backMark(drawing, figure, blocking.chest)];
  const badge = figure.right.at(0.5, 0.37);
  const pass = isBack ? '' : slit(figure.right, [0.5, 0.6], [0.42, 0.71], look);
  return outerwear(drawing, {
    figure,
    blocking,
    base,
    lining: mix(accent, base, 0.15),
    texture,
    crisp: 0.55,
    folds: 1,
    neck: {
      kind: hoodKind,
      colour: blocking.hood,
      lining: accent,
      cord: readableOn(blocking.hood, detail, accent),
      texture,
      crisp: 0.6,
    },
    over: (isBack ? back : front).join('') + hemCords(figure, darker(accent, 0.2)),
    leftOver: cuff(figure.left, cuffKind, blocking.sleeves, accent, 0),
    rightOver:
      cuff(figure.right, cuffKind, blocking.sleeves, accent, 1) +
      pass +
      (mark === 'sign'
        ? ''
        : brandSymbol(spec.brand, {
            ...badge,
            size: 30,
            colour: readableOn(blocking.sleeves, detail, accent),
            rotate: -12,
          })),
    chin:
      kind === 'flap' || kind === 'studs'
        ? ''
        : chinZip(232, 282, { ...look, tape: darker(blocking.hood, 0.4) }),
    under: hasSkirt ? powderSkirt(figure, lighter(base, 0.1)) : '',
  });
}

/** Draws a ski jacket; one with down insulation is drawn as a down jacket. */
export function drawJacket(drawing: Drawing): Picture {
  return drawing.spec.facts['insulation'] === 'down' ? drawDownJacket(drawing) : skiJacket(drawing);
}
