import { brandSymbol, wordmark } from '../../../brands/mark.ts';
import { darker, lighter, readableOn } from '../../../drawing/colour.ts';
import { blur, linear, radial, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { polyline } from '../../../drawing/markup.ts';
import { line } from '../../../drawing/solid.ts';
import { contactShadow, type Picture } from '../../../drawing/studio.ts';
import { ridge } from '../../../graphics/ridge.ts';
import { metal, place } from '../parts.ts';
import { degrees, rangeOf, waxColour } from './wax-scale.ts';

/** Draws a round lid from the front, centred at 0, 0. */
function lid(drawing: Drawing, radius: number): string {
  const { spec, base, accent, detail, design } = drawing;
  const word = readableOn(base, detail, accent);
  const peaks = ridge(design, {
    from: -radius,
    to: radius,
    y: radius * 0.34,
    relief: radius * 0.16,
    detail: 4,
  });
  const inner = radius - 24;
  const disc = drawing.define((id) => `<clipPath id="${id}"><circle r="${inner}"/></clipPath>`);
  const shine = linear(drawing, 50, [
    [0, '#ffffff', 0.4],
    [0.4, '#ffffff', 0],
    [1, '#06111c', 0.4],
  ]);
  return (
    `<circle cx="16" cy="26" r="${radius}" fill="#0b1b2b" opacity="0.35" filter="${blur(drawing, 12)}"/>` +
    `<circle r="${radius}" fill="${metal(drawing, 50)}"/><circle r="${radius - 7}" fill="none" stroke="#fff" stroke-width="3" opacity="0.6"/>` +
    `<circle r="${inner}" fill="${base}"/><g clip-path="${disc}"><path d="${polyline(peaks)}V${radius}H${-radius}z" fill="${accent}"/>` +
    `<path d="${polyline(peaks.map(({ x, y }) => ({ x: -x, y: y + radius * 0.22 })))}V${radius}H${radius}z" fill="${darker(base, 0.35)}"/></g>` +
    brandSymbol(spec.brand, { x: 0, y: -radius * 0.52, size: radius * 0.3, colour: word }) +
    wordmark(spec.brand, {
      x: 0,
      y: -radius * 0.1,
      size: radius * 0.27,
      colour: word,
      maxWidth: radius * 1.5,
    }) +
    lettering(spec.model, {
      x: 0,
      y: radius * 0.09,
      size: radius * 0.15,
      colour: word,
      maxWidth: radius * 1.3,
      font: 'barlow-text',
    }) +
    lettering(rangeOf(drawing).map(degrees).join(' / '), {
      x: 0,
      y: radius * 0.72,
      size: radius * 0.16,
      colour: readableOn(darker(base, 0.35), detail),
      maxWidth: radius,
    }) +
    `<circle r="${radius}" fill="${shine}"/><circle r="${inner}" fill="none" stroke="#06111c" stroke-width="3" opacity="0.3"/>`
  );
}

/** Draws the open tin from above with paste and felt. */
function open(drawing: Drawing): string {
  const { accent } = drawing;
  const colour = waxColour(drawing);
  const paste = radial(
    drawing,
    [
      [0, lighter(colour, 0.55)],
      [0.6, colour],
      [1, darker(colour, 0.35)],
    ],
    0.4,
    0.35,
    0.7,
  );
  const wall = metal(drawing, 0);
  return (
    `<path d="M-230 0V92C-230 214 230 214 230 92V0z" fill="${wall}"/>` +
    line('M-230 78C-230 200 230 200 230 78', '#06111c', { width: 4, opacity: 0.3 }) +
    `<ellipse rx="230" ry="122" fill="${metal(drawing, 40)}"/><ellipse cy="4" rx="214" ry="110" fill="#38434d"/>` +
    `<ellipse cy="16" rx="208" ry="100" fill="${paste}"/>` +
    line('M-150 20C-100 -50 90 -60 150 0M-110 50C-60 0 70 -20 120 34M-60 74C-20 44 40 36 80 62', '#ffffff', {
      width: 9,
      opacity: 0.3,
    }) +
    line('M-146 30C-96 -38 92 -48 150 12M-106 60C-56 12 74 -8 122 46', darker(colour, 0.5), {
      width: 5,
      opacity: 0.25,
    }) +
    place(
      `<path d="M-84 6L84 -26L100 34L-68 66z" fill="#06111c" opacity="0.3" filter="${blur(drawing, 5)}"/>` +
        `<path d="M-90 -16L78 -48L94 4V30L-74 62V36z" fill="${darker(accent, 0.3)}"/><path d="M-90 -16L78 -48L94 4L-74 36z" fill="${lighter(accent, 0.2)}"/>` +
        `<path d="M-74 36L94 4V30L-74 62z" fill="#e9e4d8"/>`,
      60,
      0,
    )
  );
}

/** Draws a tin of wax paste. */
export function drawWaxTin(drawing: Drawing): Picture {
  const body =
    drawing.spec.view === 'back'
      ? contactShadow(drawing, 400, 700, 330, 46) + place(open(drawing), 400, 490, { scale: 1.5 })
      : contactShadow(drawing, 420, 850, 250, 34) +
        place(lid(drawing, 268), 370, 370, { turn: -6 }) +
        place(open(drawing), 440, 700);
  return { body, focus: { x: 390, y: 420, zoom: 1.7 } };
}
