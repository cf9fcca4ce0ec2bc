import { darker, lighter, lightness, mix } from '../../../drawing/colour.ts';
import { line } from '../../../drawing/solid.ts';

const dark = '#06111c';

/** Draws a seam: a shadow with a lit edge below it. */
export const seam = (path: string, colour: string, width = 2.5) =>
  `<g transform="translate(-1 2)">${line(path, lighter(colour, 0.6), { width: 1.6, opacity: lightness(colour) < 0.2 ? 0.22 : 0.4 })}</g>` +
  line(path, darker(colour, 0.75), { width, opacity: 0.5 });

/** Draws a seam with stitches on both sides. */
export const sewn = (path: string, colour: string) =>
  seam(path, colour) +
  `<g transform="translate(5 3)">${line(path, lighter(colour, 0.5), { width: 1.3, opacity: 0.45, dash: '5 4', cap: 'butt' })}</g>`;

/** Draws a flatlock seam, a band of zigzag. */
export const flatlock = (path: string, colour: string, thread: string) =>
  line(path, darker(colour, 0.6), { width: 7, opacity: 0.3 }) +
  line(path, thread, { width: 5, opacity: 0.75, dash: '1.6 2.6', cap: 'butt' });

export type ZipStyle = 'teeth' | 'coil' | 'sealed';

/** Draws a zip. */
export function zip(path: string, style: ZipStyle, tape: string, teeth: string): string {
  if (style === 'sealed')
    return (
      line(path, dark, { width: 12, opacity: 0.28, cap: 'butt' }) +
      line(path, tape, { width: 9, cap: 'butt' }) +
      line(path, lighter(tape, 0.4), { width: 2.4, opacity: 0.5, cap: 'butt' }) +
      line(path, dark, { width: 1.4, opacity: 0.75, cap: 'butt' })
    );
  const isCoarse = style === 'teeth';
  return (
    line(path, dark, { width: isCoarse ? 17 : 13, opacity: 0.26, cap: 'butt' }) +
    line(path, tape, { width: isCoarse ? 13 : 10, cap: 'butt' }) +
    line(path, darker(teeth, 0.5), { width: isCoarse ? 6 : 4, cap: 'butt' }) +
    line(path, teeth, { width: isCoarse ? 6 : 3.6, dash: isCoarse ? '4 2.4' : '2 1.6', cap: 'butt' })
  );
}

/** Draws a zip slider with its cord, hanging from x, y. */
export function puller(x: number, y: number, colour: string): string {
  return (
    `<g transform="translate(${Math.round(x)} ${Math.round(y)})"><path d="M1 4v34" stroke="${dark}" stroke-width="11" opacity="0.2"/>` +
    `<path d="M-4-7h8l2 10q-6 5-12 0z" fill="#cfd6db"/><rect x="-5" y="7" width="10" height="31" rx="4" fill="${colour}"/>` +
    `<path d="M-3 15v18M-3-5h5" stroke="#fff" stroke-width="2" opacity="0.45"/></g>`
  );
}

/** Draws a press stud. */
export const stud = (x: number, y: number, colour: string) =>
  `<circle cx="${Math.round(x) + 1}" cy="${Math.round(y) + 2}" r="8" fill="${dark}" opacity="0.3"/>` +
  `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="7" fill="${colour}"/>` +
  `<circle cx="${Math.round(x) - 1}" cy="${Math.round(y) - 1}" r="4" fill="${mix(colour, '#ffffff', 0.35)}"/>`;

/** Draws a cord lock with the ends of its cord. */
export const toggle = (x: number, y: number, cord: string) =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)})">${line('M-2 -22V0M3 -22V0M-2 14C-6 26 -4 34 2 38M3 14C8 24 8 32 2 38', cord, { width: 2.6 })}` +
  `<rect x="-7" y="-3" width="15" height="19" rx="5" fill="#2a323a"/><rect x="-5" y="-1" width="4" height="14" rx="2" fill="#fff" opacity="0.28"/></g>`;
