import { darker, lighter } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import type { Random } from '../../../drawing/random.ts';
import { line } from '../../../drawing/solid.ts';
import { texture } from './trail-shoe-cloth.ts';
import type { ShoeShape } from './trail-shoe-shape.ts';

/** Draws the padded collar. */
export const collar = (shape: ShoeShape, lining: string) =>
  line(shape.collar, darker(lining, 0.2), { width: 13 }) +
  `<g transform="translate(-1 -3)">${line(shape.collar, lighter(lining, 0.45), { width: 4, opacity: 0.6 })}</g>`;

/** Draws a knitted ankle cuff. */
export function cuff(drawing: Drawing, colour: string): string {
  const path =
    'M436 142C430 100 438 62 462 52C500 76 580 84 640 66C660 62 668 78 670 104L676 156C640 192 540 198 474 150z';
  const mouth = 'M462 54C500 34 600 36 648 66C600 84 510 80 462 54z';
  const round = linear(drawing, 8, [
    [0, lighter(colour, 0.1)],
    [0.35, lighter(colour, 0.22)],
    [1, darker(colour, 0.5)],
  ]);
  return (
    `<path d="${mouth}" fill="${darker(colour, 0.75)}"/><path d="${path}" fill="${round}"/><path d="${path}" fill="${texture(drawing, 'rib')}"/>` +
    line('M462 53C510 80 600 84 646 66', lighter(colour, 0.5), { width: 5, opacity: 0.7 }) +
    line('M472 150C540 198 640 192 674 158', '#06111c', { width: 6, opacity: 0.35 })
  );
}

const tape = (path: string, colour: string, width: number) =>
  `<g transform="translate(4 5)">${line(path, '#06111c', { width, opacity: 0.25 })}</g>` +
  line(path, darker(colour, 0.35), { width }) +
  line(path, colour, { width: width - 5 }) +
  line(path, lighter(colour, 0.5), { width: 2, opacity: 0.6, dash: '4 3', cap: 'butt' });

/** Draws the pull tab at the heel. */
export function heelPull(design: Random, colour: string): string {
  return design.pick([
    () => tape('M684 184C700 166 724 148 720 128C714 112 694 116 676 138', colour, 14),
    () => tape('M682 236C676 200 690 170 692 138C690 112 672 112 668 136', colour, 16),
    () =>
      `<path d="M652 146C662 126 680 108 702 110C708 128 696 156 692 190C684 174 664 162 652 146z" fill="${colour}"/>` +
      line('M656 144C666 128 682 112 700 112', '#ffffff', { width: 3, opacity: 0.5 }) +
      line('M692 122C688 136 684 150 684 166', '#06111c', { width: 8, opacity: 0.25 }),
  ])();
}
