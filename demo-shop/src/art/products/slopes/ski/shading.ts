import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { flat } from '../../../drawing/solid.ts';
import type { SkiShape } from './shape.ts';

/** Draws the shading of raised tip and tail: light on top, dark where they leave the ground. */
export function bent(drawing: Drawing, { tip, length, path, use }: SkiShape): string {
  const rocker = {
    race: 0.09,
    'all-mountain': 0.125,
    freeride: 0.19,
    park: 0.15,
    junior: 0.11,
    touring: 0.13,
  }[use];
  const twin = use === 'park' || use === 'freeride';
  const along = linear(drawing, 90, [
    [0, '#ffffff', 0.62],
    [rocker * 0.45, '#ffffff', 0.16],
    [rocker, '#06111c', 0.26],
    [rocker + 0.1, '#06111c', 0],
    [twin ? 0.82 : 0.9, '#06111c', 0],
    [twin ? 0.9 : 0.955, '#06111c', 0.22],
    [1, '#ffffff', twin ? 0.4 : 0.15],
  ]);
  const across = linear(drawing, 0, [
    [0, '#ffffff', 0.3],
    [0.2, '#ffffff', 0.06],
    [0.5, '#06111c', 0],
    [1, '#06111c', 0.26],
  ]);
  const y = (share: number) => Math.round(length * share);
  const gleam = linear(drawing, 90, [
    [0, '#ffffff', 0],
    [0.5, '#ffffff', 0.2],
    [1, '#ffffff', 0.02],
  ]);
  const x = Math.ceil(tip);
  return (
    `<path d="${path}" fill="${along}"/><path d="${path}" fill="${across}"/>` +
    flat(`M${-x} ${y(0.25)}L${x} ${y(0.17)}V${y(0.34)}L${-x} ${y(0.47)}z`, gleam) +
    flat(`M${-x} ${y(0.69)}L${x} ${y(0.64)}V${y(0.68)}L${-x} ${y(0.74)}z`, gleam, 0.7)
  );
}

/** Returns the sidewall (below the topsheet) and the steel edge with the bevel (above it). */
export function rim(drawing: Drawing, { path }: SkiShape): { under: string; over: string } {
  const steel = linear(drawing, 0, [
    [0, '#f6f9fb'],
    [0.35, '#b9c4cd'],
    [1, '#3a4550'],
  ]);
  const bevel = linear(drawing, 0, [
    [0, '#ffffff', 0.75],
    [0.3, '#ffffff', 0.2],
    [0.7, '#06111c', 0.25],
    [1, '#06111c', 0.6],
  ]);
  return {
    under: `<path d="${path}" fill="#141a20" transform="translate(3 4)"/><path d="${path}" fill="${steel}" stroke="${steel}" stroke-width="2"/>`,
    over: `<path d="${path}" fill="none" stroke="${bevel}" stroke-width="7"/>`,
  };
}
