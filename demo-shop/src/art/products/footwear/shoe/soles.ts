import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import { symbol, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { castShadow, type Picture } from '../../../drawing/studio.ts';
import { brandSymbol, wordmark } from '../../../brands/mark.ts';
import { part, within } from '../form.ts';

export interface SoleMake {
  pattern: 'chevrons' | 'blocks' | 'low' | 'dots' | 'mountain' | 'waffle';
  rubber: string;
  /** Colour of the midsole, visible as a rim around the rubber. */
  rim: string;
  /** Factor of the width: 1 is a running shoe, boots are wider. */
  width: number;
}

// Left foot from below: toe at the top, inner side to the right.
const whole =
  'M4 -360C74 -362 118 -296 122 -214C126 -130 92 -70 84 10C78 80 96 150 96 226C96 310 60 360 2 360C-56 360 -92 312 -94 240C-96 160 -96 100 -108 20C-120 -60 -130 -140 -116 -224C-100 -312 -58 -360 4 -360z';
const front =
  'M4 -340C62 -340 100 -288 104 -212C108 -140 78 -80 70 -20C20 0 -50 0 -98 -20C-112 -90 -114 -150 -100 -220C-84 -300 -48 -340 4 -340z';
const heel =
  'M-80 120C-30 104 40 104 78 120C84 160 82 200 80 236C78 304 48 340 2 340C-44 340 -76 304 -78 240C-80 190 -80 160 -80 120z';

const shapes: Readonly<Record<SoleMake['pattern'], string>> = {
  chevrons: 'M-17 8L0 -10L17 8V18L0 2L-17 18z',
  blocks: 'M-15 -9L4 -13L15 -4L12 11L-6 13L-16 4z',
  low: 'M-14 -6H14L10 7H-10z',
  dots: 'M-12 0A12 12 0 1 0 12 0A12 12 0 1 0 -12 0z',
  mountain: 'M-18 -12H-4L0 -4L4 -12H18V4L6 14H-6L-18 4z',
  waffle: 'M-14 -12H14V12H-14z',
};

interface Lug {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

function places(pattern: SoleMake['pattern']): Lug[] {
  const [stepX, stepY] = pattern === 'low' ? [36, 26] : pattern === 'dots' ? [34, 32] : [44, 40];
  const rows = Array.from({ length: Math.ceil(720 / stepY) }, (_, row) => {
    const y = -336 + row * stepY;
    return Array.from({ length: 7 }, (__, column) => ({
      x: (column - 3) * stepX + (row % 2 === 0 ? 0 : stepX / 2) - 4,
      y,
      turn: pattern === 'dots' || pattern === 'waffle' ? 0 : y > 60 ? 180 : 0,
    }));
  });
  // The arch has the brand's name in place of lugs.
  return rows.flat().filter(({ y }) => y < 2 || y > 118);
}

function rubberOf(drawing: Drawing, { pattern, rubber, rim }: SoleMake): string {
  const { accent, base } = drawing;
  const lug = symbol(drawing, `<path d="${shapes[pattern]}"/>`);
  const all = places(pattern);
  const marks = all
    .map(
      ({ x, y, turn }) =>
        `<use href="${lug}" transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}"/>`,
    )
    .join('');
  const lugs = symbol(drawing, marks);
  const ground = darker(rubber, 0.35);
  const waist = mix(base, '#10171e', 0.25);
  const lit = lighter(rubber, 0.2);
  const zone = (path: string, colour: string) =>
    part(drawing, path, ground, { light: 0.1, rim: 0.2 }) +
    within(
      drawing,
      path,
      `<use href="${lugs}" fill="#03080d" opacity="0.75" transform="translate(4 6)"/><use href="${lugs}" fill="${darker(colour, 0.25)}" transform="translate(1 2)"/><use href="${lugs}" fill="${colour}"/>`,
    );
  return (
    part(drawing, whole, rim, { light: 0.25, shade: 0.35, rim: 0.5 }) +
    part(
      drawing,
      'M-96 -30C-40 -8 20 -8 74 -30C64 20 66 80 80 130C40 116 -30 116 -82 130C-84 60 -92 20 -96 -30z',
      waist,
      { rim: 0.2 },
    ) +
    zone(front, lit) +
    zone(heel, pattern === 'dots' ? lit : mix(accent, rubber, 0.15))
  );
}

function words({ spec, base, accent, detail }: Drawing): string {
  const waist = mix(base, '#10171e', 0.25);
  return (
    brandSymbol(spec.brand, { x: 0, y: 24, size: 40, colour: readableOn(waist, accent, detail) }) +
    wordmark(spec.brand, {
      x: 0,
      y: 74,
      size: 28,
      colour: readableOn(waist, detail, accent),
      maxWidth: 124,
    }) +
    lettering(spec.model, {
      x: 0,
      y: 100,
      size: 18,
      colour: readableOn(waist, detail, accent),
      maxWidth: 110,
      font: 'barlow-text',
    })
  );
}

/** Draws both soles from below: the shape is mirrored, the text is not. */
export function drawSoles(drawing: Drawing, make: SoleMake): Picture {
  const rubber = symbol(drawing, rubberOf(drawing, make));
  const name = words(drawing);
  const place = (x: number, y: number, turn: number, flip: 1 | -1) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${(1.06 * make.width).toFixed(2)} 1.06)"><g transform="scale(${flip} 1)">${castShadow(drawing, whole, 14 * flip, 18, 10)}` +
    `<use href="${rubber}"/></g><g transform="translate(${-8 * flip} 0)">${name}</g></g>`;
  return { body: place(246, 500, -4, 1) + place(554, 500, 4, -1), focus: { x: 250, y: 300, zoom: 2 } };
}
