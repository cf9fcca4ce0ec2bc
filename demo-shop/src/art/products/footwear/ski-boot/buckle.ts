import { darker, lighter } from '../../../drawing/colour.ts';
import { symbol, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { cord, repeat, rivet, steel } from '../form.ts';
import type { BootBuild } from './build.ts';

// The hinge is at 0, 0: the ladder is on its left, the lever on its right.
const base = 'M-14 -17H34Q60 -15 64 0Q60 15 34 17H-14Q-22 0 -14 -17z';
const levers = {
  blade: 'M-20 -15H30Q64 -14 84 -4Q88 2 82 7Q60 15 28 15H-20Q-26 0 -20 -15z',
  window:
    'M-20 -16H34Q66 -15 82 -3Q86 3 80 7Q62 16 32 16H-20Q-26 0 -20 -16zM2 -6Q-2 0 2 7H34Q52 6 62 1Q50 -6 34 -6z',
  frame: 'M-20 -16H44Q72 -14 80 0Q72 14 44 16H-20zM-6 -7V7H14V-7zM24 -7V7H42Q58 6 64 0Q58 -6 42 -7z',
} as const;

function ladder(drawing: Drawing, metal: string): string {
  const teeth = repeat(4, (index) => `M${-112 + index * 15} -13q7 13 0 26`);
  return (
    `<path d="M-124 -9Q-126 -15 -118 -15H-58Q-50 -14 -50 -6V8Q-50 15 -58 15H-118Q-126 15 -124 9z" fill="${steel(drawing, 90, metal)}"/>` +
    line(teeth, '#06111c', { width: 6, opacity: 0.45 }) +
    `<g transform="translate(-3 -1)">${line(teeth, '#ffffff', { width: 2.5, opacity: 0.6 })}</g>`
  );
}

/** Defines a buckle in its own coordinates and returns the `href` for `<use>`. */
export function buckle(drawing: Drawing, { lever, metal }: BootBuild): string {
  const lit = steel(drawing, 90, metal);
  return symbol(
    drawing,
    `<path d="M-124 -6Q-20 -14 90 0Q70 34 -20 30Q-100 30 -124 16z" fill="#06111c" opacity="0.26"/>` +
      ladder(drawing, metal) +
      cord('M-16 -10L-86 -9V9L-16 10', '#d5dde3', 5) +
      `<path d="${base}" fill="${darker(metal, 0.6)}"/>` +
      `<g transform="translate(0 5)"><path d="${levers[lever]}" fill="#06111c" opacity="0.45" fill-rule="evenodd"/></g>` +
      `<path d="${levers[lever]}" fill="${lit}" fill-rule="evenodd"/>` +
      line('M-18 -12H32Q62 -11 80 -3', lighter(metal, 0.8), { width: 2.5, opacity: 0.85 }) +
      (lever === 'blade'
        ? `<path d="M4 -6H32Q54 -5 64 0Q54 6 30 7H4Q0 0 4 -6z" fill="${drawing.accent}"/>`
        : '') +
      rivet(-12, 0, 5, metal),
  );
}

/** Places a buckle defined by `buckle`. `turn`: degrees. */
export const placed = (href: string, x: number, y: number, turn: number, size = 1) =>
  `<use href="${href}" transform="translate(${x} ${y}) rotate(${turn})${size === 1 ? '' : ` scale(${size})`}"/>`;
