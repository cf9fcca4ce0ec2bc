import { darker, lighter, lightness, mix } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { clothOf, texture } from './trail-shoe-cloth.ts';
import { collar, cuff, heelPull } from './trail-shoe-collar.ts';
import { bow, lacing, toggle, type LacingStyle } from './trail-shoe-lace.ts';
import type { Overlay, UpperColours } from './trail-shoe-overlays.ts';
import type { ShoeShape } from './trail-shoe-shape.ts';
import { bumper, rand } from './trail-shoe-rand.ts';
import { sole, type SoleColours } from './trail-shoe-sole.ts';
import { upper } from './trail-shoe-upper.ts';

export interface ShoeColours extends UpperColours, SoleColours {
  lace: string;
  lining: string;
  /** Whether the side has the brand's symbol; its name is then on the midsole. */
  hasSymbol: boolean;
}

/** Returns the colours of a shoe. */
export function shoeColours({ design, base, accent, detail }: Drawing, isForRock: boolean): ShoeColours {
  const isLight = lightness(base) > 0.6;
  const dark = isLight ? darker(base, 0.5) : darker(base, 0.4);
  const overlay = design.pick([isLight ? darker(base, 0.18) : lighter(base, 0.16), dark, dark, accent]);
  const foam = design.pick([
    '#eef1f2',
    '#e6e2d8',
    lighter(accent, 0.3),
    mix('#39424a', base, 0.3),
    lighter(base, 0.6),
  ]);
  const black = '#20262c';
  return {
    ground: base,
    overlay,
    trim: overlay === accent ? detail : accent,
    foam,
    wedge: mix(foam, accent, 0.8),
    carving: design.whole(0, 3),
    rubber: design.pick([
      black,
      black,
      mix(black, base, 0.25),
      '#7c5238',
      isForRock ? black : darker(accent, 0.12),
    ]),
    lace: design.pick([accent, detail, '#2a333c', accent]),
    lining: mix('#2a333c', base, 0.3),
    hasSymbol: design.chance(0.45),
  };
}

/** Draws a shoe from its outer side, without text. */
export function shoeBody(drawing: Drawing, shape: ShoeShape, overlay: Overlay, colours: ShoeColours): string {
  const { design, accent } = drawing;
  const { lining, lace, trim, rubber } = colours;
  const cloth = clothOf(drawing, shape.isApproach ? 'nubuck' : 'woven-mesh');
  const kinds: LacingStyle['kind'][] = shape.isApproach
    ? ['eyelets', 'loops']
    : ['eyelets', 'loops', 'quick'];
  const kind = kinds[design.whole(0, kinds.length - 1)] ?? 'eyelets';
  const isSock = cloth === 'knitted-upper' && design.chance(0.5);
  const padding = linear(drawing, 60, [
    [0, lighter(lining, 0.3)],
    [1, darker(lining, 0.4)],
  ]);
  return [
    `<path d="${shape.inside}" fill="${darker(lining, 0.45)}"/>`,
    line('M470 118C510 142 540 154 578 152C612 150 632 134 652 126', lighter(lining, 0.2), { width: 7 }),
    `<path d="${shape.tongue}" fill="${padding}"/><path d="${shape.tongue}" fill="${texture(drawing, 'woven-mesh')}"/>`,
    line('M414 98C422 72 450 60 464 75', '#ffffff', { width: 3, opacity: 0.4 }),
    upper(drawing, shape, cloth, colours, overlay),
    isSock ? cuff(drawing, mix(colours.ground, lining, 0.35)) : collar(shape, lining),
    heelPull(design, trim),
    lacing(shape, { kind, rows: shape.isApproach ? 8 : 6, colour: lace, strip: trim, metal: '#aab4bc' }),
    kind === 'quick' ? toggle(430, 112, accent, lace) : bow(420, 102, lace, 10),
    shape.isApproach ? rand(drawing, shape, rubber) : '',
    sole(drawing, shape, colours),
    bumper(drawing, shape, rubber),
  ].join('');
}
