import { darker, lighter, mix } from '../../../drawing/colour.ts';
import { clip, linear, outline, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { ground, liftAt, soleLine, type ShoeShape } from './trail-shoe-shape.ts';

export interface SoleColours {
  /** Index of the midsole's pattern. */
  carving: number;
  foam: string;
  rubber: string;
  wedge: string;
}

/** Returns the path of a lug from the side; lugs at the toe and at the heel slant in opposite directions. */
function lugAt(x: number, wide: number, { lug }: ShoeShape): string {
  const lean = x < 400 ? lug * 0.3 : -lug * 0.3;
  const [left, right] = [ground - lug - liftAt(x), ground - lug - liftAt(x + wide)];
  const bevel = wide * 0.16;
  const point = (px: number, py: number) => `${Math.round(px)} ${Math.round(py)}`;
  return `M${point(x, left - 3)}L${point(x + lean + bevel, left + lug)}L${point(x + wide + lean - bevel, right + lug)}L${point(x + wide, right - 3)}z`;
}

function lugs(shape: ShoeShape): string {
  const pitch = shape.lug > 18 ? 41 : shape.lug > 12 ? 33 : 25;
  const wide = pitch * (shape.isApproach ? 0.8 : 0.7);
  const count = Math.floor(660 / pitch);
  return Array.from({ length: count }, (_, index) => 28 + index * pitch)
    .filter((x) => x < 352 || x > 424)
    .map((x) => lugAt(x, wide, shape))
    .join('');
}

function rubber(drawing: Drawing, shape: ShoeShape, colour: string): string {
  const [top, bottom] = [ground - shape.lug - 13, ground - shape.lug];
  const near = linear(drawing, 90, [
    [0, lighter(colour, 0.2)],
    [0.5, colour],
    [1, darker(colour, 0.55)],
  ]);
  const band = `${soleLine(top)}L712 ${bottom - 36}Q654 ${bottom} 596 ${bottom}H440C420 ${bottom - 10} 360 ${bottom - 10} 340 ${bottom}H172Q89 ${bottom} 6 ${bottom - 56}z`;
  return (
    `<g transform="translate(11 -3)"><path d="${lugs(shape)}" fill="${darker(colour, 0.75)}"/></g>` +
    `<path d="${lugs(shape)}" fill="${near}"/><path d="${band}" fill="${colour}"/>` +
    line(soleLine(top + 2), '#ffffff', { width: 2.5, opacity: 0.28 })
  );
}

/** Draws the midsole's pattern. */
function carving({ foreY, heelY, lug }: ShoeShape, { foam, wedge, carving: kind }: SoleColours): string {
  const low = ground - lug - 14;
  const cut = (path: string) =>
    line(path, darker(foam, 0.42), { width: 7, opacity: 0.75 }) +
    `<g transform="translate(1 5)">${line(path, lighter(foam, 0.5), { width: 3, opacity: 0.75 })}</g>`;
  const carvings = [
    () =>
      `<path d="M300 ${low + 6}C400 ${low - 4} 470 ${heelY + 18} 740 ${heelY + 8}V${low + 20}H300z" fill="${wedge}"/>` +
      cut(`M300 ${low + 4}C400 ${low - 6} 470 ${heelY + 16} 740 ${heelY + 6}`),
    () =>
      cut(`M430 ${heelY + 26}C520 ${heelY + 14} 640 ${heelY + 14} 730 ${heelY + 6}`) +
      cut(`M300 ${low - 6}C360 ${low - 14} 420 ${low - 16} 500 ${low - 14}`) +
      cut(`M60 ${foreY + 14}C120 ${foreY + 26} 200 ${foreY + 26} 276 ${foreY + 20}`),
    () =>
      Array.from({ length: 6 }, (_, index) => {
        const x = 306 + index * 30;
        return cut(`M${x} ${low - 4}l${20 - index * 2} ${-18 - index * 3}`);
      }).join('') + cut(`M60 ${foreY + 14}C120 ${foreY + 24} 200 ${foreY + 24} 276 ${foreY + 20}`),
    () =>
      `<path d="M-10 ${low + 30}V${foreY + 12}C120 ${foreY + 32} 260 ${foreY + 30} 370 ${low + 6}z" fill="${wedge}"/>` +
      cut(`M6 ${foreY}C120 ${foreY + 32} 260 ${foreY + 30} 370 ${low + 4}`) +
      cut(`M480 ${heelY + 20}C560 ${heelY + 10} 640 ${heelY + 12} 730 ${heelY + 6}`),
  ] as const;
  return (carvings[kind] ?? carvings[1])();
}

/** Draws the sole from the side. */
export function sole(drawing: Drawing, shape: ShoeShape, colours: SoleColours): string {
  const { foam } = colours;
  const body = linear(drawing, 90, [
    [0, lighter(foam, 0.3)],
    [0.35, foam],
    [1, darker(foam, 0.3)],
  ]);
  const href = outline(drawing, shape.midsole);
  const ends = linear(drawing, 0, [
    [0, '#06111c', 0.4],
    [0.1, '#06111c', 0],
    [0.86, '#06111c', 0],
    [1, '#06111c', 0.4],
  ]);
  const speckle =
    drawing.design.chance(0.35) && !shape.isApproach
      ? `<use href="${href}" fill="${speckles(drawing, foam)}"/>`
      : '';
  return (
    rubber(drawing, shape, colours.rubber) +
    `<use href="${href}" fill="${body}"/><g clip-path="${clip(drawing, shape.midsole)}">` +
    carving(shape, colours) +
    speckle +
    `<use href="${href}" fill="${ends}"/>` +
    line(shape.bite, '#ffffff', { width: 7, opacity: 0.4 }) +
    `<g transform="translate(0 -2)">${line(shape.tread, '#06111c', { width: 8, opacity: 0.28 })}</g></g>`
  );
}

const speckles = (drawing: Drawing, foam: string) => {
  const dark = mix(foam, drawing.accent, 0.8);
  return drawing.define(
    (id) =>
      `<pattern id="${id}" width="34" height="26" patternUnits="userSpaceOnUse"><path d="M3 5l3 1M14 18l2 -3M25 7l4 -1M29 21l2 2M9 24l2 0M19 2l1 2" stroke="${dark}" stroke-width="2.4" stroke-linecap="round"/></pattern>`,
  );
};
