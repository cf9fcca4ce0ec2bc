import { brandSymbol, wordmark } from '../../../brands/mark.ts';
import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import { blur, linear, type Drawing } from '../../../drawing/drawing.ts';
import { line, solid, stitches } from '../../../drawing/solid.ts';
import { castShadow } from '../../../drawing/studio.ts';
import { place, tack, webbing } from '../parts.ts';
import { layOut } from './repair-contents.ts';
import { note } from './repair-tools.ts';

const cross = (x: number, y: number, size: number, colour: string) =>
  `<path d="M${x - size / 6} ${y - size / 2}h${size / 3}v${size / 3}h${size / 3}v${size / 3}h${-size / 3}v${size / 3}h${-size / 3}v${-size / 3}h${-size / 3}v${-size / 3}h${size / 3}z" fill="${colour}"/>`;

function ripstop(drawing: Drawing, path: string): string {
  const weave = drawing.define(
    (id) =>
      `<pattern id="${id}" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M0 0H14M0 0V14" stroke="#fff" stroke-width="1.500" opacity="0.16"/></pattern>`,
  );
  return `<path d="${path}" fill="${weave}"/>`;
}

function names(drawing: Drawing, y: number, ground: string): string {
  const word = readableOn(ground, drawing.detail, drawing.accent);
  return (
    brandSymbol(drawing.spec.brand, { x: 400, y: y - 96, size: 84, colour: word }) +
    wordmark(drawing.spec.brand, { x: 400, y, size: 66, colour: word, maxWidth: 330 }) +
    note(drawing, 400, y + 50, ground)
  );
}

/** Draws a zipped pouch without its contents. */
export function pouch(drawing: Drawing, top: number): string {
  const isBack = drawing.spec.view === 'back';
  const { base, accent, design } = drawing;
  const path =
    'M150 40C150 14 170 4 196 4H604C630 4 650 14 650 40L662 330C662 364 640 380 606 380H194C160 380 138 364 138 330z';
  const zip = 'M146 96C300 110 500 110 654 96';
  const stripe = design.pick(['M130 322H670V400H130z', 'M130 372L670 306V400H130z', 'M560 0H700V400H600z']);
  return place(
    castShadow(drawing, path, 14, 20, 12) +
      place(webbing('M0 0C-70 20 -70 120 4 140', accent, 26), 146, 120) +
      solid(drawing, path, base, {
        depth: 0.7,
        gloss: 0.4,
        graphics: `<path d="${stripe}" fill="${accent}"/>`,
      }) +
      ripstop(drawing, path) +
      line(zip, '#06111c', { width: 18, opacity: 0.55 }) +
      line(zip, lighter(accent, 0.2), { width: 7, dash: '5 4', cap: 'butt' }) +
      `<g transform="translate(600 98)"><rect x="-12" y="-14" width="24" height="26" rx="5" fill="#c3ccd4"/><path d="M-7 10H7L10 70Q0 80 -10 70z" fill="${darker(accent, 0.15)}"/></g>` +
      stitches('M160 356C300 366 500 366 640 356', '#ffffff') +
      (isBack
        ? place(webbing('M0 130V330', darker(base, 0.3), 70, accent), 400, 0) +
          tack(400, 146, 56, 20, accent) +
          tack(400, 316, 56, 20, accent)
        : names(drawing, 238, base)),
    0,
    top,
  );
}

/** Draws an open tool roll. */
export function roll(drawing: Drawing): string {
  const { base, accent } = drawing;
  const path = 'M96 130H704Q716 130 716 142V858Q716 870 704 870H96Q84 870 84 858V142Q84 130 96 130z';
  const pocket = 'M84 560H716V858Q716 870 704 870H96Q84 870 84 858z';
  const inside = mix(darker(base, 0.25), '#8d8468', 0.12);
  const straps = [380, 620]
    .map((y) => webbing(`M716 ${y}C750 ${y} 752 ${y + 50} 764 ${y + 90}`, accent, 24))
    .join('');
  return (
    straps +
    castShadow(drawing, path, 14, 20, 12) +
    solid(drawing, path, inside, { depth: 0.2, gloss: 0.2 }) +
    ripstop(drawing, path) +
    stitches('M100 146H700V854H100z', accent) +
    place(layOut(drawing), 100, 170) +
    `<path d="${pocket}" fill="#06111c" opacity="0.4" filter="${blur(drawing, 5)}" transform="translate(0 -8)"/>` +
    solid(drawing, pocket, base, { depth: 0.2, gloss: 0.25 }) +
    ripstop(drawing, pocket) +
    line('M84 564H716', accent, { width: 12, cap: 'butt' }) +
    [210, 590]
      .map(
        (x) =>
          line(`M${x} 572V866`, '#ffffff', { width: 2, opacity: 0.5, dash: '7 6' }) +
          tack(x, 580, 14, 16, lighter(accent, 0.3)),
      )
      .join('') +
    names(drawing, 760, base)
  );
}

/** Draws a tin with an open lid. */
export function tin(drawing: Drawing): string {
  const { base, accent } = drawing;
  const lid = 'M130 70H670Q700 70 700 100V430H100V100Q100 70 130 70z';
  const tray = 'M100 440H700V880Q700 920 660 920H140Q100 920 100 880z';
  const inner = 'M120 460H680V876Q680 900 656 900H144Q120 900 120 876z';
  const floor = linear(drawing, 70, [
    [0, '#6a7680'],
    [0.2, '#aab5be'],
    [1, '#dfe5ea'],
  ]);
  return (
    castShadow(drawing, `${lid}${tray}`, 14, 22, 12) +
    solid(drawing, lid, base, {
      depth: 0.25,
      gloss: 0.5,
      graphics: `<path d="M90 330H710V450H90z" fill="${accent}"/>`,
    }) +
    line('M118 430V104Q118 88 134 88H666Q682 88 682 104V430', '#ffffff', { width: 4, opacity: 0.35 }) +
    names(drawing, 240, base) +
    `<path d="${tray}" fill="${darker(base, 0.3)}"/><path d="${tray}" fill="none" stroke="${lighter(base, 0.5)}" stroke-width="5"/><path d="${inner}" fill="${floor}"/>` +
    `<path d="M120 460H680V490H150V900H144Q120 900 120 876z" fill="#06111c" opacity="0.3" filter="${blur(drawing, 5)}"/>` +
    [210, 590]
      .map(
        (x) =>
          `<rect x="${x - 44}" y="420" width="88" height="30" rx="8" fill="#9aa7b2"/><path d="M${x - 38} 427h76" stroke="#fff" stroke-width="3" opacity="0.7"/>`,
      )
      .join('') +
    place(layOut(drawing), 106, 480, { scale: 0.98 })
  );
}

/** Draws the closed case. */
export function closed(drawing: Drawing): string {
  const { base, accent, spec } = drawing;
  const isTin = spec.facts['repairCase'] === 'case-tin';
  const path = isTin
    ? 'M150 290H650Q690 290 690 330V670Q690 710 650 710H150Q110 710 110 670V330Q110 290 150 290z'
    : 'M120 360C96 380 96 640 120 660C280 690 520 690 680 660C704 640 704 380 680 360C520 334 280 334 120 360z';
  const straps = isTin
    ? ''
    : [230, 570].map((x) => webbing(`M${x} 344C${x + 12} 440 ${x + 12} 580 ${x} 680`, accent, 44)).join('');
  const ground = isTin ? base : darker(base, 0.1);
  return (
    castShadow(drawing, path, 16, 26, 12) +
    solid(drawing, path, ground, { depth: isTin ? 0.25 : 1, gloss: 0.5 }) +
    (isTin ? line('M116 640H684', accent, { width: 14, cap: 'butt' }) : ripstop(drawing, path) + straps) +
    cross(400, 430, 90, accent) +
    wordmark(spec.brand, {
      x: 400,
      y: 570,
      size: 58,
      colour: readableOn(ground, drawing.detail, accent),
      maxWidth: isTin ? 420 : 250,
    })
  );
}
