import { linear, symbol, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import type { BoardShape } from './shape.ts';

/** Draws the seam along the centre. */
export const seam = ({ length }: BoardShape): string =>
  line(`M0 0V${length}`, '#06111c', { width: 4, opacity: 0.85, cap: 'butt' }) +
  line(`M2.8 4V${length - 4}`, '#ffffff', { width: 1.6, opacity: 0.5, cap: 'butt' });

function metal(drawing: Drawing): string {
  return linear(drawing, 60, [
    [0, '#f4f7f9'],
    [0.45, '#aeb9c2'],
    [1, '#5b6772'],
  ]);
}

/** Draws the clips across the seam that hold the halves together. */
export function clips(drawing: Drawing, { length }: BoardShape): string {
  const { design, accent } = drawing;
  const steel = metal(drawing);
  const tall = design.pick([14, 18]);
  const clip = symbol(
    drawing,
    `<rect x="-24" y="${-tall / 2 + 4}" width="50" height="${tall}" rx="7" fill="#06111c" opacity="0.4"/>` +
      `<rect x="-25" y="${-tall / 2}" width="50" height="${tall}" rx="${tall / 2}" fill="${steel}"/>` +
      `<circle cx="-15" cy="0" r="5" fill="#39434d"/><circle cx="-15" cy="0" r="2" fill="#d5dde4"/>` +
      `<path d="M4 ${-tall / 2}h14a7 7 0 0 1 0 ${tall}H4z" fill="${accent}"/>` +
      line(`M-20 ${-tall / 2 + 2}H18`, '#fff', { width: 1.5, opacity: 0.7 }),
  );
  return [0.19, 0.43, 0.57, 0.81]
    .map((share) => `<use href="${clip}" y="${Math.round(length * share)}"/>`)
    .join('');
}

/** Draws the hooks at nose and tail that hold the halves level. */
export function tipHooks(drawing: Drawing, { length }: BoardShape): string {
  const steel = metal(drawing);
  const hook = (y: number) =>
    `<rect x="-16" y="${y}" width="32" height="12" rx="5" fill="${steel}"/>` +
    line(`M-10 ${y + 6}h.1M10 ${y + 6}h.1`, '#39434d', { width: 5 });
  return hook(Math.round(length * 0.035)) + hook(Math.round(length * 0.955));
}

/** Draws the inserts on both sides of the seam and the touring brackets. */
export function pucks(drawing: Drawing, { front, rear, half }: BoardShape): string {
  const x = Math.round(half * 0.34);
  const steel = metal(drawing);
  const rows = [front, rear]
    .flatMap((middle) => [-42, -21, 0, 21, 42].map((shift) => Math.round(middle + shift)))
    .map((y) => `M${-x} ${y}h.1M${x} ${y}h.1M${-x - 20} ${y}h.1M${x + 20} ${y}h.1`)
    .join('');
  const bracket = (side: 1 | -1) => {
    const y = Math.round(front + half * 0.95);
    const left = Math.round(side * half * 0.5 - 17);
    return `<rect x="${left}" y="${y + 3}" width="36" height="16" rx="5" fill="#06111c" opacity="0.4"/><rect x="${left}" y="${y}" width="34" height="15" rx="5" fill="${steel}"/><path d="M${left + 6} ${y + 7}h.1M${left + 28} ${y + 7}h.1" stroke="#39434d" stroke-width="5" stroke-linecap="round"/>`;
  };
  const dots = (colour: string, width: number) =>
    `<path d="${rows}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  return dots('#1d2730', 10) + dots('#d5dde4', 6.5) + dots('#39434d', 3) + bracket(1) + bracket(-1);
}
