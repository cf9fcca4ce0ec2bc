import { brandSymbol } from '../../brands/mark.ts';
import { lighter, mix, readableOn } from '../../drawing/colour.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { lettering } from '../../drawing/lettering.ts';
import { line, solid } from '../../drawing/solid.ts';
import { contactShadow, type Picture } from '../../drawing/studio.ts';
import { cylinder } from './kit/metal.ts';
import { glow, lens } from './lamp/lens.ts';
import { lampRear } from './lamp/rear.ts';
import { farStrap, nearStrap } from './lamp/strap.ts';
import { numberFact } from './parts/facts.ts';

const shells = {
  soft: 'M246 640C244 580 290 556 400 554C510 556 556 580 554 640V722C552 784 500 812 400 814C300 812 248 784 246 722z',
  wide: 'M226 660C226 600 262 576 320 572H480C538 576 574 600 574 660V706C572 766 536 792 480 796H320C264 792 228 766 226 706z',
  edged: 'M250 600L290 562H510L550 600L562 700L520 800L480 814H320L280 800L238 700z',
} as const;

/** Draws the lenses: a spot and a red light, with one flood more from 400 lumens and two from 800 on. */
function optics(drawing: Drawing, lumen: number): string {
  if (lumen < 400) return lens(drawing, 400, 690, 82, 'spot') + lens(drawing, 510, 752, 17, 'red');
  if (lumen < 800)
    return (
      lens(drawing, 352, 688, 72, 'spot') +
      lens(drawing, 476, 698, 44, 'flood') +
      lens(drawing, 478, 768, 13, 'red')
    );
  return (
    lens(drawing, 400, 676, 66, 'spot') +
    lens(drawing, 298, 690, 38, 'flood') +
    lens(drawing, 502, 690, 38, 'flood') +
    lens(drawing, 400, 776, 13, 'red')
  );
}

/** Draws a headlamp with its headband; the `back` view shows the power source. */
export function drawHeadlamp(drawing: Drawing): Picture {
  const { base, accent, detail, design, spec } = drawing;
  if (spec.view === 'back') return lampRear(drawing);
  const lumen = numberFact(drawing, 'lampBrightness', 450);
  const shell =
    shells[
      lumen < 400
        ? design.pick(['soft', 'edged'] as const)
        : design.pick(['wide', 'edged', 'wide', 'soft'] as const)
    ];
  const colour = design.pick([
    base,
    mix('#20282f', base, 0.25),
    mix('#20282f', base, 0.25),
    lighter(base, 0.1),
  ]);
  const word = readableOn(colour, detail, accent);
  const bracket =
    'M216 596C270 566 530 566 584 596L600 690C604 750 580 812 548 826H252C220 812 196 750 200 690z';
  const parts = [
    contactShadow(drawing, 400, 808, 270, 28),
    farStrap(drawing, lumen >= 900),
    nearStrap(drawing),
    '<g transform="translate(400 690) scale(0.82) translate(-400 -670)">',
    solid(drawing, bracket, '#1b232a', { depth: 0.4, gloss: 0.3 }),
    line('M216 640h-14M216 660h-16M584 640h14M584 660h16', '#4b5661', { width: 6 }),
    `<rect x="420" y="536" width="96" height="34" rx="15" fill="${cylinder(drawing, accent, 0.5)}"/><path d="M432 544h60" stroke="#fff" stroke-width="4" opacity=".5" stroke-linecap="round"/>`,
    `<path d="${shell}" fill="#06111c" opacity=".4" transform="translate(6 12)"/>`,
    solid(drawing, shell, colour, { depth: 0.7, gloss: 0.65 }),
    optics(drawing, lumen),
    glow(drawing, lumen < 400 || lumen >= 800 ? 400 : 352, 688, 150),
    brandSymbol(spec.brand, { x: 300, y: 594, size: 30, colour: word }),
    lettering(`${lumen} lm`, { x: lumen >= 800 ? 314 : 300, y: 790, size: 30, colour: word, maxWidth: 96 }),
    '</g>',
  ];
  return {
    body: `<g transform="translate(0 -40)">${parts.join('')}</g>`,
    focus: { x: 400, y: 640, zoom: 2 },
  };
}
