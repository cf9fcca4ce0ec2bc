import { darker, lighter, mix, readableOn } from '../../drawing/colour.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { lettering } from '../../drawing/lettering.ts';
import { flat, folds, line, solid, stitches } from '../../drawing/solid.ts';
import { castShadow, type Picture } from '../../drawing/studio.ts';

const legs =
  'M286 130C340 144 460 144 514 130L522 196C546 290 566 440 570 600C572 720 572 820 566 890C536 904 456 904 428 892C424 760 420 560 402 396H398C380 560 376 760 372 892C344 904 264 904 234 890C228 820 228 720 230 600C234 440 254 290 278 196z';
const waist = 'M284 112C340 128 460 128 516 112L524 172C460 192 340 192 276 172z';

function print(drawing: Drawing): string {
  const { design, accent, base } = drawing;
  const side = 'M220 180H282C262 340 252 520 262 920H200zM580 180H518C538 340 548 520 538 920H600z';
  const knees =
    'M200 520C270 500 340 510 400 540V660C340 690 270 690 200 660zM600 520C530 500 460 510 400 540V660C460 690 530 690 600 660z';
  const seat = 'M200 100H600V300C520 330 470 350 400 410C330 350 280 330 200 300z';
  return design.pick([flat(side, accent), flat(knees, mix(base, accent, 0.75)), flat(seat, accent)]);
}

function half(drawing: Drawing, flip: 1 | -1): string {
  const { base, accent, detail } = drawing;
  const colour = readableOn(base, detail, accent);
  return (
    `<g transform="translate(400 0) scale(${flip} 1) translate(-400 0)">` +
    line('M300 214C290 240 280 262 266 280', '#06111c', { width: 9, opacity: 0.4 }) +
    line('M300 214C290 240 280 262 266 280', colour, { width: 3.5 }) +
    line('M262 372H330M262 372V470H336V380', darker(base, 0.6), { width: 3, opacity: 0.5 }) +
    line('M246 330C236 410 232 480 232 540', lighter(colour, 0.1), { width: 3, opacity: 0.8 }) +
    stitches('M240 560C290 548 340 552 380 566', '#ffffff') +
    stitches('M236 668C290 682 340 680 374 668', '#ffffff') +
    flat(
      'M374 760C372 820 372 860 372 892C350 902 320 903 300 902C318 860 344 800 374 760z',
      darker(base, 0.6),
      0.9,
    ) +
    `${line('M232 856C280 870 340 870 372 858', darker(base, 0.55), { width: 4, opacity: 0.6 })}</g>`
  );
}

export function drawTrousers(drawing: Drawing): Picture {
  const { spec, base, accent, detail } = drawing;
  const parts = [
    castShadow(drawing, legs, 14, 20, 15),
    flat('M300 108C350 96 450 96 500 108L508 136C450 150 350 150 292 136z', darker(base, 0.7)),
    solid(drawing, legs, base, { depth: 0.75, gloss: 0.35, graphics: print(drawing) }),
    folds(drawing, [
      'M398 400C380 430 340 446 300 448',
      'M402 400C424 430 462 446 500 444',
      'M262 620C290 634 320 636 350 624',
      'M540 620C512 634 480 636 450 624',
      'M258 760C290 786 320 790 346 780',
      'M546 756C516 784 486 790 456 780',
      'M272 520C300 532 330 532 356 520',
      'M528 516C500 530 470 532 444 520',
    ]),
    half(drawing, 1),
    half(drawing, -1),
    solid(drawing, waist, darker(base, 0.22), { depth: 0.35, gloss: 0.3 }),
    line('M400 130V330C400 360 392 380 380 392', darker(base, 0.6), { width: 4, opacity: 0.7 }),
    `<circle cx="400" cy="152" r="13" fill="${darker(base, 0.6)}"/><circle cx="398" cy="150" r="9" fill="${accent}"/>`,
    [318, 470]
      .map((x) => `<rect x="${x}" y="112" width="15" height="70" rx="5" fill="${darker(base, 0.4)}"/>`)
      .join(''),
    lettering(spec.brand.toUpperCase(), {
      x: 322,
      y: 350,
      size: 26,
      colour: readableOn(base, detail, accent),
      maxWidth: 92,
      tracking: 2,
      halo: base,
    }),
    lettering(spec.model, {
      x: 474,
      y: 846,
      size: 21,
      colour: readableOn(base, detail, accent),
      maxWidth: 84,
    }),
  ];
  return { body: parts.join(''), focus: { x: 380, y: 270, zoom: 2.1 } };
}
