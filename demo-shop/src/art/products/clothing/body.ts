import { darker } from '../../drawing/colour.ts';
import { blur, outline, type Drawing } from '../../drawing/drawing.ts';
import { flat } from '../../drawing/solid.ts';
import { groundShadow } from './ground-shadow.ts';
import { cloth, type ClothOptions } from './cloth/cloth.ts';
import { flipped } from './cloth/crease.ts';
import type { Figure } from './figure.ts';

export interface BodyLook {
  torso: string;
  sleeves: string;
  /** Options of the torso; those of the sleeves are the left one's. */
  torsoOptions: ClothOptions;
  /** Options of each arm; `left` is on the left of the picture. */
  leftOptions: ClothOptions;
  rightOptions: ClothOptions;
  /** Markup between arms and body, such as the inside of the collar. */
  under?: string;
  isSleeveless?: boolean;
}

function arms(drawing: Drawing, { left, right }: Figure, look: BodyLook): string {
  const { leftOptions, rightOptions } = look;
  return (
    cloth(drawing, left, look.sleeves, { lean: 10, ...leftOptions }) +
    cloth(drawing, right, look.sleeves, {
      lean: -10,
      shade: 0.3,
      ...rightOptions,
      creases: flipped(rightOptions.creases ?? []),
    })
  );
}

/** Draws the inside of the back, visible through the armholes of a vest. */
function armholes({ torso }: Figure, lining: string): string {
  const hole = (u: 0 | 1) => {
    const [top, bottom] = [torso.at(u, 0.1), torso.at(u, 0.37)];
    const out = u === 0 ? -15 : 15;
    return flat(
      `M${Math.round(top.x)} ${Math.round(top.y)}C${Math.round(top.x + out)} ${Math.round(top.y + 40)} ${Math.round(bottom.x + out * 0.4)} ${Math.round(bottom.y - 60)} ${Math.round(bottom.x)} ${Math.round(bottom.y)}L400 400z`,
      darker(lining, 0.42),
    );
  };
  return hole(0) + hole(1);
}

/** Draws a garment: shadow, both arms, and the torso above them. */
export function dressed(drawing: Drawing, figure: Figure, look: BodyLook): string {
  const { torso, left, right } = figure;
  const href = outline(drawing, torso.outline);
  const isSleeveless = look.isSleeveless ?? false;
  return (
    groundShadow(drawing, isSleeveless ? [torso] : [torso, left, right]) +
    (isSleeveless ? armholes(figure, look.sleeves) : arms(drawing, figure, look)) +
    (look.under ?? '') +
    `<use href="${href}" fill="#06111c" opacity="0.4" transform="translate(6 ${look.torsoOptions.goesOn === true ? -5 : 6})" filter="${blur(drawing, 6)}"/>` +
    cloth(drawing, torso, look.torso, look.torsoOptions)
  );
}
