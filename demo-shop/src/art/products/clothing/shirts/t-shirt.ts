import { darker, lightness, mix, readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { blockingOf, toneOf } from '../cloth/blocking.ts';
import { backMark, chestMark, hemLine, type MarkStyle } from '../details.ts';
import { crease } from '../cloth/crease.ts';
import { figureOf } from '../figure.ts';
import { shirt } from './shirt.ts';
import { shirtPrint } from './shirt-print.ts';
import type { ShirtNeck } from './shirt-neck.ts';
import { knit, mesh, twill } from '../cloth/texture.ts';
import { flatlock, sewn } from '../cloth/trim.ts';

const necks: Readonly<Record<string, ShirtNeck>> = { 'neck-crew': 'crew', 'neck-v': 'v', 'neck-zip': 'zip' };

const shortFolds = [
  crease([0.96, 0.5], [0.4, 0.62], 13, 0.12),
  crease([0.98, 0.66], [0.3, 0.84], 15, -0.1),
  crease([0.12, 0.5], [0.3, 0.95], 12, 0.08),
];

/** Draws a T-shirt. */
export function drawTShirt(drawing: Drawing): Picture {
  const { design, spec, base, accent, detail } = drawing;
  const isBack = spec.view === 'back';
  const neck = necks[String(spec.facts['shirtNeck'])] ?? 'crew';
  const material = String(spec.facts['material'] ?? 'merino');
  const figure = figureOf(spec, {
    ease: -10,
    sleeve: 0.9,
    reach: 0.5,
    neck: neck === 'zip' ? 58 : 66,
    hem: design.pick([790, 806]),
  });
  const print = design.pick(['none', 'ridge', 'contours', 'word', 'none', 'stripes', 'sign'] as const);
  const hasPrint = print !== 'none' && neck !== 'zip';
  const blocking = blockingOf(
    drawing,
    figure,
    hasPrint ? ['plain'] : ['plain', 'tonalYoke', 'sides', 'darkArms', 'bands'],
  );
  const texture =
    material === 'polyester'
      ? mesh(drawing, base)
      : material.startsWith('merino')
        ? knit(drawing, base, 6)
        : twill(drawing, base);
  const tape = darker(base, lightness(base) < 0.25 ? 0.25 : 0.4);
  const { torso } = figure;
  const shoulder = flatlock(
    torso.line([0.01, 0.14], [0.2, 0.12], [0.36, 0.03]) + torso.line([0.99, 0.14], [0.8, 0.12], [0.64, 0.03]),
    base,
    toneOf(base),
  );
  const mark = chestMark(
    drawing,
    figure,
    blocking.chest,
    design.pick<MarkStyle>(['word', 'sign', 'both']),
    0.21,
  );
  const front = hasPrint ? shirtPrint(drawing, figure, print) : mark;
  const end = (piece: typeof torso) => sewn(piece.line([0, 0.93], [0.5, 0.93], [1, 0.93]), base);
  return shirt(drawing, {
    figure,
    blocking,
    neck,
    trim: design.pick([base, toneOf(base), accent]),
    texture,
    zip: {
      ground: base,
      tape,
      teeth: mix(readableOn(tape, accent, detail), tape, 0.2),
      pull: accent,
      style: 'coil',
    },
    sleeveFolds: shortFolds,
    over: hemLine(figure, base) + shoulder + (isBack ? backMark(drawing, figure, blocking.chest) : front),
    leftOver: end(figure.left),
    rightOver: end(figure.right),
    width: 560,
  });
}
