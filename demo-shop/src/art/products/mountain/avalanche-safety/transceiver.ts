import { wordmark } from '../../../brands/mark.ts';
import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import { blur, linear, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { line, solid } from '../../../drawing/solid.ts';
import { castShadow } from '../../../drawing/studio.ts';
import { cord, metal, place } from '../parts.ts';
import { display } from './transceiver-display.ts';

// Centred at 0, 0, about 270 wide and 560 high.
const shapes = [
  'M-118 -250C-112 -280 -60 -286 0 -286C60 -286 112 -280 118 -250L134 120C136 220 100 284 0 286C-100 284 -136 220 -134 120z',
  'M-100 -284H100L132 -252V210L92 284H-92L-132 210V-252z',
  'M-96 -284C-60 -290 60 -290 96 -284C120 -280 130 -262 130 -236L122 0L132 226C132 262 112 284 76 286H-76C-112 284 -132 262 -132 226L-122 0L-130 -236C-130 -262 -120 -280 -96 -284z',
] as const;

function key(drawing: Drawing, x: number, y: number, radius: number, colour: string, sign: string): string {
  const cap = linear(drawing, 60, [
    [0, lighter(colour, 0.4)],
    [0.5, colour],
    [1, darker(colour, 0.35)],
  ]);
  return place(
    `<circle cx="2" cy="6" r="${radius + 3}" fill="#06111c" opacity="0.55" filter="${blur(drawing, 3)}"/><circle r="${radius}" fill="${cap}"/><circle r="${radius - 3}" fill="none" stroke="#fff" stroke-width="2" opacity="0.35"/>` +
      line(sign, readableOn(colour), { width: 5 }),
    x,
    y,
  );
}

function controls(drawing: Drawing, kind: 'pair' | 'dial' | 'slider'): string {
  const { base, accent } = drawing;
  const dark = darker(base, 0.6);
  const up = 'M-9 5L0 -6L9 5';
  const flag = 'M-7 10V-11L10 -5L-7 2';
  if (kind === 'pair') return key(drawing, -56, 160, 34, dark, up) + key(drawing, 48, 160, 40, accent, flag);
  const ring =
    `<circle cy="168" r="58" fill="${darker(base, 0.5)}"/><circle cy="168" r="58" fill="none" stroke="${accent}" stroke-width="5"/>` +
    Array.from(
      { length: 12 },
      (_, index) =>
        `<path d="M0 -50v9" stroke="#f2f5f8" stroke-width="3" opacity="0.5" transform="translate(0 168) rotate(${index * 30})"/>`,
    ).join('');
  if (kind === 'dial') return ring + key(drawing, 0, 168, 34, accent, flag);
  return (
    `<rect x="-92" y="140" width="184" height="48" rx="24" fill="#0f161c"/><path d="M-60 164H60" stroke="#fff" stroke-width="3" opacity="0.25"/>` +
    key(drawing, 30, 164, 30, accent, 'M-7 -8V8M0 -10V10M7 -8V8') +
    key(drawing, -74, 226, 20, dark, up) +
    key(drawing, 74, 226, 20, dark, flag)
  );
}

function rear(drawing: Drawing, word: string): string {
  const { spec, base } = drawing;
  const cover = 'M-84 0H84Q98 0 98 14V190Q98 214 74 222L0 232L-74 222Q-98 214 -98 190V14Q-98 0 -84 0z';
  return (
    `<path d="${cover}" fill="#06111c" opacity="0.4" transform="translate(2 5)"/><path d="${cover}" fill="${darker(base, 0.18)}"/><path d="${cover}" fill="none" stroke="#fff" stroke-width="2" opacity="0.25"/>` +
    line('M-50 40H50M-50 58H50M-50 76H50', '#06111c', { width: 5, opacity: 0.4 }) +
    [-68, 68]
      .map(
        (x) =>
          `<circle cx="${x}" cy="186" r="13" fill="${metal(drawing, 60)}"/><path d="M${x - 8} 186h16" stroke="#1d252d" stroke-width="4"/>`,
      )
      .join('') +
    `<rect x="-92" y="-214" width="184" height="150" rx="10" fill="#f2f4f5"/><rect x="-92" y="-214" width="184" height="36" rx="10" fill="${drawing.accent}"/>` +
    [-150, -128, -106, -84]
      .map(
        (y, index) =>
          `<rect x="-76" y="${y}" width="${index === 3 ? 70 : 150}" height="8" rx="4" fill="#26323d" opacity="0.5"/>`,
      )
      .join('') +
    lettering('457 kHz', { x: 0, y: -188, size: 28, colour: readableOn(drawing.accent), maxWidth: 150 }) +
    lettering(spec.model, { x: 0, y: 140, size: 30, colour: word, maxWidth: 150 })
  );
}

/** Draws a transceiver without its harness. */
export function transceiver(drawing: Drawing): string {
  const { spec, design, base, accent, detail } = drawing;
  const path = design.pick(shapes);
  const kind = design.pick(['pair', 'dial', 'slider'] as const);
  const two = design.pick([
    'M-150 110C-60 70 60 70 150 110V300H-150z',
    'M-150 -300H-104V300H-150zM104 -300H150V300H104z',
    'M-150 96L150 40V300H-150z',
  ]);
  const word = readableOn(base, detail, accent);
  const side = mix(base, '#11181f', 0.55);
  return (
    castShadow(drawing, path, 16, 24, 12) +
    `<path d="${path}" fill="${darker(base, 0.65)}" transform="translate(5 10)"/>` +
    solid(drawing, path, base, { depth: 0.5, gloss: 0.5, graphics: `<path d="${two}" fill="${side}"/>` }) +
    (spec.view === 'back'
      ? rear(drawing, word)
      : display(drawing) +
        controls(drawing, kind) +
        wordmark(spec.brand, {
          x: 0,
          y: -226,
          size: 34,
          colour: kind === 'dial' ? readableOn(base, accent, detail) : word,
          maxWidth: 168,
        })) +
    cord('M-30 -286C-30 -318 30 -318 30 -286', accent, 14)
  );
}
