import type { Drawing } from '../../../drawing/drawing.ts';
import type { Point } from '../../../drawing/markup.ts';

/** Boot from its outer side, toe to the left, on y = 500; 640 long. User units. */
export interface BootShape {
  isHigh: boolean;
  /** Stiffness from 0 (level paths) to 3 (glaciers); determines rand, sole and welt. */
  stiffness: number;
  /** Vertical position of the shaft's upper edge. */
  top: number;
  bite: string;
  upper: string;
  tongue: string;
  inside: string;
  collar: string;
  /** Rows of lacing on the instep, the lock, and the hooks of the shaft. */
  instep: readonly Point[];
  shaft: readonly Point[];
}

const classes = ['class-a', 'class-ab', 'class-b', 'class-bc'];

/** Returns the height of the sole above the ground at x. */
export function bootLift(x: number): number {
  if (x < 160) return ((160 - x) / 156) ** 2 * 46;
  return x > 566 ? ((x - 566) / 64) ** 2 * 14 : 0;
}

function rows(from: Point, to: Point, count: number, bend: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const bow = Math.sin(share * Math.PI) * bend;
    return {
      x: Math.round(from.x + (to.x - from.x) * share + bow),
      y: Math.round(from.y + (to.y - from.y) * share + bow),
    };
  });
}

/** Returns the shape of a boot by its catalogue facts. */
export function bootShape({ spec }: Drawing): BootShape {
  const isHigh = spec.facts['hikingBootHeight'] === 'shaft-high';
  const stiffness = Math.max(0, classes.indexOf(String(spec.facts['bootClass'])));
  const top = isHigh ? 42 : 124;
  return {
    isHigh,
    stiffness,
    top,
    bite: 'M8 416C40 442 120 448 220 442S400 434 470 424S590 410 620 400',
    upper:
      'M10 420C-2 368 22 326 86 312C138 300 178 292 210 268C250 236 282 214 296 186' +
      `C310 160 314 ${top + 60} 320 ${top + 6}C324 ${top - 6} 336 ${top - 4} 344 ${top}C396 ${top + 24} 470 ${top + 22} 528 ${top - 8}` +
      `C544 ${top - 14} 558 ${top - 6} 558 ${top + 14}C560 ${top + 80} 530 222 546 284C556 330 602 346 606 402V424L470 440L220 458H60C28 450 16 440 10 420z`,
    tongue: `M190 282C236 232 268 210 280 178C292 150 296 ${top + 60} 294 ${top - 8}C292 ${top - 34} 318 ${top - 46} 342 ${top - 38}C356 ${top - 30} 356 ${top} 352 ${top + 30}L330 200L216 290z`,
    inside: `M330 ${top + 2}C340 ${top - 16} 360 ${top - 26} 384 ${top - 26}C440 ${top - 24} 490 ${top - 34} 532 ${top - 26}C550 ${top - 22} 556 ${top - 8} 554 ${top + 12}L460 ${top + 40}z`,
    collar: `M330 ${top + 2}C396 ${top + 28} 470 ${top + 26} 530 ${top - 4}C542 ${top - 8} 552 ${top - 2} 554 ${top + 10}`,
    instep: rows({ x: 216, y: 272 }, { x: 292, y: 204 }, 4, 4),
    shaft: rows({ x: 306, y: 172 }, { x: 322, y: top + 26 }, isHigh ? 4 : 2, 0),
  };
}
