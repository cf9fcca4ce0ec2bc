import type { Drawing } from '../drawing/drawing.ts';

export type Paper = Pick<Drawing, 'define'>;

export const paper = '#ffffff';
export const dark = '#25405a';
export const accent = '#ff5a1f';
export const tone = { pale: '#e9f1f7', mid: '#cfdfeb', soft: '#93adc2' } as const;

export const line = (path: string, width = 3, colour: string = dark) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A shape with its contour. */
export const shape = (path: string, fill: string = paper, width = 3, colour: string = dark) =>
  `<path d="${path}" fill="${fill}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The pool of shade below a thing. */
export const shade = (x: number, y: number, rx: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${Math.round(rx * 0.12)}" fill="${tone.soft}" opacity="0.35"/>`;
