import { wordmark } from '../../../brands/mark.ts';
import { darker, lighter, readableOn } from '../../../drawing/colour.ts';
import { blur, clip, linear, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { line } from '../../../drawing/solid.ts';
import { bodyColour, face } from './material.ts';
import { metal, place } from '../parts.ts';

const file = 'M-40 0H660Q668 0 668 8V64Q668 72 660 72H-40z';

/** Draws a steel file with crossed cuts. */
function fileBlade(drawing: Drawing): string {
  const cuts = (lean: number, every: number) =>
    Array.from(
      { length: Math.floor(700 / every) },
      (_, index) => `M${-60 + index * every} 0l${lean} 72`,
    ).join('');
  return (
    `<path d="${file}" fill="#0b1b2b" opacity="0.45" filter="${blur(drawing, 5)}" transform="translate(8 18)"/>` +
    `<path d="${file}" fill="#3c4750" transform="translate(3 7)"/><path d="${file}" fill="${metal(drawing, 90, '#8c98a3')}"/>` +
    `<g clip-path="${clip(drawing, file)}">${line(cuts(34, 8), '#2a343c', { width: 2, opacity: 0.5 })}${line(cuts(-22, 13), '#ffffff', { width: 1.5, opacity: 0.4 })}</g>` +
    line('M-38 3H656', '#ffffff', { width: 3, opacity: 0.7 })
  );
}

function knob(drawing: Drawing, x: number, y: number, radius: number): string {
  const { accent } = drawing;
  const teeth = Array.from(
    { length: 18 },
    (_, index) =>
      `<rect x="-3.500" y="${-radius}" width="7" height="12" rx="3" fill="${darker(accent, 0.45)}" transform="rotate(${index * 20})"/>`,
  ).join('');
  const cap = linear(drawing, 50, [
    [0, lighter(accent, 0.5)],
    [0.5, accent],
    [1, darker(accent, 0.45)],
  ]);
  return place(
    `<circle cx="8" cy="14" r="${radius}" fill="#06111c" opacity="0.45" filter="${blur(drawing, 5)}"/><circle r="${radius}" fill="${darker(accent, 0.25)}"/>${teeth}` +
      `<circle r="${radius - 10}" fill="${cap}"/><circle r="${Math.round(radius * 0.28)}" fill="#1d252d"/><path d="M-${radius - 16} 0A${radius - 16} ${radius - 16} 0 0 1 0 -${radius - 16}" fill="none" stroke="#fff" stroke-width="4" opacity="0.5"/>`,
    x,
    y,
  );
}

/** Draws a file guide: flat on the base, or along the side wall. */
export function guide(drawing: Drawing): string {
  const { spec, design, base, accent } = drawing;
  const isSide = spec.facts['tuningTask'] === 'task-side-edge';
  const isBack = spec.view === 'back';
  const ground = bodyColour(drawing);
  const word = readableOn(ground, darker(base, 0.3), accent);
  const shape = design.pick([
    'M150 -120Q150 -150 180 -150H460Q490 -150 490 -120V180Q490 214 456 214H184Q150 214 150 180z',
    'M170 -150H470Q500 -110 490 -40V120Q500 180 460 214H180Q140 180 150 120V-40Q140 -110 170 -150z',
    'M140 -60Q180 -160 320 -160Q460 -160 500 -60V150Q500 214 440 214H200Q140 214 140 150z',
  ]);
  const angle = isSide ? design.pick(['86°', '87°', '88°', '89°']) : design.pick(['0.5°', '0.75°', '1°']);
  const shadow = `<path d="${shape}" fill="#06111c" opacity="0.5" filter="${blur(drawing, 12)}" transform="translate(14 26)"/>`;
  const edge = `<g transform="translate(5 12)">${face(drawing, shape, 0.5)}</g>`;
  const body = face(drawing, shape, 0);
  const fence = 'M110 196H530Q544 196 544 210V262Q544 284 522 284H118Q96 284 96 262V210Q96 196 110 196z';
  const rail = isSide
    ? `<path d="${fence}" fill="#06111c" opacity="0.4" filter="${blur(drawing, 5)}" transform="translate(8 16)"/>${face(drawing, fence, 0.28, 90)}` +
      line('M110 200H530', '#ffffff', { width: 4, opacity: 0.5 }) +
      [150, 490]
        .map(
          (x) =>
            `<circle cx="${x}" cy="240" r="20" fill="${metal(drawing, 60)}"/><circle cx="${x}" cy="240" r="8" fill="#1d252d"/>`,
        )
        .join('')
    : '';
  const window = isSide
    ? ''
    : `<rect x="196" y="136" width="250" height="46" rx="8" fill="#1d252d" opacity="0.85"/>${Array.from({ length: 13 }, (_, index) => `<path d="M${212 + index * 18} 142v${index % 3 === 0 ? 26 : 14}" stroke="#f2f5f8" stroke-width="3" opacity="0.8"/>`).join('')}<path d="M${266 + design.whole(0, 4) * 18} 182l-9 14h18z" fill="${accent}"/>`;
  const sheet = `<g transform="translate(0 -20)">${fileBlade(drawing)}</g>`;
  if (isBack)
    return (
      shadow +
      edge +
      body +
      rail +
      sheet +
      [210, 430]
        .map(
          (x) =>
            `<circle cx="${x}" cy="-104" r="18" fill="${metal(drawing, 60)}"/><path d="M${x - 9} -104h18" stroke="#1d252d" stroke-width="4"/>`,
        )
        .join('')
    );
  return (
    sheet +
    rail +
    shadow +
    edge +
    body +
    line(shape, '#ffffff', { width: 3, opacity: 0.4 }) +
    knob(drawing, 250, -62, 58) +
    lettering(angle, { x: 408, y: -34, size: 84, colour: word, maxWidth: 140, font: 'barlow' }) +
    wordmark(spec.brand, { x: 320, y: 70, size: 58, colour: word, maxWidth: 290 }) +
    lettering(spec.model, { x: 320, y: 112, size: 34, colour: word, maxWidth: 260, font: 'barlow-text' }) +
    window
  );
}
