import type { Drawing } from '../../../drawing/drawing.ts';
import { cloth } from '../cloth/cloth.ts';
import type { Figure } from '../figure.ts';
import { quad, slit, type PocketLook } from '../pockets.ts';
import { ripstop } from '../cloth/texture.ts';

/** Draws a woven patch on the chest with an oblique zip. */
function patch(drawing: Drawing, { torso }: Figure, look: PocketLook, colour: string): string {
  const bag = quad(torso, [0.14, 0.19], [0.4, 0.38]);
  return (
    `<path d="${bag.outline}" fill="#06111c" opacity="0.25" transform="translate(2 5)"/>` +
    cloth(drawing, bag, colour, { texture: ripstop(drawing, colour), crisp: 1 }) +
    slit(bag, [0.14, 0.2], [0.86, 0.2], look)
  );
}

/** Draws hand pockets, which half-zip fleeces do not have, and a chest pocket on some models. */
export function fleecePockets(
  drawing: Drawing,
  figure: Figure,
  look: PocketLook,
  isHalf: boolean,
  tone: string,
): string {
  const { torso } = figure;
  const hands = slit(torso, [0.2, 0.62], [0.14, 0.81], look) + slit(torso, [0.8, 0.62], [0.86, 0.81], look);
  const chest = slit(torso, [0.2, 0.25], [0.38, 0.25], look);
  const woven = patch(drawing, figure, look, tone);
  return isHalf ? drawing.design.pick(['', chest, woven]) : hands + drawing.design.pick(['', chest, woven]);
}
