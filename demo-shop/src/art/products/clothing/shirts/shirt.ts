import { darker } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import type { Picture } from '../../../drawing/studio.ts';
import type { Blocking } from '../cloth/blocking-parts.ts';
import { dressed } from '../body.ts';
import { chinZip, closure, type ClosureLook } from '../jackets/closure.ts';
import type { Crease } from '../cloth/crease.ts';
import type { Figure } from '../figure.ts';
import { torsoFolds } from '../cloth/folds.ts';
import { collar, collarBack, insideBack } from '../neck.ts';
import { fitted } from '../jackets/outerwear.ts';
import { shirtNape, shirtNeck, type ShirtNeck } from './shirt-neck.ts';

export interface ShirtLook {
  figure: Figure;
  blocking: Blocking;
  neck: ShirtNeck;
  /** Colour of the neck band. */
  trim: string;
  texture: string;
  zip: ClosureLook;
  sleeveFolds: readonly Crease[];
  over: string;
  leftOver: string;
  rightOver: string;
  /** Total width, user units. */
  width: number;
}

/** Draws a shirt with a round neck, a V-neck or a short zip. */
export function shirt(drawing: Drawing, look: ShirtLook): Picture {
  const { spec, base, design } = drawing;
  const { figure, blocking, neck, trim, texture } = look;
  const isBack = spec.view === 'back';
  const isZip = neck === 'zip';
  const stand = { colour: blocking.hood, height: 40, texture };
  const options = { texture, crisp: 0.12, depth: 0.85 };
  const body = dressed(drawing, figure, {
    torso: base,
    sleeves: blocking.sleeves,
    under: isZip && !isBack ? insideBack(drawing, figure, base, 222 - stand.height) : '',
    torsoOptions: {
      ...options,
      graphics: blocking.torso,
      creases: torsoFolds(design, 0.95),
      over: (isZip && !isBack ? closure(figure.torso, 'half', look.zip) : '') + look.over,
    },
    leftOptions: { ...options, graphics: blocking.left, creases: look.sleeveFolds, over: look.leftOver },
    rightOptions: { ...options, graphics: blocking.right, creases: look.sleeveFolds, over: look.rightOver },
  });
  const head = isZip
    ? isBack
      ? collarBack(drawing, figure, stand)
      : collar(drawing, figure, stand, chinZip(212, 268, look.zip))
    : isBack
      ? shirtNape(figure, trim)
      : shirtNeck(drawing, figure, neck, darker(base, 0.1), trim);
  return fitted(body + head, isZip ? 172 : 204, figure.hem + 18, look.width, { x: 420, y: 320, zoom: 2.1 });
}
