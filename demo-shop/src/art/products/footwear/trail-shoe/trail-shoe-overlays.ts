import type { Random } from '../../../drawing/random.ts';
import { line, stitches } from '../../../drawing/solid.ts';

export interface UpperColours {
  ground: string;
  overlay: string;
  trim: string;
}

/** Place for text, and the colour below it. */
export interface WordSpot {
  x: number;
  y: number;
  width: number;
  rotate: number;
  on: 'ground' | 'overlay';
}

export interface Overlay {
  draw: (colours: UpperColours) => string;
  spot: WordSpot;
}

/** Draws a layer on the upper with a shadow below and a highlight above. */
export function layer(path: string, colour: string, opacity = 1): string {
  return (
    `<path d="${path}" fill="#06111c" opacity=".26" transform="translate(3 6)"/>` +
    `<path d="${path}" fill="${colour}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>` +
    `<path d="${path}" fill="none" stroke="#fff" stroke-width="2.4" opacity=".3" transform="translate(0 1.5)"/>`
  );
}

const quarter: WordSpot = { x: 530, y: 268, width: 128, rotate: -5, on: 'ground' };

/** Welded overlays, from instep to sole. */
const welded: readonly [Overlay, ...Overlay[]] = [
  {
    draw: ({ overlay, trim }) =>
      layer('M296 206L326 192C322 250 290 310 240 372H196C252 320 286 262 296 206z', overlay) +
      layer('M356 176L384 162C380 236 350 310 306 372H266C322 312 350 240 356 176z', overlay) +
      layer('M414 144L440 130C446 226 420 306 384 372H348C396 300 416 220 414 144z', trim),
    spot: quarter,
  },
  {
    draw: ({ overlay, trim }) =>
      layer(
        'M700 280C610 270 520 276 450 292C380 310 300 326 196 318C260 310 316 290 366 254C410 222 436 180 440 128L472 142C476 186 500 206 560 210C612 212 660 206 690 196z',
        overlay,
      ) + line('M690 296C600 286 520 290 454 304C394 318 320 330 250 328', trim, { width: 5, opacity: 0.9 }),
    spot: { x: 530, y: 262, width: 120, rotate: -3, on: 'overlay' },
  },
  {
    draw: ({ overlay }) => {
      const web =
        'M280 206L356 380M336 184L426 380M392 160L494 380M300 380L350 178M376 380L420 150M440 380L444 140';
      return (
        line(web, '#06111c', { width: 6, opacity: 0.3 }) +
        `<g transform="translate(0 -3)">${line(web, overlay, { width: 5 })}</g>`
      );
    },
    spot: { ...quarter, x: 548, width: 104 },
  },
  {
    draw: ({ overlay, trim }) =>
      layer(
        'M404 152C440 132 450 130 458 134C470 210 450 300 420 372H320C372 300 402 220 404 152z',
        overlay,
      ) +
      line('M424 166L444 160M422 190L446 184M418 214L446 208M412 238L442 232M404 262L438 256', '#06111c', {
        width: 7,
        opacity: 0.4,
      }) +
      line('M392 160C388 232 352 306 300 372', trim, { width: 5 }),
    spot: quarter,
  },
  {
    draw: ({ overlay, trim }) =>
      layer('M10 372V306C120 300 240 300 340 316C460 330 560 300 720 276V372z', overlay) +
      line('M14 304C120 296 240 296 340 312C460 326 560 296 706 272', trim, { width: 4, opacity: 0.9 }),
    spot: { ...quarter, x: 500, y: 262, width: 160 },
  },
];

/** Sewn leather panels of approach shoes. */
const sewn: readonly [Overlay, ...Overlay[]] = [
  {
    draw: ({ overlay, trim }) =>
      layer(
        'M160 252C240 216 350 170 446 122L476 146C440 190 360 232 280 262C230 282 180 296 140 326z',
        overlay,
      ) + stitches('M150 312C200 280 360 230 462 156', trim),
    spot: { ...quarter, x: 490, y: 278, width: 150 },
  },
  {
    draw: ({ overlay, trim }) =>
      layer(
        'M320 180L446 122C470 150 490 170 530 182C520 250 470 300 400 330C360 300 330 250 320 180z',
        overlay,
      ) + stitches('M332 192C342 250 368 292 402 318C462 292 508 246 518 186', trim),
    spot: { x: 424, y: 256, width: 112, rotate: -12, on: 'overlay' },
  },
  {
    draw: ({ overlay, trim }) =>
      layer(
        'M396 146L456 126C470 150 500 176 560 180C590 240 600 300 600 372H440C450 300 430 220 396 146z',
        overlay,
      ) + stitches('M408 156C440 220 462 300 454 372M552 188C580 244 590 310 590 372', trim),
    spot: { x: 516, y: 272, width: 112, rotate: -4, on: 'overlay' },
  },
];

/** Returns the model's overlay for a trail or an approach shoe. */
export const overlayOf = (design: Random, isApproach: boolean) => design.pick(isApproach ? sewn : welded);
