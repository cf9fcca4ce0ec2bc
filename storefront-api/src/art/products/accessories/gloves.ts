import { darker, mix, readableOn } from '../../drawing/colour.ts';
import { symbol, type Drawing } from '../../drawing/drawing.ts';
import { lettering } from '../../drawing/lettering.ts';
import { flat, folds, line, solid, stitches } from '../../drawing/solid.ts';
import { castShadow, type Picture } from '../../drawing/studio.ts';

// The back of a left hand, fingers up, middle line about x = 0.
const fingers = [
  'M-118 60C-128 -20 -128 -90 -118 -130C-110 -158 -70 -158 -62 -130C-54 -90 -52 0 -56 70z',
  'M-62 50C-66 -50 -64 -140 -54 -184C-46 -212 -4 -212 4 -184C12 -140 12 -40 6 60z',
  'M2 55C2 -40 6 -120 16 -164C24 -190 64 -188 70 -160C78 -110 74 -20 66 66z',
  'M62 78C66 0 72 -60 82 -96C90 -120 126 -116 130 -88C136 -40 128 40 114 110z',
] as const;
const thumb =
  'M-96 250C-150 230 -196 180 -222 110C-234 76 -196 56 -172 82C-150 108 -122 120 -100 130C-76 160 -72 210 -96 250z';
const hand =
  'M-120 30C-60 10 80 20 126 66C132 140 118 220 110 300C60 326 -60 326 -100 304C-108 220 -126 110 -120 30z';
const cuff =
  'M-104 290C-50 312 60 312 112 288C124 350 140 420 144 480C80 512 -80 512 -140 482C-134 420 -114 350 -104 290z';

function oneGlove(drawing: Drawing): string {
  const { base, accent } = drawing;
  const leather = mix(base, '#141b22', 0.25);
  return [
    solid(drawing, thumb, leather, { depth: 0.65, gloss: 0.3 }),
    ...fingers.map((finger) => solid(drawing, finger, base, { depth: 0.6, gloss: 0.35 })),
    fingers
      .map((_, index) =>
        line(`M${-112 + index * 62} ${-70 + Math.abs(index - 1.2) * 26}q24 -10 46 0`, darker(base, 0.6), {
          width: 5,
          opacity: 0.35,
        }),
      )
      .join(''),
    solid(drawing, hand, base, { depth: 0.55, gloss: 0.3 }),
    flat('M-112 40C-60 22 80 30 122 72L120 110C70 84 -60 78 -114 92z', accent),
    stitches('M-112 102C-60 88 70 94 118 120', '#ffffff'),
    stitches('M-58 24C-54 50 -54 70 -52 84M4 30C4 50 4 70 4 84M66 44C66 60 64 76 62 90', '#ffffff'),
    folds(drawing, ['M-60 180C-20 200 40 200 80 184', 'M-70 230C-30 246 40 246 86 232'], 0.7),
    solid(drawing, cuff, mix(base, accent, 0.1), { depth: 0.7, gloss: 0.3 }),
    folds(drawing, ['M-90 440C-60 456 -20 462 10 460', 'M100 400C80 424 60 434 40 438'], 0.8),
    line('M-138 474C-80 502 80 502 142 472', accent, { width: 13 }),
    solid(drawing, 'M-112 268C-60 292 60 292 116 266L120 316C60 342 -60 342 -116 318z', leather, {
      depth: 0.35,
      gloss: 0.3,
    }),
    `<rect x="34" y="284" width="62" height="34" rx="7" fill="${accent}" transform="rotate(-8 60 300)"/>`,
  ].join('');
}

function words({ spec, base, accent, detail }: Drawing): string {
  const word = readableOn(base, detail, accent);
  return [
    lettering(spec.brand.toUpperCase(), {
      x: -36,
      y: 316,
      size: 28,
      colour: '#eef3f7',
      maxWidth: 120,
      rotate: 2,
      tracking: 2,
    }),
    lettering(spec.model, { x: 4, y: 158, size: 30, colour: word, maxWidth: 150, rotate: 3 }),
  ].join('');
}

export function drawGloves(drawing: Drawing): Picture {
  const glove = symbol(drawing, oneGlove(drawing));
  const outline = `${fingers.join('')}${thumb}${hand}${cuff}`;
  // The other hand is this one mirrored, so it goes without words.
  const place = (x: number, y: number, turn: number, flip: 1 | -1) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${1.14 * flip} 1.14)">${castShadow(drawing, outline, 14 * flip, 18)}<use href="${glove}"/>${flip === 1 ? words(drawing) : ''}</g>`;
  return { body: place(536, 300, 14, -1) + place(312, 354, -8, 1), focus: { x: 340, y: 560, zoom: 1.9 } };
}
