import { wordmark } from '../../../brands/mark.ts';
import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import { blur, linear, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { line, solid } from '../../../drawing/solid.ts';
import { castShadow } from '../../../drawing/studio.ts';
import { cord, factOf, metal, place } from '../parts.ts';

const top = -360;
const long = 700;

/** Draws one section of tube with its marks; the last one has a tip. */
function piece(drawing: Drawing, x: number, index: number, isTip: boolean): string {
  const { base, accent, spec } = drawing;
  const isCarbon = spec.facts['material'] === 'carbon';
  const tube = metal(drawing, 0, isCarbon ? '#2b3138' : mix(base, '#9aa7b2', 0.35));
  const weave = drawing.define(
    (id) =>
      `<pattern id="${id}" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M0 0h5v5h-5zM5 5h5v5h-5z" fill="#fff" opacity="0.13"/></pattern>`,
  );
  const y = top + (index % 2) * 12;
  const marks = Array.from({ length: 6 }, (_, step) => {
    const from = y + 70 + step * 104;
    return `<rect x="${x - 16}" y="${from}" width="32" height="${step % 2 ? 5 : 18}" fill="${step % 2 ? '#f2f5f8' : accent}" opacity="0.95"/>`;
  }).join('');
  const shade = linear(drawing, 0, [
    [0, '#06111c', 0.35],
    [0.25, '#ffffff', 0.4],
    [0.5, '#ffffff', 0],
    [1, '#06111c', 0.5],
  ]);
  const end = isTip
    ? `<path d="M${x - 15} ${y + long - 4}H${x + 15}L${x + 4} ${y + long + 66}Q${x} ${y + long + 76} ${x - 4} ${y + long + 66}z" fill="${metal(drawing, 0)}"/>`
    : `<rect x="${x - 12}" y="${y + long - 8}" width="24" height="30" rx="4" fill="${metal(drawing, 0)}"/>`;
  return (
    end +
    `<rect x="${x - 16}" y="${y}" width="32" height="${long}" rx="6" fill="${tube}"/>` +
    (isCarbon ? `<rect x="${x - 16}" y="${y}" width="32" height="${long}" rx="6" fill="${weave}"/>` : '') +
    marks +
    lettering(String((index + 1) * 40), {
      x: x + 7,
      y: y + 320,
      size: 22,
      colour: readableOn(isCarbon ? '#2b3138' : base),
      maxWidth: 60,
      rotate: -90,
    }) +
    `<rect x="${x - 16}" y="${y}" width="32" height="${long}" rx="6" fill="${shade}" opacity="0.7"/>`
  );
}

function band(drawing: Drawing, y: number, half: number, tall: number, words: string): string {
  const ground = mix(drawing.base, '#1d252d', 0.55);
  const path = `M${-half} ${y}C${-half / 2} ${y + 12} ${half / 2} ${y + 12} ${half} ${y}V${y + tall}C${half / 2} ${y + tall + 12} ${-half / 2} ${y + tall + 12} ${-half} ${y + tall}z`;
  return (
    `<path d="${path}" fill="#06111c" opacity="0.5" filter="${blur(drawing, 5)}" transform="translate(5 10)"/>` +
    solid(drawing, path, ground, { depth: 0.4, gloss: 0.3 }) +
    line(
      `M${-half} ${y + tall - 10}C${-half / 2} ${y + tall + 2} ${half / 2} ${y + tall + 2} ${half} ${y + tall - 10}`,
      drawing.accent,
      { width: 5 },
    ) +
    words
  );
}

/** Draws a folded probe: sections side by side, held by a strap. */
export function probe(drawing: Drawing): string {
  const { spec, accent, base } = drawing;
  const count = Math.max(4, Math.round(factOf(drawing, 'probeLength', 240) / 42));
  const gap = 38;
  const half = ((count - 1) * gap) / 2;
  const xs = Array.from({ length: count }, (_, index) => index * gap - half);
  const bends = xs
    .slice(1)
    .map((x, index) =>
      index % 2 === 0
        ? `M${x - gap} ${top + 4}C${x - gap} ${top - 60} ${x} ${top - 60} ${x} ${top + 16}`
        : `M${x - gap} ${top + long + 20}C${x - gap} ${top + long + 76} ${x} ${top + long + 76} ${x} ${top + long + 16}`,
    )
    .join('');
  const loop = `M${half} ${top + 10}C${half + 20} ${top - 90} ${half + 130} ${top - 60} ${half + 110} ${top + 70}`;
  const outline = `M${-half - 16} ${top}H${half + 16}V${top + long}H${-half - 16}z`;
  return (
    castShadow(drawing, outline, 16, 22, 12) +
    cord(bends, mix(accent, '#1d252d', 0.45), 9) +
    cord(loop, lighter(accent, 0.1), 11) +
    xs.map((x, index) => piece(drawing, x, index, index === 0)).join('') +
    place(
      solid(drawing, 'M-22 -30H22L26 60H-26z', darker(base, 0.5), { depth: 0.3, gloss: 0.4 }) +
        `<rect x="-24" y="20" width="48" height="10" fill="${accent}"/>`,
      half,
      top - 6,
    ) +
    band(
      drawing,
      -60,
      half + 34,
      116,
      wordmark(spec.brand, { x: 0, y: 16, size: 48, colour: '#f2f5f8', maxWidth: half * 2 - 10 }),
    ) +
    band(drawing, 244, half + 28, 40, '')
  );
}
