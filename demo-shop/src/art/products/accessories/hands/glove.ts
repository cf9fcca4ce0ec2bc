import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { flat, line, stitches } from '../../../drawing/solid.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { brandSymbol } from '../../../brands/mark.ts';
import { creases, form } from '../form.ts';
import { knit, leatherGrain, ripstop, sheetOf } from '../textures.ts';
import { backOfHand, baffles, type HandBack } from './back-of-hand.ts';
import { cuffOf, type Cuff } from './cuff.ts';
import { acrossFingers, fingerPaths, fingertip, hand, thumb } from './hand-shape.ts';
import { drawMittens } from './mitten.ts';
import { pairOf } from './pair.ts';

const area = [-260, -460, 520, 520] as const;
const bends = 'M-70 -150C-30 -130 40 -130 76 -146M-80 -60C-30 -44 40 -44 84 -58';

interface Make {
  skin: string;
  palm: string;
  texture: string;
  slim: number;
  back: HandBack;
  cuff: Cuff;
}

function makeOf(drawing: Drawing): Make {
  const { spec, design, base, accent } = drawing;
  const { material, insulation } = spec.facts;
  const slim = (spec.audience === 'women' ? 0.92 : 1) * (material === 'merino-blend' ? 0.9 : 1);
  const back = insulation === 'down' ? baffles(drawing) : backOfHand(drawing);
  const lining = mix(accent, '#20262d', 0.35);
  const cuff = design.pick(['gauntlet', 'short-cuff', 'gauntlet', 'short-cuff', 'knit-cuff'] as const);
  if (material === 'merino-blend')
    return {
      skin: base,
      palm: base,
      texture: knit(drawing, 9),
      slim,
      back: { graphics: '', over: '' },
      cuff: cuffOf(drawing, 'knit-cuff', lining, false),
    };
  const leather = material === 'leather';
  return {
    skin: base,
    palm: leather ? mix(base, '#c99a5b', 0.35) : mix(base, '#171d23', 0.62),
    texture: leather ? leatherGrain(drawing) : ripstop(drawing),
    slim,
    back,
    cuff: cuffOf(drawing, cuff, lining, cuff !== 'knit-cuff'),
  };
}

function tips(drawing: Drawing, make: Make, index: number): string {
  const { facts } = drawing.spec;
  if (facts['material'] === 'leather') return '';
  // Liners have a touchscreen fingertip, fabric gloves leather fingertips.
  if (facts['material'] === 'merino-blend')
    return index === 0 ? flat(fingertip(0, 0.74), lighter(drawing.accent, 0.1)) : '';
  return flat(fingertip(index, 0.66), make.palm);
}

function outside(drawing: Drawing, make: Make): string {
  const { skin, texture, slim, back, cuff } = make;
  const cover = sheetOf(texture, ...area);
  const wool = drawing.spec.facts['material'] === 'merino-blend';
  return [
    cuff.under,
    form(drawing, thumb, make.palm, { bend: 28, graphics: cover }),
    ...fingerPaths(slim).map((path, index) =>
      form(drawing, path, skin, { bend: 25, gloss: 0.42, graphics: tips(drawing, make, index) + cover }),
    ),
    line(acrossFingers(0.36, 9), '#06111c', { width: 7, opacity: 0.16 }),
    line(acrossFingers(0.62, 9), '#06111c', { width: 6, opacity: 0.14 }),
    form(drawing, hand, skin, { bend: 36, gloss: 0.35, graphics: back.graphics + cover }),
    back.over,
    wool ? '' : stitches('M-112 -96C-104 -60 -96 -20 -90 8M108 -90C102 -50 94 -20 90 6', '#ffffff'),
    creases(bends),
    cuff.over,
  ].join('');
}

function inside(drawing: Drawing, make: Make): string {
  const { palm, texture, slim, cuff } = make;
  const cover = sheetOf(texture, ...area);
  const patch = 'M-150 -260H150V-150C110 -96 60 -120 20 -84C-10 -56 -20 -10 -60 10L-150 -40z';
  const pad = darker(palm, 0.32);
  return [
    cuff.under,
    ...fingerPaths(slim).map((path) => form(drawing, path, palm, { bend: 25, graphics: cover })),
    line(acrossFingers(0.3, 5) + acrossFingers(0.6, 5), '#06111c', { width: 6, opacity: 0.22 }),
    form(drawing, hand, palm, { bend: 36, graphics: flat(patch, pad) + cover }),
    stitches('M118 -144C100 -104 54 -112 16 -76C-12 -48 -24 -6 -58 12', lighter(palm, 0.5)),
    creases('M-84 -176C-20 -160 40 -170 96 -140M-40 -20C10 -40 50 -90 60 -140'),
    form(drawing, thumb, palm, { bend: 28, graphics: cover }),
    stitches('M-76 -34C-62 -60 -64 -96 -76 -124', lighter(palm, 0.5)),
    cuff.over,
  ].join('');
}

/** Draws a pair of gloves, or mittens if the model's name says so. */
export function drawGloves(drawing: Drawing): Picture {
  if (/\bmitts?\b/i.test(drawing.spec.model)) return drawMittens(drawing);
  const { spec, base, accent, detail } = drawing;
  const make = makeOf(drawing);
  const isPalm = spec.view === 'back';
  const [signX, signY] = make.back.sign ?? [-4, -84];
  const sign = (flip: 1 | -1) =>
    brandSymbol(spec.brand, {
      x: signX * flip,
      y: signY,
      size: 50,
      colour: readableOn(base, detail, accent),
      opacity: 0.9,
    });
  return pairOf(drawing, {
    body: isPalm ? inside(drawing, make) : outside(drawing, make),
    words: (flip) => (isPalm ? '' : sign(flip) + make.cuff.words(flip)),
    path: `${fingerPaths(make.slim).join('')}${thumb}${hand}${make.cuff.path}`,
    top: -430,
    bottom: make.cuff.reach,
  });
}
