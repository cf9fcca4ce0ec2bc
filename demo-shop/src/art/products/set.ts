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

export interface Arrangement {
  body: string;
  parts: readonly Part[];
}

const at = ({ x, y, scale }: Place, { picture }: Part): string =>
  `<g transform="translate(${x} ${y}) scale(${scale}) translate(-400 -500)">${picture.body}</g>`;

/** Arranges up to four products in one picture. */
export function arrange(parts: readonly Part[]): Arrangement {
  const laid = places[Math.min(parts.length, 4)] ?? [];
  const shown = parts.slice(0, laid.length);
  return {
    body: shown.map((part, index) => at(laid[index] ?? { x: 400, y: 500, scale: 1 }, part)).join(''),
    parts: shown,
  };
}

/** Arranges the back of a product behind its front. */
export function bothSides(back: Part, front: Part): Arrangement {
  return {
    body: at({ x: 545, y: 395, scale: 0.66 }, back) + at({ x: 275, y: 595, scale: 0.72 }, front),
    parts: [back, front],
  };
}
