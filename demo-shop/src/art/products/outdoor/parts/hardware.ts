import { darker } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';

const place = (x: number, y: number, turn: number, body: string, scale = 1) =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${body}</g>`;

/** Draws a side-release buckle; its webbing runs downwards. */
export function buckle(drawing: Drawing, x: number, y: number, turn = 0, scale = 1): string {
  const plastic = linear(drawing, 20, [
    [0, '#56616b'],
    [0.3, '#2b343c'],
    [1, '#10161c'],
  ]);
  return place(
    x,
    y,
    turn,
    `<rect x="-17" y="-24" width="42" height="60" rx="9" fill="#06111c" opacity=".3"/>` +
      `<path d="M-20 -28H20V-8C24 0 24 8 18 14V32H-18V14C-24 8 -24 0 -20 -8z" fill="${plastic}"/>` +
      `<path d="M-12 -4H12V8H-12z" fill="${drawing.accent}"/><path d="M-14 -23H14M-13 26H13" stroke="#000" stroke-width="5" opacity=".55"/>` +
      `<path d="M-18 -26H18" stroke="#fff" stroke-width="2" opacity=".35"/>`,
    scale,
  );
}

/** Draws a zip slider with a cord. */
export function puller(x: number, y: number, turn: number, colour: string): string {
  return place(
    x,
    y,
    turn,
    `<path d="M-7 -10H7L9 8H-9z" fill="#c9d2d9"/><path d="M-7 -10H7" stroke="#fff" stroke-width="2"/>` +
      line('M2 8C-3 24 -3 34 2 44', '#06111c', { width: 11, opacity: 0.3 }) +
      line('M0 6C-4 22 -4 32 0 42', darker(colour, 0.25), { width: 9 }) +
      line('M-2 8C-6 22 -6 32 -2 40', colour, { width: 5 }),
  );
}

/** Draws a plastic buckle for tightening a strap. */
export const ladder = (x: number, y: number, turn = 0) =>
  place(
    x,
    y,
    turn,
    '<rect x="-17" y="-13" width="34" height="28" rx="5" fill="#06111c" opacity=".3"/><rect x="-17" y="-15" width="34" height="26" rx="5" fill="#2a333c"/><path d="M-11 -6H11M-11 3H11" stroke="#0b1116" stroke-width="4"/><path d="M-14 -13H14" stroke="#fff" stroke-width="2" opacity=".3"/>',
  );

/** Draws an elastic cord along a path. */
export const cord = (path: string, colour: string, width = 6) =>
  `<g transform="translate(3 4)">${line(path, '#06111c', { width, opacity: 0.3 })}</g>` +
  line(path, darker(colour, 0.3), { width }) +
  line(path, colour, { width: width * 0.55, dash: '5 3' });
