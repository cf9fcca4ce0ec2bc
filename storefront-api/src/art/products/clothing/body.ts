import { blur, outline, type Drawing } from '../../drawing/drawing.ts';
import { castShadow } from '../../drawing/studio.ts';
import { cloth, type ClothOptions } from './cloth.ts';
import { flipped } from './crease.ts';
import type { Figure } from './figure.ts';

export interface BodyLook {
  torso: string;
  sleeves: string;
  /** For the torso; those of the sleeves are the left one's. */
  torsoOptions: ClothOptions;
  /** What differs per arm; `left` is on the left of the picture. */
  leftOptions: ClothOptions;
  rightOptions: ClothOptions;
  /** Between the arms and the body: the inside of the collar, what hangs out of the hem. */
  under?: string;
}

/** The shadow on the ground, both arms, and the body over them. */
export function dressed(drawing: Drawing, { torso, left, right }: Figure, look: BodyLook): string {
  const href = outline(drawing, torso.outline);
  const { torsoOptions, leftOptions, rightOptions } = look;
  return (
    castShadow(drawing, `${torso.outline}${left.outline}${right.outline}`, 14, 22, 14) +
    cloth(drawing, left, look.sleeves, { lean: 10, ...leftOptions }) +
    cloth(drawing, right, look.sleeves, {
      lean: -10,
      shade: 0.3,
      ...rightOptions,
      creases: flipped(rightOptions.creases ?? []),
    }) +
    (look.under ?? '') +
    `<use href="${href}" fill="#06111c" opacity="0.4" transform="translate(6 6)" filter="${blur(drawing, 6)}"/>` +
    cloth(drawing, torso, look.torso, torsoOptions)
  );
}
