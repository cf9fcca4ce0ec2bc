import type { Drawing } from '../drawing/drawing.ts';
import type { Picture } from '../drawing/studio.ts';

export interface Part {
  drawing: Drawing;
  picture: Picture;
}

interface Place {
  /** Position of the centre of the part's own picture. */
  x: number;
  y: number;
  scale: number;
}

/** Places by number of parts: the first part is the largest, the others stand beside it. */
const places: Readonly<Record<number, readonly Place[]>> = {
  1: [{ x: 400, y: 500, scale: 1 }],
  2: [
    { x: 270, y: 490, scale: 0.9 },
    { x: 590, y: 640, scale: 0.5 },
  ],
  3: [
    { x: 250, y: 490, scale: 0.88 },
    { x: 590, y: 300, scale: 0.46 },
    { x: 590, y: 730, scale: 0.46 },
  ],
  4: [
    { x: 225, y: 490, scale: 0.86 },
    { x: 560, y: 215, scale: 0.4 },
    { x: 570, y: 560, scale: 0.48 },
    { x: 640, y: 830, scale: 0.4 },
  ],
};

/** Arranges up to four products in one picture. */
export function arrange(parts: readonly Part[]): Picture {
  const laid = places[Math.min(parts.length, 4)] ?? [];
  const body = laid.map(({ x, y, scale }, index) => {
    const markup = parts[index]?.picture.body ?? '';
    return `<g transform="translate(${x} ${y}) scale(${scale}) translate(-400 -500)">${markup}</g>`;
  });
  return { body: body.join(''), focus: { x: 400, y: 500, zoom: 1 } };
}
