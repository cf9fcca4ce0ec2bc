import { darker } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { panel, tapeOf, webbing } from '../parts/cloth.ts';
import { buckle, cord, ladder } from '../parts/hardware.ts';
import type { PackShape } from './shape.ts';

/** Draws a diagonal ski carrier: a loop at the bottom and a strap at the shoulder. */
export function skiCarry(
  drawing: Drawing,
  { left, right, side, top, bottom }: PackShape,
  hasLid = false,
): string {
  const tape = tapeOf(drawing);
  // The strap is moved to the side, because a lid's buckles are in its place.
  const upper = hasLid
    ? webbing(
        `M${left - 2} ${top + 186}C${left - 46} ${top + 196} ${left - 46} ${top + 280} ${left - 4} ${top + 290}`,
        tape,
        18,
      ) + ladder(left - 34, top + 238, 90)
    : webbing(
        `M${left - 8} ${top + 196}C${left + 20} ${top + 206} ${left + 40} ${top + 216} ${left + 74} ${top + 224}`,
        tape,
        20,
      ) + buckle(drawing, left + 62, top + 221, -76, 0.85);
  const loop = `M${right - 34} ${bottom - 170}C${right + 34} ${bottom - 176} ${right + 40} ${bottom - 72} ${right - 26} ${bottom - 76}`;
  return (
    `<rect x="${right - 60}" y="${bottom - 196}" width="52" height="44" rx="8" fill="#1d252c"/><rect x="${right - 54}" y="${bottom - 100}" width="52" height="44" rx="8" fill="#1d252c"/>` +
    webbing(loop, tape, 26) +
    line(loop, drawing.accent, { width: 4, dash: '10 8', cap: 'butt' }) +
    upper +
    webbing(`M${side - 6} ${bottom - 220}L${right + 10} ${bottom - 240}`, tape, 14)
  );
}

/** Draws an A-frame ski carrier: straps on both sides. */
export function frameCarry(drawing: Drawing, { left, right, side, top, bottom }: PackShape): string {
  const tape = tapeOf(drawing);
  const strapAt = (y: number) =>
    webbing(
      `M${side - 4} ${y - 18}C${right + 40} ${y - 6} ${right + 20} ${y} ${right - 30} ${y + 8}`,
      tape,
      20,
    ) +
    webbing(
      `M${left - 12} ${y}C${left + 6} ${y + 8} ${left + 20} ${y + 10} ${left + 44} ${y + 10}`,
      tape,
      20,
    ) +
    ladder(right - 20, y + 6, 84) +
    ladder(left + 34, y + 10, 96);
  return strapAt(top + 270) + strapAt(bottom - 130);
}

/** Draws loops and cords for two ice axes. */
export function iceAxeLoops(drawing: Drawing, { left, right, top, bottom }: PackShape): string {
  const middle = (left + right) / 2;
  const loop = (x: number) =>
    webbing(
      `M${x - 14} ${bottom - 52}C${x - 22} ${bottom + 12} ${x + 22} ${bottom + 12} ${x + 14} ${bottom - 52}`,
      tapeOf(drawing),
      13,
    );
  const keeper = (x: number) =>
    cord(`M${x} ${top + 190}c-16 24 -14 44 0 52c14 -8 16 -28 0 -52`, drawing.accent, 5);
  return loop(middle - 50) + loop(middle + 46) + keeper(right - 24);
}

/** Draws a stretch side pocket for a bottle. */
export function sidePocket(drawing: Drawing, { right, side, bottom }: PackShape): string {
  const y = bottom - 250;
  const path = `M${right - 10} ${y + 30}C${right + 30} ${y + 20} ${side - 20} ${y - 10} ${side + 10} ${y - 24}C${side + 18} ${y + 90} ${side + 10} ${bottom - 70} ${side - 12} ${bottom - 34}L${right - 10} ${bottom - 16}z`;
  return (
    panel(drawing, path, darker(drawing.base, 0.5), { depth: 18, weave: 'knit', gloss: 0.15 }) +
    line(
      `M${right - 4} ${y + 30}C${right + 30} ${y + 20} ${side - 20} ${y - 8} ${side + 8} ${y - 24}`,
      drawing.accent,
      { width: 6 },
    )
  );
}

/** Draws the loop and cord for trekking poles. */
export function polePair(drawing: Drawing, { left, top, bottom }: PackShape): string {
  return (
    cord(`M${left + 26} ${bottom - 44}c-36 0 -44 44 -4 50`, drawing.accent, 6) +
    cord(`M${left + 18} ${top + 240}c-26 10 -26 44 2 52`, drawing.accent, 6)
  );
}
