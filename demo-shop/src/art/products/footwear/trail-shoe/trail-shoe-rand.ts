import { darker, lighter } from '../../../drawing/colour.ts';
import { clip, linear, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { ground, type ShoeShape } from './trail-shoe-shape.ts';

/** Draws a rubber bumper at the toe. */
export function bumper(drawing: Drawing, { foreY, lug }: ShoeShape, colour: string): string {
  const y = ground - lug;
  const top = foreY - 44;
  const path = `M8 ${y - 58}C-3 ${y - 84} 0 ${top + 20} 17 ${top}C30 ${top + 18} 54 ${foreY - 16} 96 ${foreY + 4}C66 ${foreY + 14} 44 ${y - 38} 38 ${y - 28}z`;
  const round = linear(drawing, 70, [
    [0, lighter(colour, 0.34)],
    [0.4, colour],
    [1, darker(colour, 0.5)],
  ]);
  return (
    `<path d="${path}" fill="${round}"/>` +
    line(`M18 ${top + 2}C30 ${top + 20} 54 ${foreY - 14} 94 ${foreY + 4}`, '#ffffff', {
      width: 2.5,
      opacity: 0.35,
    })
  );
}

/** Draws a rubber rand around the shoe, highest at the toe. */
export function rand(drawing: Drawing, { foreY, heelY, upper }: ShoeShape, colour: string): string {
  const edge = drawing.design.pick([
    `M4 ${foreY - 64}C70 ${foreY - 84} 110 ${foreY - 74} 136 ${foreY - 48}C180 ${foreY - 16} 300 ${foreY - 22} 420 ${foreY - 30}S620 ${heelY - 34} 716 ${heelY - 52}`,
    `M0 ${foreY - 62}C60 ${foreY - 60} 120 ${foreY - 34} 200 ${foreY - 24}S420 ${foreY - 34} 520 ${heelY - 22}C600 ${heelY - 24} 640 ${heelY - 70} 716 ${heelY - 90}`,
    `M4 ${foreY - 80}C90 ${foreY - 96} 150 ${foreY - 90} 176 ${foreY - 58}C196 ${foreY - 14} 240 ${foreY - 16} 320 ${foreY - 18}S600 ${heelY - 20} 716 ${heelY - 40}`,
  ]);
  const path = `${edge}L716 ${heelY + 2}C640 ${heelY + 6} 560 ${heelY + 10} 500 ${heelY + 16}S350 ${foreY + 12} 250 ${foreY + 12}S60 ${foreY + 10} 10 ${foreY - 14}C-4 ${foreY - 34} -8 ${foreY - 54} 0 ${foreY - 70}z`;
  const round = linear(drawing, 90, [
    [0, lighter(colour, 0.26)],
    [0.45, colour],
    [1, darker(colour, 0.5)],
  ]);
  const ridges = `M30 ${foreY - 50}C60 ${foreY - 58} 96 ${foreY - 52} 116 ${foreY - 34}M22 ${foreY - 36}C56 ${foreY - 42} 92 ${foreY - 36} 112 ${foreY - 20}M18 ${foreY - 22}C52 ${foreY - 26} 84 ${foreY - 22} 104 ${foreY - 8}`;
  return (
    `<g clip-path="${clip(drawing, upper)}"><g transform="translate(2 -5)">${line(edge, '#06111c', { width: 8, opacity: 0.3 })}</g>` +
    `<path d="${path}" fill="${round}"/>` +
    line(ridges, '#06111c', { width: 4, opacity: 0.4 }) +
    `<g transform="translate(0 3)">${line(ridges, '#ffffff', { width: 2, opacity: 0.2 })}</g>` +
    `<g transform="translate(0 2)">${line(edge, '#ffffff', { width: 3, opacity: 0.35 })}</g></g>`
  );
}
