import { brandSymbol, wordmark } from '../../../brands/mark.ts';
import { darker, lighter, readableOn } from '../../../drawing/colour.ts';
import { blur, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { line, solid } from '../../../drawing/solid.ts';
import { castShadow, type Picture } from '../../../drawing/studio.ts';
import { watts } from './dryer-parts.ts';
import { cord, place, strokeShadow } from '../parts.ts';

const shapes = [
  'M-74 -230C-74 -276 -42 -300 0 -300C42 -300 74 -276 74 -230C78 -150 66 -90 62 0C60 90 84 150 82 214C80 262 46 280 0 280C-46 280 -80 262 -82 214C-84 150 -60 90 -62 0C-66 -90 -78 -150 -74 -230z',
  'M-62 -270Q-62 -300 -32 -300H32Q62 -300 62 -270L84 236Q86 280 44 280H-44Q-86 280 -84 236z',
  'M0 -304C60 -304 84 -250 80 -180C76 -100 60 -60 60 20C60 110 88 160 78 226C70 270 40 280 0 280C-40 280 -70 270 -78 226C-88 160 -60 110 -60 20C-60 -60 -76 -100 -80 -180C-84 -250 -60 -304 0 -304z',
] as const;

/** Draws a boot insert, centred at 0, 0. */
function insert(drawing: Drawing, path: string): string {
  const { spec, base, accent, detail } = drawing;
  const isBack = spec.view === 'back';
  const word = readableOn(base, detail, accent);
  const slots = Array.from(
    { length: 9 },
    (_, index) => `M${-34 + (index % 2) * 4} ${-250 + index * 24}H${34 - (index % 2) * 4}`,
  ).join('');
  const fan = Array.from(
    { length: 7 },
    (_, index) =>
      `<path d="M0 0C10 -16 26 -22 34 -18C30 -4 16 4 0 0z" fill="#5d6974" transform="rotate(${index * 51.43})"/>`,
  ).join('');
  return (
    castShadow(drawing, path, 16, 22, 12) +
    solid(drawing, path, base, { depth: 0.7, gloss: 0.5 }) +
    line(slots, '#06111c', { width: 11, opacity: 0.6 }) +
    `<g transform="translate(0 4)">${line(slots, lighter(base, 0.5), { width: 2, opacity: 0.5 })}</g>` +
    (isBack
      ? lettering(spec.model, { x: 0, y: 150, size: 34, colour: word, maxWidth: 110 }) +
        watts(drawing, 0, 190, word)
      : `<circle cy="56" r="48" fill="${darker(base, 0.5)}"/><circle cy="56" r="42" fill="#1d252d"/><g transform="translate(0 56)">${fan}</g><circle cy="56" r="10" fill="${accent}"/><circle cy="56" r="43" fill="none" stroke="${accent}" stroke-width="4"/>` +
        wordmark(spec.brand, { x: 0, y: 156, size: 32, colour: word, maxWidth: 122 }) +
        brandSymbol(spec.brand, { x: 0, y: 206, size: 54, colour: word }))
  );
}

function plug(drawing: Drawing): string {
  const { base, accent } = drawing;
  const body = 'M-56 -40H40Q56 -40 56 -24V24Q56 40 40 40H-56Q-72 40 -72 24V-24Q-72 -40 -56 -40z';
  return (
    `<path d="M56 -20H112M56 20H112" stroke="#06111c" stroke-width="14" stroke-linecap="round" opacity="0.3" filter="${blur(drawing, 5)}" transform="translate(6 10)"/>` +
    '<path d="M56 -18H108M56 18H108" stroke="#8d99a4" stroke-width="13" stroke-linecap="round"/><path d="M56 -21H108M56 15H108" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity="0.7"/>' +
    castShadow(drawing, body, 10, 14, 12) +
    solid(drawing, body, darker(base, 0.45), { depth: 0.4, gloss: 0.5 }) +
    `<circle cx="-6" r="11" fill="${lighter(accent, 0.25)}"/>`
  );
}

/** Draws a travel dryer: two inserts with their cables and plug. */
export function drawTravelDryer(drawing: Drawing): Picture {
  const one = insert(drawing, drawing.design.pick(shapes));
  const left = 'M226 664C226 800 300 830 380 818C470 806 500 838 536 856';
  const right = 'M574 664C574 770 520 806 440 816C404 820 380 822 360 822';
  return {
    body: [
      strokeShadow(drawing, left + right, 14),
      cord(right, '#27313a', 15),
      cord(left, '#27313a', 15),
      place(one, 236, 400, { turn: 5, scale: 1.08 }),
      place(one, 566, 400, { turn: -5, scale: 1.08 }),
      place(plug(drawing), 596, 872, { turn: 8 }),
    ].join(''),
    focus: { x: 250, y: 470, zoom: 1.9 },
  };
}
