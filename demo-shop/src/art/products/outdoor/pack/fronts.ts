import { brandSymbol } from '../../../brands/mark.ts';
import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { panel, tapeOf, webbing, zip, type Weave } from '../parts/cloth.ts';
import { cord, puller } from '../parts/hardware.ts';
import { print, words } from './print.ts';
import type { PackShape } from './shape.ts';

export interface FrontOptions {
  /** Top of the front, below the lid or roll. */
  from: number;
  weave: Weave;
  /** Whether the lid has the brand's name; the front then has the symbol. */
  hasName: boolean;
}

type Front = (drawing: Drawing, shape: PackShape, options: FrontOptions) => string;

/** Draws a pocket for shovel and probe. */
const shovelPocket: Front = (drawing, shape, { from, weave, hasName }) => {
  const { left, right, bottom } = shape;
  const middle = (left + right) / 2;
  const top = from + 96;
  const colour = mix(drawing.base, drawing.accent, 0.1);
  const path = `M${left + 20} ${top + 70}C${left + 22} ${top + 20} ${left + 60} ${top} ${middle} ${top}C${right - 60} ${top} ${right - 18} ${top + 20} ${right - 16} ${top + 70}C${right - 4} ${top + 180} ${right - 8} ${bottom - 110} ${right - 18} ${bottom - 40}C${right - 60} ${bottom - 22} ${left + 60} ${bottom - 22} ${left + 20} ${bottom - 40}C${left + 6} ${bottom - 110} ${left + 8} ${top + 180} ${left + 20} ${top + 70}z`;
  const rim = `M${left + 18} ${top + 250}C${left + 14} ${top + 120} ${left + 14} ${top + 14} ${middle} ${top + 12}C${right - 12} ${top + 14} ${right - 12} ${top + 120} ${right - 16} ${top + 250}`;
  return (
    `<path d="${path}" fill="#06111c" opacity=".25" transform="translate(6 9)"/>` +
    panel(drawing, path, colour, { depth: 34, weave, graphics: print(drawing, shape, top + 200, bottom) }) +
    zip(rim, colour, readableOn(colour, drawing.accent, drawing.detail)) +
    puller(left + 18, top + 244, 2, drawing.accent) +
    words(drawing, middle, top + 124, colour, right - left - 90, hasName)
  );
};

/** Draws a smooth front with an oblique zip and a reinforced bottom. */
const slantZip: Front = (drawing, shape, { from, hasName }) => {
  const { left, right, bottom } = shape;
  const middle = (left + right) / 2;
  const top = from + (hasName ? 124 : 70);
  const foot = `M${left - 22} ${bottom - 150}C${left + 60} ${bottom - 176} ${right - 60} ${bottom - 176} ${right + 20} ${bottom - 150}L${right + 10} ${bottom - 40}C${right - 20} ${bottom} ${left + 20} ${bottom} ${left - 10} ${bottom - 50}z`;
  const tough = darker(drawing.base, 0.42);
  return (
    zip(
      `M${left + 30} ${top + 120}L${right - 30} ${top + 20}`,
      drawing.base,
      readableOn(drawing.base, drawing.accent, drawing.detail),
    ) +
    puller(right - 42, top + 24, -14, drawing.accent) +
    words(drawing, middle, top + 186, drawing.base, right - left - 70, hasName) +
    panel(drawing, foot, tough, { depth: 22, weave: 'tarpaulin' }) +
    line(
      `M${left - 12} ${bottom - 144}C${left + 60} ${bottom - 170} ${right - 60} ${bottom - 170} ${right + 10} ${bottom - 144}`,
      drawing.accent,
      { width: 5 },
    )
  );
};

/** Draws a stretch pocket with crossed elastic cord. */
const bungee: Front = (drawing, shape, { from, hasName }) => {
  const { left, right, bottom } = shape;
  const middle = (left + right) / 2;
  const top = from + 176;
  const colour = darker(drawing.base, 0.4);
  const path = `M${left + 12} ${top + 10}C${left + 80} ${top + 44} ${right - 80} ${top + 44} ${right - 8} ${top + 10}C${right + 4} ${top + 160} ${right} ${bottom - 80} ${right - 14} ${bottom - 34}C${right - 60} ${bottom - 14} ${left + 60} ${bottom - 14} ${left + 14} ${bottom - 34}C${left} ${bottom - 80} ${left} ${top + 160} ${left + 12} ${top + 10}z`;
  const [x1, x2] = [left + 46, right - 42];
  const zig = `M${x1} ${top + 90}L${x2} ${top + 170}L${x1} ${top + 250}M${x2} ${top + 90}L${x1} ${top + 170}L${x2} ${top + 250}`;
  const eyes = [90, 170, 250].flatMap((y) =>
    [x1, x2].map(
      (x) =>
        `<circle cx="${x}" cy="${top + y}" r="9" fill="#10171d"/><circle cx="${x - 1}" cy="${top + y - 1}" r="4" fill="#8d9aa5"/>`,
    ),
  );
  return (
    words(drawing, middle, from + 112, drawing.base, right - left - 60, hasName) +
    panel(drawing, path, colour, { depth: 30, weave: 'knit' }) +
    line(
      `M${left + 12} ${top + 10}C${left + 80} ${top + 44} ${right - 80} ${top + 44} ${right - 8} ${top + 10}`,
      drawing.accent,
      { width: 8 },
    ) +
    cord(zig, drawing.accent, 7) +
    eyes.join('') +
    brandSymbol(drawing.spec.brand, {
      x: middle,
      y: bottom - 78,
      size: 54,
      colour: lighter(colour, 0.5),
      opacity: 0.9,
    })
  );
};

/** Draws two rows of webbing loops. */
const daisyChains: Front = (drawing, shape, { from, weave, hasName }) => {
  const { left, right, bottom } = shape;
  const middle = (left + right) / 2;
  const colour = mix(drawing.base, drawing.accent, 0.14);
  const top = from + 60;
  const path = `M${left + 62} ${top}H${right - 60}C${right - 50} ${top + 160} ${right - 50} ${bottom - 120} ${right - 60} ${bottom - 20}C${right - 90} ${bottom - 8} ${left + 90} ${bottom - 8} ${left + 64} ${bottom - 20}C${left + 50} ${bottom - 120} ${left + 50} ${top + 160} ${left + 62} ${top}z`;
  const chain = (x: number) =>
    webbing(
      `M${x} ${top}C${x - 4} ${top + 160} ${x - 4} ${bottom - 120} ${x} ${bottom - 24}`,
      tapeOf(drawing),
      18,
    ) +
    line(`M${x - 2} ${top + 10}V${bottom - 40}`, drawing.accent, { width: 22, dash: '5 50', cap: 'butt' });
  return (
    panel(drawing, path, colour, { depth: 26, weave, graphics: print(drawing, shape, top + 180, bottom) }) +
    chain(left + 54) +
    chain(right - 50) +
    words(drawing, middle, top + 110, colour, right - left - 150, hasName)
  );
};

export const fronts = { shovelPocket, slantZip, bungee, daisyChains } as const;
