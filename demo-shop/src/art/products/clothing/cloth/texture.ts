import type { Drawing } from '../../../drawing/drawing.ts';
import { tile, woven } from './weave.ts';

/** Defines a pattern of ripstop fabric: a fine grid. */
export const ripstop = (drawing: Drawing, colour: string) =>
  woven(drawing, colour, {
    width: 96,
    height: 96,
    shadows: gridLines(12, 0.5),
    lights: gridLines(12, 1.6),
    shadowWidth: 1,
    lightWidth: 1,
    shadow: 0.09,
    light: 0.09,
  });

function gridLines(step: number, from: number): string {
  return Array.from(
    { length: tile / step },
    (_, index) => `M0 ${index * step + from}h${tile}M${index * step + from} 0v${tile}`,
  ).join('');
}

const rows = (step: number, from: number) =>
  Array.from({ length: tile / step }, (_, index) => `M0 ${index * step + from}h${tile}`).join('');

/** Defines a pattern of twill: fine oblique lines. */
export const twill = (drawing: Drawing, colour: string) =>
  woven(drawing, colour, {
    width: 96,
    height: 96,
    shadows: rows(6, 1),
    lights: rows(6, 3),
    shadowWidth: 1.2,
    lightWidth: 1.2,
    shadow: 0.09,
    light: 0.06,
    turn: -52,
  });

/** Defines a pattern of knitted stitches in columns. */
export const knit = (drawing: Drawing, colour: string, size: 6 | 8 | 12 = 8) =>
  woven(drawing, colour, {
    width: size,
    height: size,
    shadows: `M0 0l${size / 2} ${size / 2}l${size / 2} ${-size / 2}`,
    lights: size > 6 ? `M0 ${size * 0.4}l${size / 2} ${size / 2}l${size / 2} ${-size / 2}` : '',
    shadowWidth: size / 5,
    lightWidth: size / 6,
    shadow: 0.2,
    light: 0.14,
  });

/** Defines a pattern of ribbed knit. */
export const rib = (drawing: Drawing, colour: string) =>
  woven(drawing, colour, {
    width: 96,
    height: 96,
    shadows: rows(8, 2),
    lights: rows(8, 5),
    shadowWidth: 2.4,
    lightWidth: 2,
    shadow: 0.3,
    light: 0.2,
    turn: 90,
  });

/** Defines a pattern of raised squares. */
export const grid = (drawing: Drawing, colour: string) =>
  woven(drawing, colour, {
    width: 96,
    height: 96,
    shadows: gridLines(16, 1),
    lights: gridLines(16, 4.5),
    shadowWidth: 3,
    lightWidth: 1.4,
    shadow: 0.26,
    light: 0.16,
  });

/** Defines a pattern of fleece pile. */
export function pile(drawing: Drawing, colour: string): string {
  const tufts = Array.from({ length: 64 }, (_, index) => {
    const x = (index * 37 + (index % 5) * 11) % tile;
    const y = (index * 53 + (index % 3) * 17) % tile;
    return `M${x} ${y}${index % 2 === 0 ? 'q5 -8 11 -2' : 'q3 7 10 3'}`;
  });
  const every = (rest: number) => tufts.filter((_, index) => index % 2 === rest).join('');
  return woven(drawing, colour, {
    width: 96,
    height: 96,
    shadows: every(1),
    lights: every(0),
    shadowWidth: 4,
    lightWidth: 4,
    shadow: 0.22,
    light: 0.26,
    turn: 8,
  });
}

/** Defines a pattern of fine mesh. */
export const mesh = (drawing: Drawing, colour: string) =>
  woven(drawing, colour, {
    width: 8,
    height: 8,
    shadows: 'M1 2h2.4M5 6h2.4',
    lights: '',
    shadowWidth: 2.2,
    lightWidth: 0,
    shadow: 0.26,
    light: 0,
  });
