import { brandSymbol, wordmark } from '../../../brands/mark.ts';
import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { polyline } from '../../../drawing/markup.ts';
import { line, solid } from '../../../drawing/solid.ts';
import { contactShadow, type Picture } from '../../../drawing/studio.ts';
import { ridge } from '../../../graphics/ridge.ts';
import { factOf, place } from '../parts.ts';
import { scale, waxColour } from './wax-scale.ts';

interface Shape {
  body: string;
  cap: string;
}

const round: Shape = {
  body: 'M254 396C254 320 316 300 330 250H470C484 300 546 320 546 396V850C546 884 530 900 498 900H302C270 900 254 884 254 850z',
  cap: 'M326 262V130C326 112 338 104 356 104H444C462 104 474 112 474 130V262z',
};
const slim: Shape = {
  body: 'M272 330C272 290 300 276 330 268H470C500 276 528 290 528 330V856C528 886 512 900 484 900H316C288 900 272 886 272 856z',
  cap: 'M296 274L312 120C314 106 324 100 340 100H460C476 100 486 106 488 120L504 274z',
};
const flask: Shape = {
  body: 'M240 430C240 350 300 350 322 300L330 250H470L478 300C500 350 560 350 560 430V840C560 880 540 900 500 900H300C260 900 240 880 240 840z',
  cap: 'M334 258V168C334 156 342 150 354 150H374V96C374 82 426 82 426 96V150H446C458 150 466 156 466 168V258z',
};

/** Draws a bottle of liquid wax. */
export function drawWaxBottle(drawing: Drawing): Picture {
  const { spec, base, accent, detail, design } = drawing;
  const { body, cap } = design.pick([round, slim, flask]);
  const isBack = spec.view === 'back';
  const word = readableOn(base, detail, accent);
  const colour = waxColour(drawing);
  const peaks = ridge(design, { from: 220, to: 580, y: 700, relief: 44, detail: 4 });
  const glossy = linear(drawing, 0, [
    [0, '#06111c', 0.5],
    [0.1, '#ffffff', 0.1],
    [0.2, '#ffffff', 0.5],
    [0.27, '#ffffff', 0.06],
    [0.7, '#06111c', 0.02],
    [1, '#06111c', 0.55],
  ]);
  const print =
    `<path d="${polyline(peaks)}V910H220z" fill="${accent}"/><path d="${polyline(peaks.map(({ x, y }) => ({ x: 800 - x, y: y + 60 })))}V910H580z" fill="${darker(base, 0.4)}"/>` +
    `<rect x="220" y="400" width="360" height="6" fill="${accent}"/>`;
  const words = isBack
    ? Array.from(
        { length: 9 },
        (_, index) =>
          `<rect x="304" y="${450 + index * 20}" width="${index % 4 === 3 ? 120 : 192}" height="6" rx="3" fill="${word}" opacity="0.45"/>`,
      ).join('') + lettering(spec.model, { x: 400, y: 432, size: 34, colour: word, maxWidth: 200 })
    : brandSymbol(spec.brand, { x: 400, y: 466, size: 74, colour: word }) +
      wordmark(spec.brand, { x: 400, y: 570, size: 54, colour: word, maxWidth: 220 }) +
      lettering(spec.model, { x: 400, y: 614, size: 34, colour: word, maxWidth: 210, font: 'barlow-text' });
  const panel = `<rect x="282" y="742" width="236" height="108" rx="10" fill="${mix(base, '#ffffff', 0.04)}"/>${place(scale(drawing, 196, base), 302, 792)}`;
  const capColour = mix(colour, darker(colour, 0.4), 0.3);
  const ridges = Array.from({ length: 9 }, (_, index) => `M${340 + index * 15} 180V250`).join('');
  const size = 0.9 + factOf(drawing, 'waxContents', 120) / 2500;
  return {
    body: `<g transform="translate(400 910) scale(${size.toFixed(3)}) translate(-400 -900)">${[
      contactShadow(drawing, 400, 896, 200, 28),
      solid(drawing, body, base, { depth: 0.3, gloss: 0.2, graphics: print }),
      `<path d="${body}" fill="${glossy}"/>`,
      words,
      isBack ? '' : panel,
      solid(drawing, cap, capColour, { depth: 0.4, gloss: 0.5 }),
      line(ridges, darker(capColour, 0.5), { width: 4, opacity: 0.4 }),
      `<path d="${cap}" fill="${glossy}" opacity="0.7"/>`,
      line('M322 262C360 270 440 270 478 262', '#06111c', { width: 8, opacity: 0.35 }),
      line('M300 420V840', lighter(base, 0.8), { width: 5, opacity: 0.25 }),
    ].join('')}</g>`,
    focus: { x: 400, y: 600, zoom: 1.9 },
  };
}
