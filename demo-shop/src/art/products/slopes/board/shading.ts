import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { flat } from '../../../drawing/solid.ts';
import type { BoardShape } from './shape.ts';

/** Draws the shading of raised nose and tail, and a reflection across the deck. */
export function bent(drawing: Drawing, { length, half, path }: BoardShape): string {
  const along = linear(drawing, 90, [
    [0, '#ffffff', 0.6],
    [0.07, '#ffffff', 0.14],
    [0.155, '#06111c', 0.26],
    [0.27, '#06111c', 0],
    [0.76, '#06111c', 0],
    [0.86, '#06111c', 0.24],
    [0.94, '#ffffff', 0.04],
    [1, '#ffffff', 0.34],
  ]);
  const across = linear(drawing, 0, [
    [0, '#ffffff', 0.24],
    [0.25, '#ffffff', 0.05],
    [0.6, '#06111c', 0.02],
    [1, '#06111c', 0.28],
  ]);
  const gleam = linear(drawing, 90, [
    [0, '#ffffff', 0],
    [0.5, '#ffffff', 0.17],
    [1, '#ffffff', 0.02],
  ]);
  const y = (share: number) => Math.round(length * share);
  return (
    flat(path, along) +
    flat(path, across) +
    flat(`M${-half} ${y(0.42)}L${half} ${y(0.22)}V${y(0.36)}L${-half} ${y(0.58)}z`, gleam) +
    flat(`M${-half} ${y(0.63)}L${half} ${y(0.43)}V${y(0.455)}L${-half} ${y(0.66)}z`, gleam, 0.7)
  );
}

/** Returns the sidewall (below the deck) and the bevel (above it). */
export function rim(drawing: Drawing, path: string): { under: string; over: string } {
  const bevel = linear(drawing, 0, [
    [0, '#ffffff', 0.7],
    [0.25, '#ffffff', 0.2],
    [0.7, '#06111c', 0.25],
    [1, '#06111c', 0.55],
  ]);
  const steel = linear(drawing, 0, [
    [0, '#eef3f6'],
    [0.4, '#a9b5bf'],
    [1, '#333e48'],
  ]);
  return {
    under: `<path d="${path}" fill="#12181e" transform="translate(4 6)"/><path d="${path}" fill="${steel}" stroke="${steel}" stroke-width="2"/>`,
    over: `<path d="${path}" fill="none" stroke="${bevel}" stroke-width="9"/>`,
  };
}

/** Draws two packs of threaded inserts. */
export function inserts({ front, rear, half }: BoardShape, shift = 0): string {
  const x = Math.round(half * 0.2);
  const dots = [front, rear]
    .flatMap((middle) => [-48, -29, -10, 10, 29, 48].map((y) => Math.round(middle + y)))
    .map((y) => `M${shift - x} ${y}h.1M${shift + x} ${y}h.1`)
    .join('');
  const round = (colour: string, width: number, move: string, opacity = 1) =>
    `<path d="${dots}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"${move}/>`;
  return round('#06111c', 11, '', 0.6) + round('#d5dde4', 7, '') + round('#39434d', 3.5, '');
}
