import { brandSymbol, wordmark } from '../../../brands/mark.ts';
import { darker, lighter, readableOn } from '../../../drawing/colour.ts';
import { linear, symbol, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { at, polyline } from '../../../drawing/markup.ts';
import { line, solid } from '../../../drawing/solid.ts';
import { contactShadow, type Picture } from '../../../drawing/studio.ts';
import { ridge } from '../../../graphics/ridge.ts';
import { factOf, place } from '../parts.ts';
import { scale, waxColour } from './wax-scale.ts';

/** Draws a block from the front and above. The top left corner of its front face is 0, 0. */
function block(drawing: Drawing, wide: number, tall: number, deep: number): string {
  const { spec, design } = drawing;
  const colour = waxColour(drawing);
  const front = `M14 0H${wide - 14}Q${wide} 0 ${wide} 14V${tall - 16}Q${wide} ${tall} ${wide - 16} ${tall}H16Q0 ${tall} 0 ${tall - 16}V14Q0 0 14 0z`;
  const top = `M8 4L${deep} ${-deep * 0.62}Q${deep + 6} ${-deep * 0.66} ${deep + 14} ${-deep * 0.66}H${wide + deep * 0.1 - 12}Q${wide + deep * 0.1} ${-deep * 0.66} ${wide + 2} ${-deep * 0.5}L${wide - 4} 5Q${wide / 2} -4 8 4z`;
  const glow = linear(drawing, 90, [
    [0, lighter(colour, 0.62)],
    [1, lighter(colour, 0.28)],
  ]);
  const grooves = design.pick([
    [0.33, 0.67]
      .map(
        (share) =>
          `M${Math.round(wide * share)} -2V${Math.round(tall * 0.16)}M${Math.round(wide * share)} ${tall}V${Math.round(tall * 0.84)}`,
      )
      .join(''),
    [0.25, 0.5, 0.75]
      .map(
        (share) =>
          `M${Math.round(wide * share)} -2V${Math.round(tall * 0.16)}M${Math.round(wide * share)} ${tall}V${Math.round(tall * 0.84)}`,
      )
      .join(''),
    '',
  ]);
  const words = wordmark(spec.brand, {
    x: wide / 2,
    y: tall * 0.62,
    size: tall * 0.42,
    colour: 'currentColor',
    maxWidth: wide * 0.8,
  });
  const mark = symbol(drawing, words);
  const pressed = (dx: number, dy: number, fill: string, opacity: number) =>
    `<use href="${mark}" x="${dx}" y="${dy}" color="${fill}" opacity="${opacity}"/>`;
  return (
    `<path d="${top}" fill="${glow}"/>` +
    solid(drawing, front, colour, { depth: 0.35, gloss: 0.55 }) +
    line(grooves, darker(colour, 0.5), { width: 7, opacity: 0.35 }) +
    `<g transform="translate(4 1)">${line(grooves, '#ffffff', { width: 3, opacity: 0.4 })}</g>` +
    pressed(2, 3, '#ffffff', 0.55) +
    pressed(-1, -2, darker(colour, 0.6), 0.5) +
    pressed(0, 0, darker(colour, 0.22), 1) +
    line(`M14 4H${wide - 14}`, '#ffffff', { width: 4, opacity: 0.6 })
  );
}

/** Draws the box behind the blocks, with a skyline and the temperature scale. */
function carton(drawing: Drawing, isBack: boolean): string {
  const { spec, base, accent, detail, design } = drawing;
  const word = readableOn(base, detail, accent);
  const peaks = ridge(design, { from: 0, to: 420, y: 330, relief: 46, detail: 4 });
  const front = 'M0 0H420V560H0z';
  const shade = linear(drawing, 0, [
    [0, '#ffffff', 0.14],
    [0.5, '#ffffff', 0],
    [1, '#06111c', 0.22],
  ]);
  const { waxContents } = spec.facts;
  const print = isBack
    ? Array.from(
        { length: 7 },
        (_, index) =>
          `<rect x="40" y="${190 + index * 24}" width="${index % 3 === 2 ? 210 : 340}" height="7" rx="3" fill="${word}" opacity="0.4"/>`,
      ).join('') +
      Array.from(
        { length: 26 },
        (_, index) =>
          `<rect x="${250 + index * 5}" y="440" width="${1 + ((index * 7) % 4)}" height="60" fill="${word}"/>`,
      ).join('')
    : `<path d="${polyline(peaks)}L${at({ x: 420, y: 560 })}H0z" fill="${accent}"/>` +
      `<path d="${polyline(peaks.map(({ x, y }) => ({ x, y: y + 70 })))}L420 560H0z" fill="${darker(base, 0.35)}" opacity="0.5"/>` +
      brandSymbol(spec.brand, { x: 210, y: 90, size: 84, colour: word });
  return (
    `<path d="M420 0L462 -26V520L420 560z" fill="${darker(base, 0.5)}"/><path d="M0 0L52 -26H462L420 0z" fill="${lighter(base, 0.3)}"/>` +
    `<path d="${front}" fill="${base}"/>${print}<path d="${front}" fill="${shade}"/>` +
    wordmark(spec.brand, { x: 210, y: isBack ? 80 : 188, size: 56, colour: word, maxWidth: 350 }) +
    lettering(spec.model, {
      x: 210,
      y: isBack ? 130 : 236,
      size: 36,
      colour: word,
      maxWidth: 340,
      font: 'barlow-text',
    }) +
    (isBack || waxContents === undefined
      ? ''
      : lettering(`${waxContents} g`, {
          x: 398,
          y: 42,
          size: 28,
          colour: word,
          maxWidth: 80,
          anchor: 'end',
          font: 'barlow-text',
        }))
  );
}

/** Draws blocks of wax in front of their box. */
export function drawWaxBlock(drawing: Drawing): Picture {
  const isBack = drawing.spec.view === 'back';
  const grams = factOf(drawing, 'waxContents', 120);
  const pieces = grams > 150 ? 3 : grams > 80 ? 2 : 1;
  const cast = symbol(drawing, block(drawing, 460, 118, 54));
  // From the back to the front.
  const places = [
    [180, 530],
    [96, 660],
    [250, 790],
  ].slice(-pieces);
  const blocks = places.map(
    ([x = 0, y = 0]) =>
      contactShadow(drawing, x + 238, y + 116, 258, 22) + `<use href="${cast}" x="${x}" y="${y}"/>`,
  );
  const ground = drawing.base;
  const strip =
    `<rect width="360" height="96" rx="10" fill="${ground}"/>` + place(scale(drawing, 310, ground), 24, 36);
  return {
    body:
      contactShadow(drawing, 410, 690, 270, 30) +
      place(carton(drawing, isBack), 178, 126) +
      (isBack ? '' : place(strip, 208, 372)) +
      blocks.join(''),
    focus: { x: 440, y: 650, zoom: 1.5 },
  };
}
