import { wordmark } from '../../../brands/mark.ts';
import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import { clip, linear, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { weave } from '../parts/cloth.ts';
import { ladder } from '../parts/hardware.ts';

const far =
  'M90 470C90 330 240 268 400 268C560 268 710 330 710 470V552C710 412 560 350 400 350C240 350 90 412 90 552z';
const near =
  'M90 470C90 590 240 668 400 668C560 668 710 590 710 470V566C710 686 560 766 400 766C240 766 90 686 90 566z';
const crown = 'M372 628C360 520 352 380 362 250C366 226 434 226 438 250C448 380 440 520 428 628z';

function stripes(drawing: Drawing): string {
  const { design, accent, detail } = drawing;
  const along = (dy: number, colour: string, width: number) =>
    line(
      `M70 ${470 + dy}C84 ${606 + dy} 230 ${680 + dy} 400 ${680 + dy}C570 ${680 + dy} 716 ${606 + dy} 730 ${470 + dy}`,
      colour,
      { width },
    );
  return design.pick([
    () => along(40, accent, 18) + along(62, detail, 5),
    () => along(12, accent, 8) + along(84, accent, 8),
    () => along(60, accent, 44),
    () =>
      Array.from(
        { length: 26 },
        (_, index) => `<path d="M${40 + index * 30} 440l30 0l-50 360h-14z" fill="${accent}" opacity=".5"/>`,
      ).join(''),
  ])();
}

/** Draws the far half of the headband: its inner side, shaded. */
export function farStrap(drawing: Drawing, hasCrown: boolean): string {
  const colour = darker(mix('#2a333c', drawing.base, 0.4), 0.25);
  const shade = linear(drawing, 90, [
    [0, '#ffffff', 0.12],
    [0.5, '#06111c', 0.25],
    [1, '#06111c', 0.5],
  ]);
  return (
    `<path d="${far}" fill="${colour}"/><path d="${far}" fill="${weave(drawing, 'knit')}"/><path d="${far}" fill="${shade}"/>` +
    line('M92 550C92 412 240 350 400 350C560 350 708 412 708 550', '#fff', { width: 3, opacity: 0.2 }) +
    (hasCrown
      ? `<path d="${crown}" fill="${colour}"/><path d="${crown}" fill="${weave(drawing, 'knit')}"/><path d="${crown}" fill="${shade}"/>` +
        line('M400 250V620', drawing.accent, { width: 7, opacity: 0.8 })
      : '')
  );
}

/** Draws the near half of the headband with print, brand and buckle. */
export function nearStrap(drawing: Drawing): string {
  const { base, detail, spec, accent } = drawing;
  const ground = linear(drawing, 0, [
    [0, darker(base, 0.5)],
    [0.2, lighter(base, 0.1)],
    [0.5, base],
    [0.85, darker(base, 0.3)],
    [1, darker(base, 0.65)],
  ]);
  const edge = linear(drawing, 90, [
    [0, '#ffffff', 0.2],
    [0.4, '#ffffff', 0],
    [1, '#06111c', 0.4],
  ]);
  return (
    `<path d="${near}" fill="#06111c" opacity=".2" transform="translate(6 14)"/><path d="${near}" fill="${ground}"/><g clip-path="${clip(drawing, near)}">${stripes(drawing)}` +
    `<path d="${near}" fill="${weave(drawing, 'knit')}"/><path d="${near}" fill="${edge}"/>${line(near, '#fff', { width: 4, opacity: 0.22 })}</g>` +
    ladder(640, 648, -36) +
    `<g transform="translate(-8 -18) rotate(34 176 680)"><rect x="112" y="650" width="128" height="48" rx="8" fill="${darker(base, 0.6)}"/>` +
    `${wordmark(spec.brand, { x: 176, y: 684, size: 32, colour: readableOn(darker(base, 0.6), detail, lighter(accent, 0.3)), maxWidth: 110 })}</g>`
  );
}
