import { wordmark } from '../../../brands/mark.ts';
import { darker, readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { line, solid } from '../../../drawing/solid.ts';
import { panel, tapeOf, webbing, zip } from '../parts/cloth.ts';
import { buckle, puller } from '../parts/hardware.ts';
import type { PackShape } from './shape.ts';

export type Closure = 'opening-lid' | 'opening-roll' | 'opening-zip';

interface ClosureOptions {
  colour: string;
  weave: 'plain' | 'ripstop';
}

/** Draws a lid with a zip, held by two straps. */
function lid(
  drawing: Drawing,
  { left, right, side, top }: PackShape,
  { colour, weave }: ClosureOptions,
): string {
  const [l, r, s] = [left - 14, right + 12, side + 8];
  const y = top + 140;
  const whole = `M${l} ${y}C${l - 6} ${top + 40} ${l + 60} ${top - 14} ${(l + s) / 2} ${top - 18}C${s - 60} ${top - 14} ${s + 6} ${top + 40} ${s} ${y - 16}C${s - 20} ${y + 8} ${r + 30} ${y + 18} ${r} ${y + 20}C${r - 60} ${y + 40} ${l + 50} ${y + 40} ${l} ${y}z`;
  const seam = `M${l + 4} ${y - 34}C${l + 60} ${y - 2} ${r - 60} ${y} ${r - 6} ${y - 18}`;
  const straps = [left + 62, right - 62]
    .map(
      (x) => webbing(`M${x} ${y + 10}V${y + 130}`, tapeOf(drawing), 20) + buckle(drawing, x, y + 74, 0, 0.9),
    )
    .join('');
  return (
    `<g transform="translate(6 18)">${line(`M${l + 40} ${y + 20}C${l + 80} ${y + 34} ${r - 60} ${y + 34} ${r} ${y + 14}`, '#06111c', { width: 22, opacity: 0.32 })}</g>` +
    straps +
    solid(drawing, whole, colour, { depth: 0.8, gloss: 0.4 }) +
    `<path d="${whole}" fill="none" stroke="#fff" stroke-width="2" opacity=".18"/>` +
    line(`M${r - 4} ${top + 10}C${r + 14} ${top + 50} ${r + 8} ${y - 20} ${r} ${y + 16}`, '#06111c', {
      width: 6,
      opacity: 0.2,
    }) +
    zip(seam, colour, readableOn(colour, drawing.accent, drawing.detail)) +
    puller(l + 40, y - 14, 14, drawing.accent) +
    wordmark(drawing.spec.brand, {
      x: (left + right) / 2,
      y: top + 78,
      size: 46,
      colour: readableOn(colour, drawing.detail, drawing.accent),
      maxWidth: (right - left) * 0.72,
    }) +
    (weave === 'ripstop' ? `<path d="${whole}" fill="${ripstop(drawing)}"/>` : '')
  );
}

const ripstop = (drawing: Drawing) =>
  drawing.define(
    (id) =>
      `<pattern id="${id}" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M0 1H16M1 0V16" stroke="#fff" opacity=".1"/></pattern>`,
  );

/** Draws a roll-top with one strap. */
function roll(
  drawing: Drawing,
  { left, right, side, top }: PackShape,
  { colour, weave }: ClosureOptions,
): string {
  const [l, s] = [left + 8, side - 2];
  const y = top - 14;
  const middle = (left + right) / 2;
  const body = `M${l + 16} ${y}H${s - 16}C${s + 6} ${y} ${s + 8} ${y + 62} ${s - 14} ${y + 62}H${l + 14}C${l - 10} ${y + 62} ${l - 8} ${y} ${l + 16} ${y}z`;
  const tape = tapeOf(drawing);
  return (
    `<path d="M${l} ${y + 54}H${s}V${y + 84}C${right} ${y + 74} ${left + 60} ${y + 74} ${l} ${y + 88}z" fill="#06111c" opacity=".28"/>` +
    webbing(`M${l + 6} ${y + 34}C${l - 26} ${y + 90} ${l - 22} ${y + 200} ${l - 12} ${y + 260}`, tape, 16) +
    panel(drawing, body, colour, { depth: 20, gloss: 0.5, angle: 88, weave }) +
    line(`M${l + 10} ${y + 40}C${l + 90} ${y + 48} ${s - 90} ${y + 46} ${s - 10} ${y + 38}`, '#06111c', {
      width: 4,
      opacity: 0.4,
    }) +
    `<ellipse cx="${s - 6}" cy="${y + 31}" rx="11" ry="29" fill="${darker(colour, 0.45)}"/><ellipse cx="${s - 5}" cy="${y + 31}" rx="5" ry="15" fill="${darker(colour, 0.7)}"/>` +
    webbing(
      `M${middle + 10} ${y - 6}C${middle + 2} ${y + 30} ${middle} ${y + 60} ${middle} ${y + 186}`,
      tape,
      24,
    ) +
    buckle(drawing, middle, y + 118, 0, 1.05)
  );
}

/** Draws a zip across the top. */
function arc(drawing: Drawing, { left, right, side, top }: PackShape, { colour }: ClosureOptions): string {
  const teeth = readableOn(colour, drawing.accent, drawing.detail);
  const path = `M${left - 4} ${top + 260}C${left - 6} ${top + 120} ${left + 20} ${top + 34} ${(left + side) / 2} ${top + 22}C${side - 70} ${top + 18} ${right + 50} ${top + 40} ${right + 44} ${top + 240}`;
  return zip(path, colour, teeth) + puller(left - 4, top + 250, 4, drawing.accent);
}

/** Draws the closure at the top of a backpack. */
export function closure(drawing: Drawing, kind: Closure, shape: PackShape, options: ClosureOptions): string {
  return { 'opening-lid': lid, 'opening-roll': roll, 'opening-zip': arc }[kind](drawing, shape, options);
}
