import { wordmark } from '../../../brands/mark.ts';
import { darker, readableOn } from '../../../drawing/colour.ts';
import { blur, linear, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { line } from '../../../drawing/solid.ts';
import { place } from '../parts.ts';

/** Returns diameter and length as text, such as "8.1 mm". */
export function measures({ spec }: Drawing): string {
  const { ropeLength, ropeDiameter } = spec.facts;
  return [ropeDiameter && `${ropeDiameter} mm`, ropeLength && `${ropeLength} m`]
    .filter(Boolean)
    .join('  /  ');
}

/** Draws the printed cardboard sleeve around a coil. */
export function band(drawing: Drawing, waist: number, half: number): string {
  const { spec, base, accent, detail } = drawing;
  const ground = readableOn(base, detail, accent);
  const word = readableOn(ground, base, accent);
  const [top, tall, left, wide] = [waist - 64, 128, 400 - half, half * 2];
  const shade = linear(drawing, 0, [
    [0, '#0b1b2b', 0.35],
    [0.3, '#ffffff', 0.12],
    [1, '#0b1b2b', 0.4],
  ]);
  const sleeve = (fill: string) =>
    `<path d="M${left} ${top}Q400 ${top + 22} ${left + wide} ${top}V${top + tall}Q400 ${top + tall + 22} ${left} ${top + tall}z" fill="${fill}"/>`;
  return (
    `<g filter="${blur(drawing, 5)}" transform="translate(4 10)" opacity="0.45">${sleeve('#06111c')}</g>` +
    sleeve(ground) +
    line(`M${left} ${top + 66}Q400 ${top + 88} ${left + wide} ${top + 66}`, accent, {
      width: 6,
      cap: 'butt',
    }) +
    wordmark(spec.brand, { x: 400, y: top + 62, size: 42, colour: word, maxWidth: wide - 44 }) +
    lettering(measures(drawing), {
      x: 400,
      y: top + 118,
      size: 28,
      colour: word,
      maxWidth: wide - 60,
      font: 'barlow-text',
    }) +
    sleeve(shade)
  );
}

/** Draws a woven label on the end of the rope. */
export function flag(drawing: Drawing, x: number, y: number, turn: number): string {
  const { spec, base, accent, detail } = drawing;
  const ground = readableOn(base, detail, accent);
  const word = readableOn(ground, darker(base, 0.2), accent);
  return place(
    `<rect x="-60" y="-22" width="132" height="52" rx="4" fill="#06111c" opacity="0.35" filter="${blur(drawing, 5)}"/>` +
      `<rect x="-66" y="-30" width="132" height="52" rx="4" fill="${ground}"/>` +
      `<rect x="-66" y="12" width="132" height="10" fill="${accent}"/>` +
      wordmark(spec.brand, { x: 0, y: 4, size: 26, colour: word, maxWidth: 112 }),
    x,
    y,
    { turn },
  );
}
