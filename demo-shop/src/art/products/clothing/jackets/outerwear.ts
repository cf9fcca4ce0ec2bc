import type { Drawing } from '../../../drawing/drawing.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { dressed } from '../body.ts';
import type { Blocking } from '../cloth/blocking-parts.ts';
import type { Figure } from '../figure.ts';
import { sleeveFolds, torsoFolds } from '../cloth/folds.ts';
import { hood, hoodTop, type HoodLook } from './hood.ts';
import { collar, collarBack, insideBack, type CollarLook } from '../neck.ts';

export interface Build {
  figure: Figure;
  blocking: Blocking;
  base: string;
  lining: string;
  texture?: string | undefined;
  /** Texture of the arms, if it differs from the body's. */
  sleeveTexture?: string | undefined;
  /** Sharpness and number of the creases. */
  crisp: number;
  folds: number;
  neck: HoodLook | CollarLook;
  /** Markup on the chest or on the back, depending on the view. */
  over: string;
  leftOver: string;
  rightOver: string;
  /** Markup above the collar or hood: the end of the zip. */
  chin?: string;
  /** Markup behind the garment, above its shadow: parts that hang out of hem and cuffs. */
  under?: string;
  isSleeveless?: boolean;
}

/** Centres and scales a picture to the frame. `top`, `bottom` and `width`: its extent, user units. */
export function fitted(
  body: string,
  top: number,
  bottom: number,
  width: number,
  focus: Picture['focus'],
): Picture {
  const scale = Math.round(Math.min(830 / (bottom - top), 690 / width) * 100) / 100;
  const middle = Math.round((top + bottom) / 2);
  return {
    body: `<g transform="translate(400 500) scale(${scale}) translate(-400 ${-middle})">${body}</g>`,
    focus: {
      x: Math.round(400 + (focus.x - 400) * scale),
      y: Math.round(500 + (focus.y - middle) * scale),
      zoom: focus.zoom,
    },
  };
}

const isHood = (neck: HoodLook | CollarLook): neck is HoodLook => 'kind' in neck;

/** Draws a garment with sleeves, from the front or from behind. */
export function outerwear(drawing: Drawing, build: Build): Picture {
  const { figure, blocking, texture, crisp, neck, chin = '' } = build;
  const isBack = drawing.spec.view === 'back';
  const creases = sleeveFolds(drawing.design, build.folds);
  const options = { texture, crisp };
  const arms = { texture: build.sleeveTexture ?? texture, crisp };
  const body = dressed(drawing, figure, {
    isSleeveless: build.isSleeveless ?? false,
    torso: build.base,
    sleeves: blocking.sleeves,
    under:
      (build.under ?? '') +
      (isHood(neck) || isBack ? '' : insideBack(drawing, figure, build.lining, 222 - neck.height)),
    torsoOptions: {
      ...options,
      graphics: blocking.torso,
      creases: torsoFolds(drawing.design, build.folds),
      over: build.over,
    },
    leftOptions: { ...arms, graphics: blocking.left, creases, over: build.leftOver },
    rightOptions: { ...arms, graphics: blocking.right, creases, over: build.rightOver },
  });
  const top = isHood(neck) ? hoodTop(neck.kind) : 200 - neck.height;
  const over = isBack ? '' : chin;
  const head = isHood(neck)
    ? hood(drawing, neck) + over
    : isBack
      ? collarBack(drawing, figure, neck)
      : collar(drawing, figure, neck, over);
  return fitted(body + head, top, figure.hem + 18, build.isSleeveless ? 440 : 664 + 1060 * figure.spread, {
    x: 420,
    y: isBack ? 330 : 340,
    zoom: 2.1,
  });
}
