import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import { linear, symbol, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { flat, line, solid } from '../../../drawing/solid.ts';
import { castShadow, type Picture } from '../../../drawing/studio.ts';

// Binding from above, toe at the top, centre line at x = 0; the plate is 660 long. User units.
const toeBase = 'M-46 70Q-52 34 -30 20H30Q52 34 46 70L54 176Q50 196 30 198H-30Q-50 196 -54 176z';
const toeHead =
  'M-34 40Q-30 14 0 12Q30 14 34 40L48 112Q66 132 62 162L42 178Q34 148 0 146Q-34 148 -42 178L-62 162Q-66 132 -48 112z';
const track = 'M-34 200H34V660Q34 676 18 676H-18Q-34 676 -34 660z';
const heelBody =
  'M-48 430Q-52 396 -30 380L-20 366H20L30 380Q52 396 48 430L52 590Q46 640 22 650H-22Q-46 640 -52 590z';
const heelCup = 'M-44 366Q-40 342 -26 350Q0 366 26 350Q40 342 44 366L40 430Q0 448 -40 430z';
const lever = 'M-22 480Q-20 464 0 462Q20 464 22 480L30 610Q26 632 0 634Q-26 632 -30 610z';

function screws(points: readonly (readonly [number, number])[]): string {
  return points
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="7" fill="#8d9aa5"/><path d="M${x - 4} ${y}h8M${x} ${y - 4}v8" stroke="#2a333c" stroke-width="2"/>`,
    )
    .join('');
}

/** Draws the release scale. It has no figures, because a release value is safety advice. */
function scale(y: number): string {
  const ticks = Array.from(
    { length: 7 },
    (_, index) => `M${-15 + index * 5} ${y + 5}v${index % 3 === 0 ? 11 : 7}`,
  ).join('');
  return `<rect x="-22" y="${y}" width="44" height="21" rx="4" fill="#f2f5f8"/><path d="${ticks}" stroke="#2a333c" stroke-width="1.6"/><path d="M3 ${y + 20}l-4 -6h8z" fill="#d3261b"/>`;
}

/** Draws a neutral ski that fades out at both ends, because it is not part of the product. */
function plank(drawing: Drawing): string {
  const ends = linear(drawing, 90, [
    [0, '#c3d0db', 0],
    [0.2, '#c3d0db', 0.9],
    [0.8, '#b4c3d0', 0.9],
    [1, '#b4c3d0', 0],
  ]);
  return `<rect x="-68" y="-80" width="136" height="850" fill="${ends}"/>`;
}

function oneBinding(drawing: Drawing): string {
  const { spec, base, accent, detail } = drawing;
  const dark = mix('#1b232b', base, 0.15);
  const steel = linear(drawing, 0, [
    [0, '#5b6874'],
    [0.35, '#eef2f5'],
    [0.6, '#a9b5bf'],
    [1, '#4a5661'],
  ]);
  const word = readableOn(accent, detail, base);
  const brake = 'M-34 346H-62Q-74 346 -76 364L-82 470M34 346H62Q74 346 76 364L82 470';
  return [
    line(brake, '#39444e', { width: 10 }),
    line(brake, '#c3cdd5', { width: 4 }),
    flat('M-92 462h20v62q-10 10 -20 0zM72 462h20v62q-10 10 -20 0z', darker(accent, 0.2)),
    solid(drawing, toeBase, dark, { depth: 0.3, gloss: 0.3 }),
    solid(drawing, track, dark, { depth: 0.2, gloss: 0.2, angle: 0 }),
    `<rect x="-20" y="206" width="40" height="150" fill="${steel}"/>`,
    line('M-20 222h40M-20 244h40M-20 266h40M-20 288h40M-20 310h40M-20 332h40', '#3a4650', {
      width: 3,
      opacity: 0.6,
    }),
    `<rect x="-40" y="214" width="80" height="58" rx="8" fill="#dfe6eb"/><rect x="-40" y="214" width="80" height="58" rx="8" fill="${steel}" opacity="0.35"/>`,
    solid(drawing, toeHead, base, { depth: 0.55, gloss: 0.6 }),
    flat('M-24 52Q0 40 24 52L30 100Q0 90 -30 100z', accent),
    scale(112),
    solid(drawing, heelBody, base, { depth: 0.55, gloss: 0.5 }),
    solid(drawing, heelCup, dark, { depth: 0.5, gloss: 0.5 }),
    solid(drawing, lever, accent, { depth: 0.5, gloss: 0.6 }),
    line('M-16 606Q0 616 16 606M-15 592Q0 602 15 592', darker(accent, 0.5), { width: 4, opacity: 0.7 }),
    scale(436),
    screws([
      [-36, 60],
      [36, 60],
      [-38, 184],
      [38, 184],
    ]),
    lettering(spec.brand.toUpperCase(), { x: 8, y: 528, size: 27, colour: word, maxWidth: 104, rotate: -90 }),
    lettering(spec.model, { x: 0, y: 250, size: 24, colour: darker(base, 0.6), maxWidth: 72 }),
    line('M-42 380Q0 398 42 380', lighter(base, 0.5), { width: 3, opacity: 0.5 }),
  ].join('');
}

/** Draws a pair of bindings from above. */
export function drawBindingPlan(drawing: Drawing): Picture {
  const one = symbol(drawing, oneBinding(drawing));
  const outline = `${toeBase}${track}${heelBody}`;
  const place = (x: number, y: number) =>
    `<g transform="translate(${x} ${y}) rotate(9 0 340) scale(1.14)">${plank(drawing)}${castShadow(drawing, outline, 18, 22)}<use href="${one}"/></g>`;
  return { body: place(266, 96) + place(540, 124), focus: { x: 300, y: 620, zoom: 2.1 } };
}
