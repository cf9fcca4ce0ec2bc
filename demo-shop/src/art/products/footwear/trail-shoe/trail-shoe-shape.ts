import type { Drawing } from '../../../drawing/drawing.ts';
import type { Point } from '../../../drawing/markup.ts';

/** Shoe from its outer side, toe to the left, on y = 400; 720 long. User units. */
export interface ShoeShape {
  isApproach: boolean;
  /** Height of the lugs. */
  lug: number;
  /** Edge between the upper and the midsole. */
  bite: string;
  midsole: string;
  /** Underside of the midsole, above the rubber. */
  tread: string;
  upper: string;
  tongue: string;
  /** Visible inside of the far side. */
  inside: string;
  collar: string;
  foreY: number;
  heelY: number;
  /** Start and end of the lacing on the near side. */
  throat: readonly [Point, Point];
}

export const ground = 400;

/** Lug height by ground, user units. */
const lugHeights: Readonly<Record<string, number>> = {
  'ground-soft': 21,
  'ground-mixed': 15,
  'ground-hard': 10,
};

/** Returns the height of the sole above the ground at x: raised at the toe, bevelled at the heel. */
export function liftAt(x: number): number {
  if (x < 172) return ((172 - x) / 166) ** 2 * 56;
  return x > 596 ? ((x - 596) / 116) ** 2 * 36 : 0;
}

/** Returns path data of the sole's lower edge with its lowest point at y. */
export const soleLine = (y: number) => `M6 ${y - 56}Q89 ${y} 172 ${y}H596Q654 ${y} 712 ${y - 36}`;

const backwards = (y: number) => `L712 ${y - 36}Q654 ${y} 596 ${y}H172Q89 ${y} 6 ${y - 56}`;

/** Returns the shape of a shoe by its catalogue facts. */
export function shoeShape({ spec, design }: Drawing): ShoeShape {
  const terrain = spec.facts['trailGround'];
  const isApproach = terrain === undefined;
  const drop = typeof spec.facts['heelDrop'] === 'number' ? spec.facts['heelDrop'] : 5;
  const weight = typeof spec.facts['shoeWeight'] === 'number' ? spec.facts['shoeWeight'] : 300;
  const lug = isApproach ? 8 : (lugHeights[String(terrain)] ?? 15);
  const foam = isApproach ? 28 : Math.round(30 + (weight - 235) / 9);
  const foreY = 400 - lug - 12 - foam;
  const heelY = foreY - (isApproach ? 14 : 10 + drop * 3);
  const flare = isApproach ? 0 : design.whole(2, 12);
  const toeY = foreY - 20;
  const bite = `M14 ${toeY}C50 ${foreY + 2} 150 ${foreY + 8} 250 ${foreY + 4}S420 ${foreY - 10} 500 ${heelY + 8}S640 ${heelY} 700 ${heelY - 10}`;
  const under = 400 - lug - 11;
  const tread = soleLine(under);
  const [tx, ty] = isApproach ? [176, 246] : [262, 206];
  const toe = isApproach
    ? `C4 ${toeY - 44} 30 280 84 264C116 256 146 250 ${tx} ${ty}`
    : `C2 ${toeY - 52} 34 258 98 244C152 234 212 226 ${tx} ${ty}`;
  return {
    isApproach,
    lug,
    bite,
    foreY,
    heelY,
    tread,
    midsole: `${bite}C${712 + flare} ${heelY + 10} ${722 + flare} ${under - 56} 712 ${under - 36}${backwards(under)}C0 ${under - 66} 0 ${toeY + 12} 14 ${toeY}z`,
    upper: `M14 ${toeY}${toe}C320 184 386 152 440 122C454 116 462 122 470 136C490 166 530 182 570 180C612 178 640 162 656 140C666 126 690 128 692 146C696 178 674 206 680 244C686 280 704 300 700 ${heelY + 20}L560 ${heelY + 30}L300 ${foreY + 24}H60C30 ${foreY + 16} 18 ${foreY} 14 ${toeY}z`,
    tongue: `M${tx - 30} ${ty + 10}C${tx - 10} ${ty - 22} ${tx + 60} ${ty - 58} 400 102L412 92C420 70 450 58 466 74C476 92 470 118 470 150L400 190L${tx} ${ty + 14}z`,
    inside:
      'M440 130C450 112 464 104 480 116C510 140 540 152 576 150C612 148 632 132 652 124C664 120 668 132 664 146L600 196H480z',
    collar: 'M448 124C458 120 464 128 470 138C490 168 530 184 570 182C612 180 640 164 656 142',
    throat: [
      { x: tx, y: ty },
      { x: 444, y: 124 },
    ],
  };
}

/** Returns a point on the edge of the lacing; 0 is at the toe, 1 at the top. */
export function throatAt({ throat: [from, to] }: ShoeShape, share: number): Point {
  const bend = Math.sin(share * Math.PI) * 7;
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share + bend,
  };
}
