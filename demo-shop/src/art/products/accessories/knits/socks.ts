import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import { clip, linear, outline, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { flat, line } from '../../../drawing/solid.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { wordmark } from '../../../brands/mark.ts';
import { creases, form, softShadow } from '../form.ts';
import { knit, rib, sheetOf, terry } from '../textures.ts';
import { sockPrint } from './sock-print.ts';

// Side view, toe to the left.
const sock =
  'M306 92C370 108 440 108 506 88C520 200 524 310 504 420C492 500 484 560 488 626C494 690 516 730 514 786C510 842 470 862 416 856C330 848 250 872 184 868C124 862 98 826 112 788C128 754 186 744 250 716C312 688 344 650 340 588C330 470 300 330 298 220z';
interface Pad {
  path: string;
  /** Bounding box for its texture; larger rectangles take longer to render. */
  box: readonly [x: number, y: number, width: number, height: number];
}

const cuff = 'M306 92C370 108 440 108 506 88L512 150C440 172 366 172 300 154z';
const heel: Pad = {
  path: 'M392 880C392 770 440 700 530 690V880z',
  box: [390, 690, 140, 200],
};
const toe: Pad = {
  path: 'M80 900V720H214C238 770 240 830 222 900z',
  box: [90, 720, 150, 180],
};
const shin: Pad = {
  path: 'M270 176C330 190 356 210 360 300C366 400 372 470 362 540C350 560 330 560 300 550z',
  box: [270, 170, 110, 400],
};
const front: Pad = {
  path: 'M270 176C334 190 360 210 364 300C372 420 398 540 390 610C382 690 300 730 236 762L190 700C280 660 320 620 320 560z',
  box: [180, 170, 220, 600],
};
const sole: Pad = {
  path: 'M100 830C220 800 320 830 520 800V900H90z',
  box: [90, 796, 430, 100],
};
const arch = 'M262 690C290 740 296 820 284 880H382C376 800 366 740 350 640z';

const reach = { 'thin-cushion': 0.55, 'medium-cushion': 0.8, 'thick-cushion': 1 } as const;

function cushioningOf({ spec, design }: Drawing): keyof typeof reach {
  const known = ['thin-cushion', 'medium-cushion', 'thick-cushion'] as const;
  return known.find((each) => each === spec.facts['cushioning']) ?? design.pick(known);
}

/** Draws terry padding where boots press, more distinct on thicker socks. */
function pad(drawing: Drawing, { path, box }: Pad, colour: string, bold: number): string {
  const loops = terry(drawing, Math.round(9 + bold * 9));
  return (
    `<g clip-path="${clip(drawing, path)}">${flat(path, colour)}${sheetOf(loops, ...box)}</g>` +
    line(path, '#05101c', { width: Math.round(4 + bold * 8), opacity: 0.12 }) +
    `<g transform="translate(-3 -3)">${line(path, '#ffffff', { width: 3, opacity: 0.2 * bold })}</g>`
  );
}

function zones(drawing: Drawing): string {
  const { design, base, accent } = drawing;
  const cushioning = cushioningOf(drawing);
  const bold = reach[cushioning];
  const tone = design.pick([darker(base, 0.28), mix(base, accent, 0.55), accent]);
  const bands = sheetOf(rib(drawing, 15), 240, 630, 150, 250);
  return [
    sheetOf(knit(drawing, 12), 96, 80, 430, 800),
    `<g clip-path="${clip(drawing, arch)}">${flat(arch, darker(base, 0.1), 0.7)}${bands}</g>`,
    pad(drawing, cushioning === 'thin-cushion' ? shin : front, tone, bold),
    cushioning === 'thick-cushion' ? pad(drawing, sole, darker(tone, 0.1), bold) : '',
    pad(drawing, heel, accent, bold),
    pad(drawing, toe, accent, bold),
  ].join('');
}

function top(drawing: Drawing): string {
  const { accent, base, design } = drawing;
  const colour = design.pick([accent, darker(base, 0.3), accent]);
  return (
    form(drawing, cuff, colour, { bend: 14, graphics: sheetOf(rib(drawing, 13), 280, 80, 250, 110) }) +
    line('M300 156C366 174 440 174 512 152', '#05101c', { width: 4, opacity: 0.35 })
  );
}

function oneSock(drawing: Drawing): string {
  const light = linear(drawing, 0, [
    [0, '#05101c', 0.1],
    [0.4, '#ffffff', 0.14],
    [1, '#05101c', 0.34],
  ]);
  return (
    form(drawing, sock, drawing.base, {
      bend: 32,
      gloss: 0.4,
      graphics: sockPrint(drawing) + zones(drawing),
    }) +
    `<use href="${outline(drawing, sock)}" fill="${light}"/>` +
    creases(
      'M352 600C390 620 440 620 484 600M344 660C390 664 430 680 470 720M380 560C420 576 456 574 486 560',
      0.8,
      14,
    ) +
    top(drawing)
  );
}

/** Draws the top of the sock, folded over with the terry inside. */
function turnedDown(drawing: Drawing): string {
  const colour = lighter(mix(drawing.base, drawing.accent, 0.3), 0.35);
  const fold = 'M300 96C366 78 440 78 510 92L526 214C440 240 360 240 288 220z';
  return (
    form(drawing, fold, colour, { bend: 24, graphics: sheetOf(terry(drawing, 18), 270, 70, 270, 190) }) +
    line('M290 220C360 240 440 240 524 214', '#05101c', { width: 5, opacity: 0.3 })
  );
}

/** Draws a pair of socks. */
export function drawSocks(drawing: Drawing): Picture {
  const { spec, base, accent, detail } = drawing;
  const isBack = spec.view === 'back';
  const body = oneSock(drawing) + (isBack ? turnedDown(drawing) : '');
  const side = (letter: string) =>
    lettering(letter, { x: 168, y: 830, size: 52, maxWidth: 60, colour: readableOn(accent, base, detail) });
  const name = wordmark(spec.brand, {
    x: 424,
    y: 526,
    size: 42,
    maxWidth: 136,
    rotate: 91,
    colour: readableOn(base, detail, accent),
  });
  const place = (x: number, y: number, turn: number, letter: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn} 400 500)">${softShadow(drawing, sock, 14, 16)}${body}${isBack ? '' : name + side(letter)}</g>`;
  const pair = place(196, -14, 0, 'L') + place(-2, 34, 0, 'R');
  return {
    body: isBack ? `<g transform="translate(800 0) scale(-1 1)">${pair}</g>` : pair,
    focus: { x: 360, y: 640, zoom: 1.8 },
  };
}
