import { darker, lightness, mix, readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { baffles, type Quilting } from './baffles.ts';
import { blockingOf, toneOf, type BlockingName } from '../cloth/blocking.ts';
import { chinZip, closure } from './closure.ts';
import { backMark, backSeams, chestMark, cuff, hemLine, wovenLabel, type MarkStyle } from '../details.ts';
import { figureOf } from '../figure.ts';
import { fleecePockets } from './fleece-pockets.ts';
import { silhouetted } from '../silhouettes.ts';
import { outerwear } from './outerwear.ts';
import { grid, knit, pile, rib, twill } from '../cloth/texture.ts';
import { flatlock } from '../cloth/trim.ts';

type Texture = (drawing: Drawing, colour: string) => string;

const textures: Readonly<Record<string, Texture>> = {
  'micro-fleece': twill,
  'grid-fleece': grid,
  'high-loft-fleece': pile,
  'smooth-fleece': twill,
  'wool-knit': (drawing, colour) => knit(drawing, colour, 12),
  'quilted-front': rib,
  'active-insulation': grid,
  'stretch-knit': (drawing, colour) => knit(drawing, colour, 6),
};

const eases: Readonly<Record<string, number>> = { 'slim-fit': -16, 'regular-fit': -6, 'relaxed-fit': 6 };

/** Draws a fleece or another mid layer. */
export function drawFleece(drawing: Drawing): Picture {
  const { design, spec, base, accent, detail } = drawing;
  const { facts } = spec;
  const isBack = spec.view === 'back';
  const build = String(facts['layerBuild'] ?? facts['fleece'] ?? 'grid-fleece');
  const isLofty = build === 'high-loft-fleece';
  const isQuilted = build === 'quilted-front' && !isBack;
  const isHalf = facts['front'] === 'half-zip';
  const figure = figureOf(
    spec,
    silhouetted(design, facts['fit'], {
      ease: (eases[String(facts['fit'])] ?? -8) + (isLofty ? 8 : 0),
      sleeve: isLofty ? 0.98 : 0.88,
      hem: design.pick([772, 786, 800]),
    }),
  );
  const names: readonly [BlockingName, ...BlockingName[]] = isQuilted
    ? ['darkArms']
    : isLofty
      ? ['yoke', 'tonalYoke', 'plain', 'bands', 'slant', 'chevron']
      : ['plain', 'tonalYoke', 'sides', 'darkArms', 'bands', 'hem', 'slant', 'ridgeline'];
  const blocking = blockingOf(drawing, figure, names);
  const texture = (textures[build] ?? grid)(drawing, base);
  const chambers: Quilting = {
    pattern: design.pick(['level', 'chevron']),
    count: 11,
    span: [0.08, 0.9],
    puff: 0,
    sheen: 0.3,
  };
  const tape = darker(base, lightness(base) < 0.25 ? 0.25 : 0.4);
  const look = {
    ground: base,
    colour: base,
    tape,
    teeth: mix(readableOn(tape, accent, detail), tape, 0.2),
    pull: accent,
    style: isLofty ? ('teeth' as const) : ('coil' as const),
  };
  const hoodFact = facts['hood'] ?? 'no-hood';
  const mark = design.pick<MarkStyle>(['word', 'sign', 'word']);
  const hasLabel = isLofty || isQuilted;
  const front = [
    closure(figure.torso, isHalf ? 'half' : 'zip', look),
    isBack ? '' : fleecePockets(drawing, figure, look, isHalf, toneOf(base)),
    hasLabel ? wovenLabel(drawing, figure) : chestMark(drawing, figure, blocking.chest, mark, 0.21),
  ];
  const hem = hemLine(figure, base);
  const lines = isLofty
    ? ''
    : flatlock(figure.torso.line([0.02, 0.14], [0.22, 0.13], [0.4, 0.02]), base, toneOf(base)) +
      flatlock(figure.torso.line([0.98, 0.14], [0.78, 0.13], [0.6, 0.02]), base, toneOf(base));
  const back =
    backSeams(figure, base) +
    (isLofty ? wovenLabel(drawing, figure, 0.5) : backMark(drawing, figure, blocking.chest));
  return outerwear(drawing, {
    figure,
    blocking: isQuilted
      ? { ...blocking, torso: baffles(drawing, figure.torso, base, chambers) + blocking.torso }
      : blocking,
    base,
    lining: mix(base, accent, 0.4),
    texture: isQuilted ? undefined : texture,
    sleeveTexture: texture,
    crisp: isLofty ? 0 : 0.25,
    folds: isLofty ? 0.75 : 0.8,
    neck:
      hoodFact === 'no-hood'
        ? { colour: blocking.hood, height: 46, texture }
        : {
            kind: 'close',
            colour: blocking.hood,
            lining: mix(base, accent, 0.3),
            cord: detail,
            texture,
            crisp: 0.2,
            isBound: true,
          },
    over: hem + (isBack ? back : lines + front.join('')),
    leftOver: cuff(figure.left, 'bound', blocking.sleeves, accent, 0),
    rightOver: cuff(figure.right, 'bound', blocking.sleeves, accent, 1),
    chin: chinZip(hoodFact === 'no-hood' ? 206 : 234, hoodFact === 'no-hood' ? 268 : 282, look),
  });
}
