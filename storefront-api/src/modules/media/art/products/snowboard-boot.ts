import { darker, lighter, mix, readableOn } from '../drawing/colour.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { lettering } from '../drawing/lettering.ts';
import { folds, line, solid, stitches } from '../drawing/solid.ts';
import { contactShadow, type Picture } from '../drawing/studio.ts';

const upper =
  'M166 800C138 744 150 682 214 650C286 616 324 560 334 470C342 390 326 300 336 216C340 190 356 180 380 182C440 194 510 190 566 168C590 162 602 176 604 200C608 320 590 420 598 520C604 610 640 700 634 800z';
const liner = 'M344 240C340 190 352 148 376 140C400 134 414 156 420 182C470 186 520 172 560 142C584 130 600 150 602 196L596 250z';
const toeCap = 'M158 800C132 740 152 682 214 650C262 640 306 676 322 800z';
const heel = 'M604 500C612 600 640 700 634 800H520C520 700 560 620 570 500z';
const sole =
  'M146 790C250 806 520 806 640 786C656 812 656 846 644 862C620 880 560 872 520 866C440 856 340 872 300 872C230 880 160 874 144 856C134 836 136 806 146 790z';
const strap = 'M318 560C380 590 500 590 606 536L614 610C520 668 380 672 296 632z';

function dial(x: number, y: number, colour: string): string {
  const teeth = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    return `M${Math.round(Math.cos(angle) * 17)} ${Math.round(Math.sin(angle) * 17)}L${Math.round(Math.cos(angle) * 25)} ${Math.round(Math.sin(angle) * 25)}`;
  }).join('');
  return (
    `<g transform="translate(${x} ${y})"><circle r="31" cx="3" cy="5" fill="#06111c" opacity="0.35"/><circle r="29" fill="#1d252d"/>` +
    `<path d="${teeth}" stroke="#56636f" stroke-width="4"/><circle r="14" fill="${colour}"/></g>`
  );
}

function laces(drawing: Drawing): string {
  const rows = [250, 306, 362, 418, 474].map((y, index) => {
    const front = 344 - Math.max(0, index - 3) * 5;
    return `M${front} ${y}C${front + 40} ${y + 26} ${front + 74} ${y + 24} ${front + 96} ${y + 2}`;
  });
  return (
    line(rows.join(''), '#06111c', { width: 9, opacity: 0.35 }) +
    line(rows.join(''), lighter(drawing.accent, 0.1), { width: 5 }) +
    line('M444 236C448 320 446 400 430 486', darker(drawing.base, 0.5), { width: 12, opacity: 0.8 })
  );
}

export function drawSnowboardBoot(drawing: Drawing): Picture {
  const { spec, base, accent, detail } = drawing;
  const rubber = mix('#20282f', base, 0.1);
  const word = readableOn(base, detail, accent);
  const tread = Array.from({ length: 14 }, (_, index) => `M${168 + index * 34} 872l-8 -24`).join('');
  const parts = [
    contactShadow(drawing, 396, 868, 310),
    solid(drawing, liner, lighter(rubber, 0.14), { depth: 0.6, gloss: 0.25 }),
    line('M586 150C612 128 634 150 620 196', accent, { width: 12 }),
    solid(drawing, upper, base, { depth: 0.85, gloss: 0.4 }),
    folds(drawing, ['M360 560C400 540 450 548 480 572', 'M560 470C540 500 500 512 470 506', 'M352 500C380 490 400 494 420 504']),
    solid(drawing, heel, mix(base, rubber, 0.7), { depth: 0.5, gloss: 0.2 }),
    solid(drawing, toeCap, rubber, { depth: 0.6, gloss: 0.3 }),
    stitches('M222 660C262 652 298 690 312 796', '#ffffff'),
    laces(drawing),
    solid(drawing, sole, rubber, { depth: 0.35, gloss: 0.3 }),
    line('M146 822C260 836 520 836 646 814', accent, { width: 6, opacity: 0.9 }),
    line(tread, '#06111c', { width: 7, opacity: 0.55 }),
    solid(drawing, strap, mix(rubber, accent, 0.08), { depth: 0.5, gloss: 0.35 }),
    stitches('M322 576C390 602 500 602 604 550', '#ffffff'),
    stitches('M304 624C390 656 510 650 608 600', '#ffffff'),
    dial(566, 596, accent),
    dial(392, 252, accent),
    lettering(spec.brand.toUpperCase(), { x: 430, y: 638, size: 34, colour: '#f4f7f9', maxWidth: 170, rotate: -2, tracking: 3 }),
    lettering(spec.model, { x: 522, y: 380, size: 44, colour: word, maxWidth: 130, rotate: -84 }),
  ];
  return { body: parts.join(''), focus: { x: 430, y: 480, zoom: 2 } };
}
