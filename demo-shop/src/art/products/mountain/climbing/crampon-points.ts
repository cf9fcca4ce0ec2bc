import { darker, lighter } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { factOf } from '../parts.ts';

interface Spot {
  x: number;
  y: number;
  /** Angle from the centre line, degrees. */
  turn: number;
  isHeel: boolean;
}

/** Returns the positions of the points below the frame; the two front points are separate. */
function spots(drawing: Drawing): Spot[] {
  const pairs = Math.round(factOf(drawing, 'cramponPoints', 12) / 2) - 1;
  const toePairs = [
    [-98, -278, -42],
    [-108, -206, -88],
    [-100, -124, -98],
    [-66, -58, -128],
  ];
  const heelPairs =
    pairs >= 6
      ? [
          [-80, 124, -70],
          [-88, 214, -92],
          [-56, 318, -146],
        ]
      : [
          [-84, 150, -78],
          [-56, 318, -146],
        ];
  const chosen = [
    ...toePairs.slice(0, pairs - heelPairs.length).map((spot) => [...spot, 0]),
    ...heelPairs.map((spot) => [...spot, 1]),
  ];
  return chosen.flatMap(([x = 0, y = 0, turn = 0, heel]) => [
    { x, y, turn, isHeel: heel === 1 },
    { x: -x, y, turn: -turn, isHeel: heel === 1 },
  ]);
}

/** Draws the points from above, leaning outwards. */
export function sidePoints(drawing: Drawing, front: string, rear: string): string {
  return spots(drawing)
    .map(({ x, y, turn, isHeel }) => {
      const colour = isHeel ? rear : front;
      return (
        `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-24 14L-5 -44Q0 -50 5 -44L24 14z" fill="#06111c" opacity="0.35" transform="translate(4 6)"/>` +
        `<path d="M-24 14L-5 -44Q0 -50 5 -44L24 14z" fill="${darker(colour, 0.35)}"/><path d="M-24 14L-5 -44L1 -47L-2 14z" fill="${lighter(colour, 0.4)}"/></g>`
      );
    })
    .join('');
}

/** Draws the points from below, as pyramids. */
export function spikes(drawing: Drawing, front: string, rear: string): string {
  return spots(drawing)
    .map(({ x, y, turn, isHeel }) => {
      const colour = isHeel ? rear : front;
      return (
        `<g transform="translate(${Math.round(x * 0.88)} ${Math.round(y * 0.97)})"><ellipse cx="16" cy="24" rx="30" ry="16" fill="#06111c" opacity="0.3"/><g transform="rotate(${turn})">` +
        `<path d="M-26 16L26 16L8 -46Q0 -54 -8 -46z" fill="${darker(colour, 0.5)}"/><path d="M-26 16L0 16L-1 -50Q-5 -50 -8 -46z" fill="${lighter(colour, 0.65)}"/>` +
        `<path d="M0 16L26 16L8 -46L0 -50z" fill="${colour}"/></g></g>`
      );
    })
    .join('');
}
