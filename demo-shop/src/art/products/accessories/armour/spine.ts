import { darker, lighter, readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { wordmark } from '../../../brands/mark.ts';
import { form, softShadow } from '../form.ts';
import { pad, padKind, type PadShape } from './pad.ts';

export interface Spine {
  top: number;
  foot: number;
  /** Half of the width at the shoulder blades, user units. */
  half: number;
}

/** Returns half of the width at a share of the height: widest at the shoulder blades, narrow at the waist. */
const halfAt = ({ half }: Spine, down: number) => {
  const waist = 0.64 + 0.36 * Math.cos(Math.min(1, down * 1.25) * Math.PI * 0.5) ** 1.4;
  return Math.round(half * waist * (down < 0.08 ? 0.72 + down * 3.5 : 1));
};

function plate(spine: Spine, from: number, to: number, isLast: boolean): string {
  const y = (share: number) => Math.round(spine.top + (spine.foot - spine.top) * share);
  const [a, b] = [halfAt(spine, from), halfAt(spine, to)];
  const [top, foot] = [y(from), y(to)];
  const sink = isLast ? 46 : 24;
  return (
    `M${400 - a} ${top + 12}C${400 - a} ${top} ${400 - a + 14} ${top - 4} ${400 - a * 0.6} ${top + 2}Q400 ${top + 26} ${400 + a * 0.6} ${top + 2}C${400 + a - 14} ${top - 4} ${400 + a} ${top} ${400 + a} ${top + 12}` +
    `C${400 + a + 4} ${(top + foot) / 2} ${400 + b + 10} ${foot - 20} ${400 + b - 8} ${foot}Q${400 + b * 0.7} ${foot + sink} 400 ${foot + sink}Q${400 - b * 0.7} ${foot + sink} ${400 - b + 8} ${foot}C${400 - b - 10} ${foot - 20} ${400 - a - 4} ${(top + foot) / 2} ${400 - a} ${top + 12}z`
  );
}

function plates(drawing: Drawing, spine: Spine, colour: string): string {
  const { design, accent } = drawing;
  const count = design.pick([6, 7, 5]);
  const trim = design.chance(0.5);
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index / count, (index + 0.94) / count];
    const path = plate(spine, from, to, index === count - 1);
    const half = halfAt(spine, from);
    const middle = Math.round(spine.top + (spine.foot - spine.top) * ((from + to) / 2)) + 18;
    const slot = `M${400 - half * 0.62} ${middle - 8}Q${400 - half * 0.42} ${middle + 4} ${400 - half * 0.24} ${middle + 8}M${400 + half * 0.62} ${middle - 8}Q${400 + half * 0.42} ${middle + 4} ${400 + half * 0.24} ${middle + 8}`;
    return (
      softShadow(drawing, path, 4, 10, 10) +
      form(drawing, path, colour, { bend: 20, gloss: 0.75, shade: 0.55 }) +
      line(slot, '#05090e', { width: 12, opacity: 0.85 }) +
      `<g transform="translate(0 6)">${line(slot, lighter(colour, 0.45), { width: 2, opacity: 0.6 })}</g>` +
      line(`M400 ${middle - 30}V${middle + 20}`, trim ? accent : darker(colour, 0.5), {
        width: trim ? 9 : 7,
        opacity: 0.9,
      })
    );
  })
    .toReversed()
    .join('');
}

/** Returns the outline of a back protector. */
export function spineShape(spine: Spine): PadShape {
  const { top, foot, half } = spine;
  const steps = [0.1, 0.25, 0.45, 0.65, 0.85].map((down) => ({
    x: halfAt(spine, down),
    y: Math.round(top + (foot - top) * down),
  }));
  const right = steps.map(({ x, y }) => `L${400 + x} ${y}`).join('');
  const left = steps
    .toReversed()
    .map(({ x, y }) => `L${400 - x} ${y}`)
    .join('');
  const tail = halfAt(spine, 0.9);
  return {
    path: `M${400 - half * 0.6} ${top}Q400 ${top + 24} ${400 + half * 0.6} ${top}${right}Q${400 + tail} ${foot} 400 ${foot + 24}Q${400 - tail} ${foot} ${400 - tail} ${Math.round(top + (foot - top) * 0.88)}${left}z`,
    x: 400 - half,
    y: top - 4,
    width: half * 2,
    height: foot - top + 40,
  };
}

/** Draws a back protector with the brand name at the shoulder blades. */
export function spinePad(drawing: Drawing, spine: Spine, colour: string): string {
  const { spec, accent, detail } = drawing;
  const body =
    padKind(drawing) === 'hinged-plates'
      ? plates(drawing, spine, colour)
      : pad(drawing, spineShape(spine), colour);
  const y = spine.top + 74;
  const wide = Math.round(spine.half * 1.2);
  const badge = `M${400 - wide / 2} ${y - 34}h${wide}l-10 50h-${wide - 20}z`;
  return (
    body +
    form(drawing, badge, darker(colour, 0.55), { bend: 8, gloss: 0.5 }) +
    wordmark(spec.brand, {
      x: 400,
      y: y + 4,
      size: 36,
      maxWidth: wide - 48,
      colour: readableOn(darker(colour, 0.55), detail, accent),
    })
  );
}
