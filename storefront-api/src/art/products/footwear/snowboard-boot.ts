import { darker, lighter, mix, readableOn } from '../../drawing/colour.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { lettering } from '../../drawing/lettering.ts';
import { flat, folds, line, solid, stitches } from '../../drawing/solid.ts';
import { contactShadow, type Picture } from '../../drawing/studio.ts';

const upper =
  'M160 796C140 742 158 690 220 664C290 634 334 572 340 486C344 400 312 300 318 214C320 190 336 180 360 181C420 190 490 184 548 160C572 152 586 166 590 190C600 310 588 410 600 510C608 600 640 700 634 792z';
const liner =
  'M326 240C320 190 332 148 356 140C380 134 396 156 402 180C450 182 500 166 542 136C566 124 584 144 588 190L584 250z';
const toeCap = 'M154 796C134 738 160 688 220 664C262 652 306 690 322 796z';
const heel = 'M606 520C614 610 640 700 634 792H520C520 700 560 620 574 520z';
const sole =
  'M134 776C240 800 520 800 642 770C660 800 662 836 652 862C620 878 560 872 524 866C500 846 440 846 400 850C340 866 260 876 210 862C168 850 138 818 134 776z';
const strap = 'M324 566C386 594 504 592 608 544L616 612C522 668 386 672 302 634z';

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

/** The upper's cut: the strip that holds the laces, the stiff back, the vamp. */
function panels({ base, accent }: Drawing): string {
  return (
    flat('M290 150H438C452 280 462 400 450 500C420 560 360 610 290 640z', darker(base, 0.32)) +
    flat('M520 140H660V540C600 500 550 380 520 140z', mix(base, accent, 0.2)) +
    flat('M140 700C240 650 330 600 380 560L420 800H140z', mix(base, '#ffffff', 0.1))
  );
}

function laces(drawing: Drawing): string {
  const rows = [250, 306, 362, 418, 474].map((y, index) => {
    const front = 324 + index * 4;
    return `M${front} ${y}C${front + 40} ${y + 26} ${front + 74} ${y + 24} ${front + 96} ${y + 2}`;
  });
  return (
    line(rows.join(''), '#06111c', { width: 9, opacity: 0.35 }) +
    line(rows.join(''), lighter(drawing.accent, 0.1), { width: 5 }) +
    line('M424 236C434 320 444 400 436 486', darker(drawing.base, 0.5), { width: 12, opacity: 0.8 })
  );
}

export function drawSnowboardBoot(drawing: Drawing): Picture {
  const { spec, base, accent, detail } = drawing;
  const rubber = mix('#20282f', base, 0.1);
  const word = readableOn(base, detail, accent);
  const tread = Array.from({ length: 14 }, (_, index) => `M${222 + index * 32} 868l-6 -20`).join('');
  const parts = [
    contactShadow(drawing, 396, 868, 310),
    solid(drawing, liner, lighter(rubber, 0.14), { depth: 0.6, gloss: 0.25 }),
    line('M572 144C598 122 620 144 606 190', accent, { width: 12 }),
    solid(drawing, upper, base, { depth: 0.85, gloss: 0.4, graphics: panels(drawing) }),
    stitches(
      'M446 190C460 300 468 400 456 500M512 176C530 330 560 440 592 500M226 668C300 640 352 590 372 560',
      '#ffffff',
    ),
    folds(drawing, [
      'M360 560C400 540 450 548 480 572',
      'M560 470C540 500 500 512 470 506',
      'M352 500C380 490 400 494 420 504',
    ]),
    solid(drawing, heel, mix(base, rubber, 0.7), { depth: 0.5, gloss: 0.2 }),
    solid(drawing, toeCap, rubber, { depth: 0.6, gloss: 0.3 }),
    stitches('M222 660C262 652 298 690 312 796', '#ffffff'),
    laces(drawing),
    solid(drawing, sole, rubber, { depth: 0.35, gloss: 0.3 }),
    line('M140 800C250 824 520 826 656 798', accent, { width: 6, opacity: 0.9 }),
    line(tread, '#06111c', { width: 7, opacity: 0.55 }),
    solid(drawing, strap, mix(rubber, accent, 0.08), { depth: 0.5, gloss: 0.35 }),
    stitches('M322 576C390 602 500 602 604 550', '#ffffff'),
    stitches('M304 624C390 656 510 650 608 600', '#ffffff'),
    dial(566, 596, accent),
    dial(374, 246, accent),
    lettering(spec.brand.toUpperCase(), {
      x: 430,
      y: 638,
      size: 34,
      colour: '#f4f7f9',
      maxWidth: 170,
      rotate: -2,
      tracking: 3,
    }),
    lettering(spec.model, { x: 522, y: 380, size: 44, colour: word, maxWidth: 130, rotate: -84 }),
  ];
  return { body: parts.join(''), focus: { x: 430, y: 480, zoom: 2 } };
}
