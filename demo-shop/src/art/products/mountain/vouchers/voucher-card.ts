import { brandSymbol, wordmark } from '../../../brands/mark.ts';
import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import { blur, linear, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { polyline } from '../../../drawing/markup.ts';
import { line } from '../../../drawing/solid.ts';
import { ridge } from '../../../graphics/ridge.ts';

// Card of 620 x 392, centred at 0, 0.
const card =
  'M-286 -196H286Q310 -196 310 -172V172Q310 196 286 196H-286Q-310 196 -310 172V-172Q-310 -196 -286 -196z';

const amountOf = ({ spec }: Drawing) => Number(/\d+/.exec(spec.model)?.[0] ?? 0);

/** Returns the background of a voucher; it is darker for higher amounts. */
export function groundOf(drawing: Drawing): string {
  const { base, accent, detail } = drawing;
  const amount = amountOf(drawing);
  if (amount >= 200) return mix(detail, '#0b1420', 0.35);
  if (amount >= 100) return darker(base, 0.55);
  return amount >= 50 ? accent : base;
}

/** Draws an embossed skyline: a lit edge above a shaded one. */
function embossed(drawing: Drawing, ground: string, foil: string): string {
  const { design } = drawing;
  const skyline = ridge(design, { from: -310, to: 310, y: 16, relief: 84, detail: 5, roughness: 0.55 });
  const layers = Array.from({ length: 6 }, (_, index) =>
    polyline(skyline.map(({ x, y }) => ({ x, y: y * (1 - index * 0.13) + index * 28 }))),
  );
  const [first = '', ...rest] = layers;
  const relief = (path: string) =>
    `<g transform="translate(2 3)">${line(path, '#ffffff', { width: 3, opacity: 0.32 })}</g>` +
    line(path, darker(ground, 0.6), { width: 3, opacity: 0.55 });
  return `<path d="${first}V200H-310z" fill="${darker(ground, 0.3)}" opacity="0.35"/>${rest.map(relief).join('')}<g transform="translate(2 4)">${line(first, '#06111c', { width: 5, opacity: 0.35 })}</g>${line(first, foil, { width: 5 })}`;
}

function shell(drawing: Drawing, ground: string, print: string): string {
  const inside = drawing.define((id) => `<clipPath id="${id}"><path d="${card}"/></clipPath>`);
  const paper = linear(drawing, 35, [
    [0, lighter(ground, 0.18)],
    [0.5, ground],
    [1, darker(ground, 0.22)],
  ]);
  const sheen = linear(drawing, 20, [
    [0, '#ffffff', 0],
    [0.42, '#ffffff', 0.02],
    [0.5, '#ffffff', 0.16],
    [0.58, '#ffffff', 0.02],
    [1, '#ffffff', 0],
  ]);
  return (
    `<path d="${card}" fill="#0b1b2b" opacity="0.4" filter="${blur(drawing, 12)}" transform="translate(12 22)"/>` +
    `<path d="${card}" fill="${darker(ground, 0.5)}" transform="translate(2 5)"/><path d="${card}" fill="${paper}"/>` +
    `<g clip-path="${inside}">${print}<path d="${card}" fill="${sheen}"/></g><path d="${card}" fill="none" stroke="#fff" stroke-width="2" opacity="0.4"/>`
  );
}

/** Draws the front of a voucher card. */
export function face(drawing: Drawing): string {
  const { spec, accent, base } = drawing;
  const ground = groundOf(drawing);
  const foil = ground === accent ? darker(base, 0.1) : lighter(accent, 0.12);
  const word = readableOn(ground, '#fdf8ee', darker(base, 0.5));
  const gleam = linear(drawing, 60, [
    [0, lighter(foil, 0.5)],
    [0.5, foil],
    [1, darker(foil, 0.2)],
  ]);
  const [name = spec.model] = spec.model.split(/\s*\d/);
  return shell(
    drawing,
    ground,
    embossed(drawing, ground, foil) +
      brandSymbol(spec.brand, { x: -250, y: -134, size: 56, colour: foil }) +
      wordmark(spec.brand, { x: -208, y: -118, size: 52, colour: word, maxWidth: 260, anchor: 'start' }) +
      lettering(name, {
        x: -276,
        y: -56,
        size: 36,
        colour: word,
        maxWidth: 300,
        anchor: 'start',
        font: 'josefin',
        tracking: 3,
        opacity: 0.9,
      }) +
      `<g opacity="0.45" transform="translate(3 5)">${lettering(String(amountOf(drawing) || ''), { x: 276, y: -76, size: 138, colour: '#06111c', maxWidth: 260, anchor: 'end', font: 'josefin' })}</g>` +
      lettering(String(amountOf(drawing) || ''), {
        x: 276,
        y: -76,
        size: 138,
        colour: gleam,
        maxWidth: 260,
        anchor: 'end',
        font: 'josefin',
      }),
  );
}

/** Draws the reverse: a scratch field, and lines to write on. */
export function reverse(drawing: Drawing): string {
  const { spec, accent, base } = drawing;
  const ground = mix(groundOf(drawing), '#f7f2e8', 0.88);
  const word = readableOn(ground, darker(base, 0.4));
  const hatch = Array.from({ length: 36 }, (_, index) => `M${-270 + index * 9} 88l22 52`).join('');
  return shell(
    drawing,
    ground,
    `<rect x="-310" y="-150" width="620" height="64" fill="${darker(groundOf(drawing), 0.25)}"/>` +
      line('M-270 -30H40M-270 10H40M-270 50H-60', word, { width: 3, opacity: 0.3 }) +
      `<rect x="-274" y="88" width="350" height="52" rx="8" fill="#aeb8c1"/><g opacity="0.35">${line(hatch, '#5d6974', { width: 3 })}</g>` +
      brandSymbol(spec.brand, {
        x: 200,
        y: 0,
        size: 110,
        colour: groundOf(drawing) === accent ? base : groundOf(drawing),
      }) +
      wordmark(spec.brand, { x: 200, y: 116, size: 42, colour: word, maxWidth: 170 }),
  );
}
