import { darker, lightness, mix, readableOn } from '../../../drawing/colour.ts';
import { clip, linear, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { line } from '../../../drawing/solid.ts';
import { wordFact } from '../parts/facts.ts';
import type { PackShape } from './shape.ts';

const signal = (drawing: Drawing) =>
  Math.abs(lightness(drawing.accent) - lightness(drawing.base)) > 0.2 ? drawing.accent : '#e4472b';

/** Draws the airbag's zip, which has no slider, with its label. */
export function airbagZip(drawing: Drawing, { left, right, side, top }: PackShape, hull: string): string {
  const colour = mix(darker(drawing.base, 0.3), drawing.accent, drawing.design.pick([0, 0.12, 0.5]));
  const edge = `C${left + 4} ${top + 96} ${left + 60} ${top + 84} ${(left + right) / 2} ${top + 84}C${right - 20} ${top + 84} ${right + 20} ${top + 100} ${right + 30} ${top + 150}L${side + 20} ${top + 330}`;
  const shade = linear(drawing, 80, [
    [0, '#ffffff', 0.26],
    [0.3, '#ffffff', 0.02],
    [1, '#06111c', 0.3],
  ]);
  const yoke = `M${left - 30} ${top + 210}${edge}V${top - 40}H${left - 40}z`;
  const seam = `M${left - 14} ${top + 206}${edge}`;
  return (
    `<g clip-path="${clip(drawing, hull)}"><path d="${yoke}" fill="#06111c" opacity=".25" transform="translate(2 12)"/><path d="${yoke}" fill="${colour}"/><path d="${yoke}" fill="${shade}"/>` +
    line(seam, darker(colour, 0.7), { width: 15, opacity: 0.7 }) +
    line(seam, signal(drawing), { width: 5, dash: '9 4', cap: 'butt' }) +
    '</g>' +
    lettering('AIRBAG', {
      x: (left + right) / 2 - 4,
      y: top + 58,
      size: 34,
      colour: readableOn(colour, drawing.detail, signal(drawing)),
      maxWidth: 190,
      tracking: 7,
    })
  );
}

/** Draws the trigger handle; its sleeve ends in a gauge, a port or a light, depending on the airbag system. */
export function trigger(drawing: Drawing, x: number, y: number, turn: number): string {
  const system = wordFact(drawing, 'airbagSystem', 'airbag-cartridge');
  const colour = signal(drawing);
  const grip = linear(drawing, 0, [
    [0, mix(colour, '#ffffff', 0.4)],
    [0.4, colour],
    [1, darker(colour, 0.45)],
  ]);
  const signs: Readonly<Record<string, string>> = {
    'airbag-cartridge':
      '<circle cy="-84" r="13" fill="#dfe6ea"/><path d="M0 -84L7 -92" stroke="#c62828" stroke-width="3"/><circle cy="-84" r="13" fill="none" stroke="#59636c" stroke-width="4"/>',
    'airbag-capacitor': '<path d="M3 -98L-8 -80H-1L-4 -68L9 -88H1z" fill="#ffd54a"/>',
    'airbag-battery':
      '<rect x="-7" y="-98" width="14" height="26" rx="3" fill="none" stroke="#dfe6ea" stroke-width="3"/><rect x="-4" y="-88" width="8" height="13" fill="#59c36a"/>',
  };
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-26" y="-110" width="60" height="176" rx="14" fill="#06111c" opacity=".35"/>` +
    `<rect x="-27" y="-114" width="54" height="96" rx="12" fill="#1a222a"/><path d="M-24 -110H20" stroke="#fff" stroke-width="2" opacity=".3"/>${signs[system] ?? ''}` +
    `<path d="M-9 -50H9V-4H-9z" fill="#0d1318"/>` +
    `<path d="M-12 -22H12L16 0C30 4 34 16 30 30L22 54C18 66 -18 66 -22 54L-30 30C-34 16 -30 4 -16 0z" fill="${grip}"/>` +
    `<path d="M-12 22C-6 16 6 16 12 22L8 42C4 48 -4 48 -8 42z" fill="#0d1318" opacity=".55"/><path d="M-20 10C-10 4 6 4 18 8" stroke="#fff" stroke-width="3" fill="none" opacity=".55"/></g>`
  );
}
