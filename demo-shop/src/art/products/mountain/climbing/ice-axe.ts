import { wordmark } from '../../../brands/mark.ts';
import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { line } from '../../../drawing/solid.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { axeHead } from './ice-axe-head.ts';
import { metal, place, strokeShadow } from '../parts.ts';

/** Returns the path of the shaft from the head at 0, 0 to the ferrule. */
function shaftPath(drawing: Drawing, length: number): string {
  const shapes: Readonly<Record<string, string>> = {
    'shaft-straight': `M0 0L0 ${length}`,
    'shaft-curved': `M0 0C-4 ${Math.round(length * 0.25)} 26 ${Math.round(length * 0.5)} 8 ${length}`,
    'shaft-bent': `M0 0C4 70 40 130 42 210C44 ${Math.round(length * 0.5)} 20 ${Math.round(length * 0.75)} 0 ${length}`,
  };
  const fallback = `M0 0L0 ${length}`;
  return shapes[String(drawing.spec.facts['axeShaft'])] ?? fallback;
}

function tube(path: string, colour: string, width: number): string {
  const layer = (shift: number, stroke: string, share: number, opacity: number) =>
    `<g transform="translate(${shift} 0)">${line(path, stroke, { width: Math.round(width * share), opacity, cap: 'butt' })}</g>`;
  return (
    layer(0, darker(colour, 0.55), 1, 1) +
    layer(-1, colour, 0.86, 1) +
    layer(Math.round(width * 0.26), darker(colour, 0.5), 0.3, 0.5) +
    layer(-Math.round(width * 0.2), lighter(colour, 0.6), 0.2, 0.5) +
    layer(-Math.round(width * 0.24), '#ffffff', 0.05, 0.6)
  );
}

function spike(drawing: Drawing): string {
  const steel = metal(drawing, 0, '#8d99a4');
  return (
    `<path d="M-21 -20H21L22 8C18 34 8 62 -12 86L-16 82C-24 50 -26 26 -22 8zM-6 6A9 11 0 1 0 12 6A9 11 0 1 0 -6 6z" fill="${steel}" fill-rule="evenodd"/>` +
    line('M-19 -14V8C-22 30 -20 54 -14 78', '#ffffff', { width: 2.5, opacity: 0.6 })
  );
}

/** Clips markup to the part of the shaft between two heights. */
const cut = (drawing: Drawing, from: number, to: number, body: string) =>
  `<g clip-path="${drawing.define((id) => `<clipPath id="${id}"><path d="M-120 ${from}H160V${to}H-120z"/></clipPath>`)}">${body}</g>`;

/** Draws the rubber grip with the model's pattern. */
function grip(drawing: Drawing, path: string, length: number): string {
  const { design, accent, base, spec } = drawing;
  const share = design.between(0.34, 0.46);
  const on = Math.round(length * share);
  const rubber = mix('#1b2229', base, 0.1);
  const ribs = design.pick([
    line(path, '#06111c', { width: 50, dash: '4 9', opacity: 0.6, cap: 'butt' }),
    line(path, '#06111c', { width: 26, dash: '10 12', opacity: 0.65, cap: 'butt' }),
    `<g transform="translate(-11 0)">${line(path, '#06111c', { width: 12, dash: '14 7', opacity: 0.6, cap: 'butt' })}</g><g transform="translate(10 0)">${line(path, '#06111c', { width: 12, dash: '14 7', opacity: 0.6, cap: 'butt' })}</g>`,
  ]);
  const rest =
    spec.facts['axeRating'] === 'axe-type-2'
      ? place(
          '<path d="M-34 -18C-52 -12 -70 4 -78 26C-80 34 -70 38 -64 32C-54 20 -40 16 -24 20z" fill="#06111c" opacity="0.35" transform="translate(6 8)"/>' +
            `<path d="M-30 -18C-52 -12 -70 4 -78 26C-80 34 -70 38 -64 32C-54 20 -40 16 22 20L24 -14z" fill="${accent}"/>` +
            line('M-30 -14C-50 -8 -64 6 -72 24', lighter(accent, 0.7), { width: 3, opacity: 0.7 }),
          0,
          length - 34,
        )
      : '';
  const top = length - on;
  return (
    cut(drawing, top, length + 4, tube(path, rubber, 54) + ribs) +
    cut(drawing, top - 12, top + 6, tube(path, accent, 56)) +
    rest
  );
}

/** Draws bands of the second colour on the shaft. */
function print(drawing: Drawing, path: string, length: number): string {
  const { design, accent, detail } = drawing;
  const band = (from: number, to: number, colour: string) =>
    cut(drawing, Math.round(length * from), Math.round(length * to), tube(path, colour, 46));
  return design.pick([
    band(0, 0.1, accent) + band(0.11, 0.12, detail),
    band(0.49, 0.6, accent),
    band(0.09, 0.1, accent) + band(0.11, 0.12, accent) + band(0.13, 0.14, accent),
    '',
  ]);
}

/** Draws an ice axe. */
export function drawIceAxe(drawing: Drawing): Picture {
  const { spec, base, accent, detail } = drawing;
  const centimetres = Math.min(70, Math.max(40, spec.lengthCm ?? 55));
  const length = Math.round(centimetres * (15.2 - (centimetres - 45) * 0.07)) - 70;
  const path = shaftPath(drawing, length);
  const isOther = spec.view === 'back';
  const word = readableOn(base, detail, accent);
  const flip = isOther ? ' scale(-1 1)' : '';
  const bend =
    spec.facts['axeShaft'] === 'shaft-bent' ? 41 : spec.facts['axeShaft'] === 'shaft-curved' ? 9 : 0;
  const words = place(
    isOther
      ? lettering(spec.model, { x: 0, y: 9, size: 26, colour: word, maxWidth: length * 0.24, tracking: 2 })
      : wordmark(spec.brand, { x: 0, y: 10, size: 32, colour: word, maxWidth: length * 0.24 }),
    bend,
    length * 0.38,
    { turn: isOther ? 90 : -90, isMirrored: isOther },
  );
  const axe = [
    strokeShadow(drawing, path, 46, 18, 14),
    place(spike(drawing), 6, length + 4),
    tube(path, base, 46),
    print(drawing, path, length),
    words,
    grip(drawing, path, length),
    axeHead(drawing),
  ].join('');
  const turn = isOther ? 20 : -20;
  const top = 500 - (length * 0.94 + 50) / 2 + 10;
  const x = 400 - (isOther ? -1 : 1) * (length * 0.17 - 48);
  return {
    body: `<g transform="translate(${Math.round(x)} ${Math.round(top)}) rotate(${turn})${flip}">${axe}</g>`,
    focus: { x: Math.round(x) + (isOther ? 40 : -40), y: Math.round(top + 70), zoom: 2 },
  };
}
