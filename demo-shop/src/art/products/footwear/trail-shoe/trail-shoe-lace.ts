import { darker, lighter } from '../../../drawing/colour.ts';
import { line } from '../../../drawing/solid.ts';
import { throatAt, type ShoeShape } from './trail-shoe-shape.ts';

const round = Math.round;

/** Draws a run of lace. `fleck`: second colour of the weave. */
export const lace = (path: string, colour: string, width: number, fleck?: string) =>
  `<g transform="translate(3 5)">${line(path, '#06111c', { width, opacity: 0.35 })}</g>` +
  line(path, darker(colour, 0.42), { width }) +
  line(path, colour, { width: width - 3 }) +
  `<g transform="translate(-1 -1)">${line(path, lighter(colour, 0.5), { width: width * 0.42, opacity: 0.65, dash: '3 3', cap: 'butt' })}</g>` +
  (fleck === undefined
    ? ''
    : line(path, fleck, { width: width * 0.5, opacity: 0.9, dash: '4 11', cap: 'butt' }));

/** Draws a bow with two loops and two ends. */
export function bow(x: number, y: number, colour: string, width: number, fleck?: string): string {
  const place = (path: string) => `<g transform="translate(${x} ${y})">${path}</g>`;
  return place(
    lace('M6 4C26 20 32 46 26 70', colour, width - 1, fleck) +
      line('M27 66L24 84', '#dfe5ea', { width: width - 4 }) +
      lace('M0 0C-22 4 -44 22 -48 40C-40 52 -16 34 2 6', colour, width, fleck) +
      lace('M4 2C32 -2 74 22 84 50C88 70 58 58 40 40C26 26 14 14 4 4', colour, width, fleck) +
      lace('M-6 -6C0 -10 10 -8 12 0', colour, width + 5, fleck),
  );
}

/** Draws a quick-lace toggle. */
export const toggle = (x: number, y: number, colour: string, cord: string) =>
  `<g transform="translate(${x} ${y}) rotate(-24)">${lace('M0 6C14 30 12 66 -2 84', cord, 6)}` +
  `<rect x="-13" y="-16" width="34" height="46" rx="9" fill="#06111c" opacity=".35"/><rect x="-17" y="-20" width="34" height="46" rx="9" fill="${darker('#39444e', 0.2)}"/>` +
  `<rect x="-10" y="-13" width="20" height="17" rx="5" fill="${colour}"/><path d="M-11 -17H11" stroke="#fff" stroke-width="3" opacity=".45"/><rect x="-8" y="76" width="14" height="24" rx="4" fill="${colour}"/></g>`;

export interface LacingStyle {
  kind: 'eyelets' | 'loops' | 'quick';
  rows: number;
  colour: string;
  strip: string;
  metal: string;
}

function hold({ kind, metal, strip }: LacingStyle, x: number, y: number): string {
  if (kind === 'eyelets') {
    return `<ellipse cx="${x}" cy="${y}" rx="8.5" ry="7.5" fill="${metal}"/><ellipse cx="${x}" cy="${y}" rx="5" ry="4.4" fill="#0a1118"/><path d="M${x - 7} ${y - 3}Q${x} ${y - 10} ${x + 7} ${y - 3}" fill="none" stroke="#fff" stroke-width="1.8" opacity=".6"/>`;
  }
  const tape = `M${x + 7} ${y + 25}L${x - 3} ${y - 4}`;
  return (
    `<g transform="translate(4 3)">${line(tape, '#06111c', { width: 15, opacity: 0.3, cap: 'butt' })}</g>` +
    line(tape, darker(strip, 0.35), { width: 14, cap: 'butt' }) +
    line(tape, strip, { width: 10, cap: 'butt' }) +
    line(`M${x + 1} ${y + 22}l12 -4`, lighter(strip, 0.6), { width: 2, opacity: 0.7 })
  );
}

/** Draws the rows of lace between the near edge and the hidden far edge. */
export function lacing(shape: ShoeShape, style: LacingStyle): string {
  const { rows, colour, kind } = style;
  const width = kind === 'quick' ? 7 : 11;
  const points = Array.from({ length: rows }, (_, index) =>
    throatAt(shape, 0.04 + (index / (rows - 1)) * 0.88),
  );
  const far = points.map(({ x, y }) => ({ x: x - 20, y: y - 27 }));
  const under = points.slice(1).map(({ x, y }, index) => {
    const from = far[index] ?? { x, y };
    return `M${round(from.x)} ${round(from.y + 5)}Q${round(from.x + 10)} ${round(from.y - 6)} ${round(x + 3)} ${round(y + 9)}`;
  });
  const over = points.map(({ x, y }, index) => {
    const to = far[index + 1] ?? far[index] ?? { x, y };
    const lift = index === rows - 1 ? 0 : 3;
    return `M${round(x + 5)} ${round(y + 11)}Q${round(x - 2)} ${round(y - 14)} ${round(to.x - 4)} ${round(to.y + lift)}`;
  });
  return (
    lace(under.join(''), darker(colour, 0.12), width - 1) +
    points.map(({ x, y }) => hold(style, round(x + 6), round(y + 12))).join('') +
    lace(over.join(''), colour, width)
  );
}
