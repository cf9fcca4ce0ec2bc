import { lightness, mix } from '../../../drawing/colour.ts';
import { symbol } from '../../../drawing/drawing.ts';
import { polyline } from '../../../drawing/markup.ts';
import { contours } from '../../../graphics/contours.ts';
import { ridge } from '../../../graphics/ridge.ts';
import type { Blocking, Plan, Palette } from './blocking-parts.ts';

/** Extent of a garment with spread sleeves, user units. A print runs over all of its pieces. */
const sides = { from: -20, to: 820 };

/** Puts one print on torso and sleeves, which cut it to their shape. */
function printed({ drawing, base }: Palette, markup: string): Blocking {
  const use = `<use href="${symbol(drawing, markup)}"/>`;
  return { torso: use, left: use, right: use, sleeves: base, chest: base, hood: base };
}

/** Prints two rows of mountains around the lower half. */
export const ridgeline: Plan = (figure, palette) => {
  const { drawing, tone, accent, base } = palette;
  const { y } = figure.torso.at(0.5, 0.62);
  const row = (level: number, colour: string) => {
    const path = polyline(ridge(drawing.design, { ...sides, y: y + level, relief: 96, detail: 5 }));
    return `<path d="${path}V960H${sides.from}z" fill="${colour}"/>`;
  };
  return printed(palette, row(-20, mix(base, accent, 0.75)) + row(84, tone));
};

/** Prints three slanted stripes, as on jackets of the eighties. */
export const retro: Plan = (figure, palette) => {
  const { drawing, tone, accent, base } = palette;
  const { detail } = drawing;
  const { y } = figure.torso.at(0.5, 0.5);
  const rise = drawing.design.pick([110, 180, 250]);
  const third = Math.abs(lightness(detail) - lightness(base)) > 0.15 ? detail : tone;
  const stripe = (down: number, width: number, colour: string) =>
    `<path d="M${sides.from} ${Math.round(y + down + rise)}L400 ${Math.round(y + down)} ${sides.to} ${Math.round(y + down + rise)}v${width}L400 ${Math.round(y + down + width)} ${sides.from} ${Math.round(y + down + rise + width)}z" fill="${colour}"/>`;
  return printed(palette, stripe(-70, 54, accent) + stripe(-4, 34, third) + stripe(42, 22, tone));
};

/** Prints the contour lines of a map in the second tone. */
export const contoured: Plan = (_figure, palette) => {
  const { drawing, tone } = palette;
  const lines = contours(drawing.design, { x: 40, y: 220, width: 720, height: 720, cell: 36, levels: 5 });
  return printed(palette, `<path d="${lines}" fill="none" stroke="${tone}" stroke-width="5"/>`);
};
