import { darker, lightness, mix, readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { blockingOf, toneOf } from '../cloth/blocking.ts';
import { backMark, chestMark, cuff, hemLine, type MarkStyle } from '../details.ts';
import { figureOf, type Figure } from '../figure.ts';
import { sleeveFolds } from '../cloth/folds.ts';
import { knitBands } from './knit-bands.ts';
import { shirt } from './shirt.ts';
import type { ShirtNeck } from './shirt-neck.ts';
import { knit } from '../cloth/texture.ts';
import { drawTights } from '../trousers/tights.ts';
import { flatlock } from '../cloth/trim.ts';

/** Draws flat seams, in front of the shoulders. */
function seams({ torso }: Figure, colour: string, thread: string, isRaglan: boolean): string {
  const shoulders = isRaglan
    ? torso.line([0.36, 0], [0.24, 0.1], [0.1, 0.22], [0.01, 0.35]) +
      torso.line([0.64, 0], [0.76, 0.1], [0.9, 0.22], [0.99, 0.35])
    : torso.line([0.01, 0.13], [0.2, 0.12], [0.36, 0.03]) +
      torso.line([0.99, 0.13], [0.8, 0.12], [0.64, 0.03]);
  const sides =
    torso.line([0.02, 0.36], [0.1, 0.55], [0.09, 0.8], [0.07, 1]) +
    torso.line([0.98, 0.36], [0.9, 0.55], [0.91, 0.8], [0.93, 1]);
  return flatlock(shoulders + sides, colour, thread);
}

function neckOf({ design, spec }: Drawing): ShirtNeck {
  if (/zip/i.test(spec.model)) return 'zip';
  return /crew/i.test(spec.model) ? 'crew' : design.pick<ShirtNeck>(['crew', 'crew', 'zip']);
}

function top(drawing: Drawing): Picture {
  const { design, spec, base, accent, detail } = drawing;
  const isBack = spec.view === 'back';
  const weight = Number(spec.facts['fabricWeight'] ?? 175);
  const neck = neckOf(drawing);
  const figure = figureOf(spec, {
    ease: -24,
    sleeve: 0.76,
    neck: neck === 'zip' ? 56 : 64,
    hem: design.pick([780, 796, 812]),
  });
  const hasBands = design.chance(0.5);
  const blocking = blockingOf(
    drawing,
    figure,
    hasBands ? ['plain'] : ['tonalYoke', 'sides', 'darkArms', 'plain', 'bands'],
  );
  const bands = hasBands
    ? knitBands(drawing, figure)
    : { torso: '', left: '', right: '', chest: blocking.chest };
  const tape = darker(base, lightness(base) < 0.25 ? 0.25 : 0.4);
  const thread = design.pick([accent, toneOf(base), mix(base, detail, 0.6)]);
  const mark = design.pick<MarkStyle>(['word', 'sign', 'word']);
  const chest = bands.chest;
  const trim = design.pick([toneOf(base), accent, base]);
  const marks = isBack ? backMark(drawing, figure, chest) : chestMark(drawing, figure, chest, mark, 0.2);
  return shirt(drawing, {
    figure,
    blocking: {
      ...blocking,
      torso: blocking.torso + bands.torso,
      left: blocking.left + bands.left,
      right: blocking.right + bands.right,
    },
    neck,
    trim,
    texture: knit(drawing, base, weight >= 230 ? 12 : weight >= 175 ? 8 : 6),
    zip: {
      ground: base,
      tape,
      teeth: mix(readableOn(tape, accent, detail), tape, 0.2),
      pull: accent,
      style: 'coil',
    },
    sleeveFolds: sleeveFolds(design, 0.85),
    over:
      hemLine(figure, base) +
      seams(figure, base, thread, design.chance(0.55)) +
      (hasBands ? '' : marks) +
      (hasBands && !isBack ? marks : ''),
    leftOver:
      cuff(figure.left, 'plain', blocking.sleeves, accent, 0) +
      line(figure.left.line([0.62, 0], [0.6, 0.5], [0.66, 1]), thread, { width: 2, opacity: 0.4 }),
    rightOver: cuff(figure.right, 'plain', blocking.sleeves, accent, 1),
    width: 640,
  });
}

/** Draws a base layer: a top or tights. */
export function drawBaseLayer(drawing: Drawing): Picture {
  return /tights|leggings|pants|bottoms/i.test(drawing.spec.model) ? drawTights(drawing) : top(drawing);
}
