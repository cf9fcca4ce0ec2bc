import { darker, lighter, lightness, mix } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { bootLacing, type BootLacing } from './hiking-boot-lace.ts';
import type { BootShape } from './hiking-boot-shape.ts';
import { bootSole, type BootSoleColours } from './hiking-boot-sole.ts';
import { bootUpper, type BootColours } from './hiking-boot-upper.ts';
import { clothOf, texture } from '../trail-shoe/trail-shoe-cloth.ts';

export interface BootScheme extends BootColours, BootSoleColours {
  lining: string;
  hasSymbol: boolean;
}

/** Returns the colours of a boot. */
export function bootScheme({ spec, design, base, accent, detail }: Drawing): BootScheme {
  const black = '#22282d';
  const isLight = lightness(base) > 0.6;
  const isTan = spec.facts['shoeLining'] === 'shoe-leather-lined';
  const overlay = design.pick([
    isLight ? darker(base, 0.16) : lighter(base, 0.12),
    darker(base, 0.3),
    darker(base, 0.14),
  ]);
  return {
    ground: base,
    overlay,
    trim: accent,
    thread: isLight ? darker(base, 0.5) : mix(base, detail, 0.7),
    rubber: design.pick([black, black, '#6e4c37', mix(black, base, 0.2)]),
    midsole: design.pick([mix('#3a424a', base, 0.25), '#c9c4b8', '#4a4642', darker(base, 0.35)]),
    carving: design.whole(0, 3),
    accent,
    pad: isTan ? '#a97a4e' : mix('#2d363e', base, 0.3),
    lining: isTan
      ? '#b98b5e'
      : mix('#2a333c', accent, spec.facts['shoeLining'] === 'shoe-membrane' ? 0.28 : 0.05),
    hasSymbol: design.chance(0.5),
  };
}

function pullTab(top: number, colour: string): string {
  const tab = `M550 ${top + 56}C556 ${top + 20} 560 ${top - 6} 556 ${top - 24}C546 ${top - 38} 528 ${top - 30} 530 ${top - 8}`;
  return (
    line(tab, darker(colour, 0.4), { width: 16, cap: 'butt' }) +
    line(tab, colour, { width: 11, cap: 'butt' }) +
    line(tab, lighter(colour, 0.5), { width: 2, opacity: 0.6, dash: '4 3', cap: 'butt' })
  );
}

/** Draws a boot from its outer side, without text. */
export function bootBody(drawing: Drawing, shape: BootShape, scheme: BootScheme): string {
  const { design, base, accent, detail } = drawing;
  const { lining } = scheme;
  const cloth = clothOf(drawing, 'nubuck');
  const tongue = linear(drawing, 30, [
    [0, lighter(scheme.pad, 0.22)],
    [1, darker(scheme.pad, 0.45)],
  ]);
  const colour = design.pick([accent, '#2b333a', detail, mix('#6e4c37', base, 0.2)]);
  const lacing: BootLacing = {
    kind: design.pick(['eyelets', 'rings', 'loops']),
    colour,
    fleck: colour === accent ? '#20272d' : accent,
    metal: design.pick(['#b9c2c9', '#59636b', '#b39a63']),
    strip: scheme.overlay,
  };
  return [
    `<path d="${shape.inside}" fill="${darker(lining, 0.5)}"/>`,
    line(`M360 ${shape.top - 20}C440 ${shape.top - 20} 490 ${shape.top - 30} 540 ${shape.top - 21}`, lining, {
      width: 9,
    }),
    pullTab(shape.top, accent),
    `<path d="${shape.tongue}" fill="${tongue}"/><path d="${shape.tongue}" fill="${texture(drawing, 'microfibre')}"/>`,
    line(
      `M296 ${shape.top - 10}C296 ${shape.top - 32} 318 ${shape.top - 42} 340 ${shape.top - 36}`,
      '#ffffff',
      { width: 4, opacity: 0.4 },
    ),
    bootUpper(drawing, shape, cloth, scheme),
    line(shape.collar, darker(lining, 0.25), { width: 11 }),
    `<g transform="translate(0 -2)">${line(shape.collar, lighter(lining, 0.3), { width: 4, opacity: 0.7 })}</g>`,
    bootSole(drawing, shape, scheme),
    bootLacing(shape, lacing),
  ].join('');
}
