import { darker, lighter } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';

export interface Baffles {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Height of one chamber, user units. */
  row: number;
  /** Distance that the middle is below the ends, user units; negative is above. */
  sag: number;
  /** Degree of inflation: 0 is flat, 1 is tight. */
  puff: number;
  bend?: 'round' | 'chevron';
}

const chamberLight = (drawing: Drawing, puff: number, angle: number) =>
  linear(drawing, angle, [
    [0, '#06111c', 0.34 * puff],
    [0.16, '#ffffff', 0.05],
    [0.36, '#ffffff', 0.36 * puff],
    [0.6, '#ffffff', 0.02],
    [0.86, '#06111c', 0.2 * puff],
    [1, '#06111c', 0.5 * puff],
  ]);

/** Draws horizontal chambers, one below the other, with seams. */
export function baffles(drawing: Drawing, options: Baffles): string {
  const { left, right, top, bottom, row, sag, puff, bend = 'round' } = options;
  const middle = (left + right) / 2;
  const curve = (y: number, isBackwards: boolean) => {
    const [from, to] = isBackwards ? [right, left] : [left, right];
    return bend === 'round'
      ? `${from} ${y}Q${middle} ${y + sag * 2} ${to} ${y}`
      : `${from} ${y}L${middle} ${y + sag} ${to} ${y}`;
  };
  const light = chamberLight(drawing, puff, 90);
  const count = Math.ceil((bottom - top) / row);
  const rows = Array.from({ length: count }, (_, index) => {
    const y = Math.round(top + index * row);
    return `<path d="M${curve(y, false)}L${curve(y + row, true)}z" fill="${light}"/>`;
  });
  const seams = Array.from(
    { length: count },
    (_, index) => `M${curve(Math.round(top + index * row), false)}`,
  ).join('');
  return (
    rows.join('') + line(seams, '#06111c', { width: 2, opacity: 0.4 * puff + 0.1, dash: '4 3', cap: 'butt' })
  );
}

/** Draws `count` lengthwise tubes side by side. */
export function tubes(
  drawing: Drawing,
  left: number,
  right: number,
  top: number,
  bottom: number,
  count: number,
  puff: number,
): string {
  const light = chamberLight(drawing, puff, 0);
  const width = (right - left) / count;
  return Array.from(
    { length: count },
    (_, index) =>
      `<rect x="${Math.round(left + index * width)}" y="${top}" width="${Math.round(width) + 1}" height="${bottom - top}" fill="${light}"/>`,
  ).join('');
}

/** Defines a pattern of small cushions between welded points. `size`: distance of the points, user units. */
export function cushions(drawing: Drawing, colour: string, size: number): string {
  const glow = drawing.define(
    (id) =>
      `<radialGradient id="${id}" cx=".4" cy=".35" r=".62"><stop offset="0" stop-color="${lighter(colour, 0.42)}" stop-opacity=".85"/><stop offset=".6" stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${darker(colour, 0.7)}" stop-opacity=".75"/></radialGradient>`,
  );
  const tall = Math.round(size * 0.86);
  const tile = (x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="${size}" height="${tall}" rx="${Math.round(size * 0.3)}" fill="${glow}"/>`;
  return drawing.define(
    (id) =>
      `<pattern id="${id}" width="${size}" height="${tall * 2}" patternUnits="userSpaceOnUse">${tile(0, 0)}${tile(-size / 2, tall)}${tile(size / 2, tall)}</pattern>`,
  );
}
