import { mix, readableOn } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';

const ranges: Readonly<Record<string, readonly [from: number, to: number]>> = {
  'wax-universal': [-25, 5],
  'wax-warm': [-4, 5],
  'wax-medium': [-12, -3],
  'wax-cold': [-25, -10],
};

/** Returns the temperature range of a wax, °C. */
export const rangeOf = (drawing: Drawing) => ranges[String(drawing.spec.facts['waxRange'])] ?? [-25, 5];

/** Formats a temperature in degrees with its sign. */
export const degrees = (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value)}°`;

/**
 * Returns the colour of a wax by its range: by convention, blue is cold, red medium and yellow warm. The product's own
 * colour tints it.
 */
export function waxColour(drawing: Drawing): string {
  const tints: Readonly<Record<string, string>> = {
    'wax-universal': '#f1e6c4',
    'wax-warm': '#e5b93c',
    'wax-medium': '#b8443f',
    'wax-cold': '#3f7fae',
  };
  return mix(tints[String(drawing.spec.facts['waxRange'])] ?? '#f1e6c4', drawing.base, 0.12);
}

/** Draws a scale from cold to warm with the wax's range marked; its left end is 0, 0. */
export function scale(drawing: Drawing, width: number, ground: string): string {
  const [from, to] = rangeOf(drawing);
  const ink = readableOn(ground, drawing.detail);
  const x = (value: number) => Math.round(((value + 25) / 30) * width);
  const ticks = Array.from({ length: 7 }, (_, index) => x(-25 + index * 5));
  const fill = linear(drawing, 0, [
    [0, mix(waxColour(drawing), '#ffffff', 0.35)],
    [1, waxColour(drawing)],
  ]);
  const label = (value: number) =>
    lettering(degrees(value), {
      x: x(value),
      y: 46,
      size: 26,
      colour: ink,
      maxWidth: 60,
      anchor: value === to ? 'end' : 'start',
    });
  return (
    `<rect y="0" width="${width}" height="14" rx="7" fill="${ink}" opacity="0.18"/>` +
    `<rect x="${x(from)}" y="-3" width="${x(to) - x(from)}" height="20" rx="10" fill="${fill}" stroke="${ink}" stroke-width="2.500"/>` +
    `<path d="${ticks.map((tick) => `M${tick} -14v-9`).join('')}" stroke="${ink}" stroke-width="2.500" opacity="0.6"/>` +
    label(from) +
    label(to)
  );
}
