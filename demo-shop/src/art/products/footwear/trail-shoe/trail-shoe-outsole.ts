import { brandSymbol, wordmark } from '../../../brands/mark.ts';
import { darker, lighter, readableOn } from '../../../drawing/colour.ts';
import { symbol, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { line } from '../../../drawing/solid.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { lugField, soleShadow, underside, type LugField } from './trail-shoe-below.ts';
import type { ShoeColours } from './trail-shoe-body.ts';

const lugs = {
  chevron: 'M-29 12L0 -23L29 12V24L22 27L0 3L-22 27L-29 24z',
  arrow: 'M-21 15L-17 -13L0 -22L17 -13L21 15L11 18L0 7L-11 18z',
  block: 'M-12 -9H9L13 -4V9H-9L-13 4z',
  tooth: 'M-24 -12L0 -24L24 -12V14L15 20L0 9L-15 20L-24 14z',
  dot: 'M0 -11A11 11 0 1 1 -.1 -11z',
  hexagon: 'M0 -16L14 -8V8L0 16L-14 8V-8z',
};

interface Tread {
  lug: keyof typeof lugs;
  pitch: number;
  across: number;
  isStaggered: boolean;
}

const rock: readonly [Tread, ...Tread[]] = [
  { lug: 'dot', pitch: 31, across: 34, isStaggered: true },
  { lug: 'hexagon', pitch: 29, across: 32, isStaggered: true },
];

/** Treads by ground: few deep lugs shed mud, many low ones grip on rock. */
const treads: Readonly<Record<string, readonly [Tread, ...Tread[]]>> = {
  'ground-soft': [
    { lug: 'chevron', pitch: 46, across: 64, isStaggered: true },
    { lug: 'tooth', pitch: 50, across: 57, isStaggered: true },
  ],
  'ground-mixed': [
    { lug: 'arrow', pitch: 44, across: 47, isStaggered: true },
    { lug: 'hexagon', pitch: 36, across: 39, isStaggered: true },
  ],
  'ground-hard': [
    { lug: 'block', pitch: 29, across: 34, isStaggered: false },
    { lug: 'hexagon', pitch: 29, across: 32, isStaggered: true },
  ],
};

function oneSole(drawing: Drawing, colours: ShoeColours, isApproach: boolean): string {
  const { design, spec } = drawing;
  const tread: Tread = design.pick(treads[String(spec.facts['trailGround'])] ?? rock);
  const { rubber } = colours;
  const field = (from: number, to: number, colour: string, turn = 0): string => {
    const all: LugField = { ...tread, from, to, colour, turn, lug: lugs[tread.lug], margin: 10 };
    return lugField(drawing, all);
  };
  const second = design.pick([colours.trim, lighter(rubber, 0.22), rubber]);
  const zone = 'M40 118C90 150 180 156 240 128';
  return (
    underside(drawing, {
      foam: colours.foam,
      rubber: darker(rubber, 0.5),
      plate: colours.wedge,
    }) +
    (isApproach
      ? line(zone, '#03080d', { width: 9, opacity: 0.55 }) +
        `<g transform="translate(0 6)">${line(zone, lighter(rubber, 0.5), { width: 3, opacity: 0.5 })}</g>`
      : '') +
    field(isApproach ? 166 : 30, 220, isApproach ? rubber : second) +
    field(230 + tread.pitch * 0.5, 338, rubber) +
    field(554, 728, rubber, 180)
  );
}

/** Draws the soles of a pair of shoes. */
export function drawOutsole(drawing: Drawing, colours: ShoeColours, isApproach: boolean): Picture {
  const { spec } = drawing;
  const one = symbol(drawing, oneSole(drawing, colours, isApproach));
  const ink = readableOn(colours.wedge);
  const wide = spec.audience === 'women' ? 1.04 : 1.1;
  const onZone = lighter(colours.rubber, 0.35);
  const words =
    (isApproach ? brandSymbol(spec.brand, { x: 136, y: 82, size: 62, colour: onZone, opacity: 0.6 }) : '') +
    brandSymbol(spec.brand, { x: 148, y: 412, size: 56, colour: ink }) +
    wordmark(spec.brand, { x: 147, y: 468, size: 28, colour: ink, maxWidth: 86 }) +
    lettering(spec.model, { x: 146, y: 498, size: 22, colour: ink, maxWidth: 78, font: 'barlow-text' });
  const sole = (isMirrored: boolean) => {
    const turned = `<g transform="translate(295 0) scale(-1 1)">${words}</g>`;
    return soleShadow(drawing, isMirrored ? -8 : 8) + `<use href="${one}"/>${isMirrored ? turned : words}`;
  };
  const body =
    `<g transform="translate(386 92) rotate(-3) scale(${-wide} 1.09)">${sole(true)}</g>` +
    `<g transform="translate(414 92) rotate(3) scale(${wide} 1.09)">${sole(false)}</g>`;
  return { body, focus: { x: 560, y: 330, zoom: 2 } };
}
