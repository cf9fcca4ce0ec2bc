import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import type { ProductArtSpec } from '../../../spec.ts';
import type { SkiShape } from './shape.ts';

/** Returns whether a plate or rail covers the part of the topsheet where text would be. */
export const isRaised = ({ facts }: ProductArtSpec) =>
  facts['bindingMount'] === 'race-plate' || facts['bindingMount'] === 'rail-mount';

/** Draws the binding mount: a race plate, rails, or the mark for the boot's centre. */
export function binding(drawing: Drawing, { length, waist }: SkiShape): string {
  const { detail, spec } = drawing;
  const mount = spec.facts['bindingMount'];
  const y = (share: number) => Math.round(length * share);
  const x = Math.round(waist * 0.72);
  const metal = linear(drawing, 0, [
    [0, '#5d6975'],
    [0.2, '#39434d'],
    [0.75, '#232b33'],
    [1, '#11171d'],
  ]);
  const block = (from: number, to: number, wide = x) =>
    `<rect x="${-wide + 3}" y="${y(from) + 5}" width="${wide * 2}" height="${y(to - from)}" rx="7" fill="#06111c" opacity="0.4"/>` +
    `<rect x="${-wide}" y="${y(from)}" width="${wide * 2}" height="${y(to - from)}" rx="7" fill="${metal}"/>` +
    line(`M${-wide + 4} ${y(from) + 2}H${wide - 5}`, '#fff', { width: 2, opacity: 0.4 });
  const screws = (at: number[]) =>
    line(at.map((share) => `M${-x + 9} ${y(share)}h.1M${x - 9} ${y(share)}h.1`).join(''), '#a9b5c0', {
      width: 6,
    });
  if (mount === 'race-plate')
    return block(0.425, 0.525) + block(0.575, 0.69) + screws([0.44, 0.51, 0.59, 0.675]);
  if (mount === 'rail-mount') {
    const rail = Math.round(waist * 0.5);
    const grooves = line(
      `M${-rail + 6} ${y(0.45)}V${y(0.515)}M${rail - 6} ${y(0.45)}V${y(0.515)}M${-rail + 6} ${y(0.595)}V${y(0.67)}M${rail - 6} ${y(0.595)}V${y(0.67)}`,
      '#8d9aa6',
      { width: 3, opacity: 0.8 },
    );
    return block(0.44, 0.525, rail) + block(0.585, 0.68, rail) + grooves;
  }
  const tick = `M${-waist + 5} ${y(0.565)}h9M${waist - 14} ${y(0.565)}h9`;
  return line(tick, detail, { width: 2.5, opacity: 0.9 });
}
