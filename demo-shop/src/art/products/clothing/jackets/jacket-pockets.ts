import { darker, lighter } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import type { Figure } from '../figure.ts';
import { cloth } from '../cloth/cloth.ts';
import { flapPocket, quad, slit, type PocketLook } from '../pockets.ts';
import { seam } from '../cloth/trim.ts';

type Layout = (drawing: Drawing, figure: Figure, look: PocketLook, chest: string) => string;

// The wearer's left side of the chest is reserved for the brand.
const hands: Layout = (_drawing, { torso }, look) =>
  slit(torso, [0.25, 0.62], [0.17, 0.81], look) + slit(torso, [0.75, 0.62], [0.83, 0.81], look);

const withChest: Layout = (drawing, figure, look, chest) =>
  hands(drawing, figure, look, chest) + slit(figure.torso, [0.36, 0.2], [0.34, 0.38], look);

const napoleon: Layout = (_drawing, { torso }, look) =>
  slit(torso, [0.4, 0.3], [0.4, 0.5], look) +
  slit(torso, [0.1, 0.66], [0.32, 0.67], look) +
  slit(torso, [0.9, 0.66], [0.68, 0.67], look);

const cargo: Layout = (drawing, { torso }, look) =>
  flapPocket(drawing, torso, [0.1, 0.63], [0.4, 0.87], look) +
  flapPocket(drawing, torso, [0.6, 0.63], [0.9, 0.87], look) +
  slit(torso, [0.2, 0.24], [0.38, 0.26], look);

const four: Layout = (drawing, figure, look, chest) =>
  hands(drawing, figure, look, chest) +
  flapPocket(drawing, figure.torso, [0.15, 0.19], [0.38, 0.36], { ...look, colour: chest });

/** Draws a kangaroo pocket across the front. */
export function kangaroo(drawing: Drawing, { torso }: Figure, look: PocketLook): string {
  const bag = quad(torso, [0.16, 0.5], [0.84, 0.86]);
  return (
    `<path d="${bag.outline}" fill="#06111c" opacity="0.25" transform="translate(4 7)"/>` +
    cloth(drawing, bag, darker(look.colour, 0.12), { crisp: 1 }) +
    seam(bag.line([0.03, 0.05], [0.03, 0.95], [0.5, 0.955], [0.97, 0.95], [0.97, 0.05]), look.colour, 1.6) +
    slit(bag, [0.14, 0.16], [0.86, 0.16], { ...look, teeth: lighter(look.teeth, 0.1) })
  );
}

/** Draws the pockets in the model's layout. */
export function jacketPockets(drawing: Drawing, figure: Figure, look: PocketLook, chest: string): string {
  return drawing.design.pick([hands, withChest, napoleon, cargo, four])(drawing, figure, look, chest);
}
