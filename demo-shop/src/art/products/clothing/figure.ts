import type { ProductArtSpec } from '../../spec.ts';
import { mirrored, surface, upright, type Row, type Surface } from './cloth/surface.ts';

export interface Cut {
  /** Extra half width, user units. @default 0 */
  ease?: number;
  /** Vertical position of the hem. @default 830 */
  hem?: number;
  /** Factor of the sleeves' width; 1 is a ski jacket's. @default 1 */
  sleeve?: number;
  /** Length of the sleeves as a share. @default 1 */
  reach?: number;
  /** Half of the neck opening's width. @default 60 */
  neck?: number;
  /** Reduction of the shoulders' half width, as on a vest. @default 0 */
  inset?: number;
  /** Reduction of the hem's half width. @default 0 */
  taper?: number;
  /** Dip of the neck opening in front, user units. @default 26 */
  dip?: number;
  /** How far the sleeves stand off the body, as a share of their length; negative is closer. @default 0 */
  spread?: number;
}

export interface Figure {
  torso: Surface;
  left: Surface;
  right: Surface;
  hem: number;
  neck: number;
  /** Half of the maximum width of the torso. */
  chest: number;
  /** See {@link Cut}. */
  spread: number;
}

const shapes = {
  men: { shoulder: 170, chest: 186, waist: -5, hip: 4, long: 0, arm: 1 },
  unisex: { shoulder: 166, chest: 184, waist: -6, hip: 4, long: 0, arm: 1 },
  women: { shoulder: 152, chest: 172, waist: -22, hip: 4, long: -6, arm: 0.98 },
  junior: { shoulder: 164, chest: 190, waist: 4, hip: 12, long: -62, arm: 0.87 },
} as const;

type Pair = readonly [outer: readonly [number, number], inner: readonly [number, number]];

const sleevePairs: readonly Pair[] = [
  [
    [250, 270],
    [270, 330],
  ],
  [
    [200, 292],
    [254, 392],
  ],
  [
    [164, 354],
    [240, 462],
  ],
  [
    [140, 450],
    [225, 528],
  ],
  [
    [117, 556],
    [204, 610],
  ],
  [
    [97, 664],
    [183, 700],
  ],
  [
    [81, 764],
    [165, 786],
  ],
  [
    [74, 812],
    [157, 830],
  ],
];

function sleeveRows(
  shoulder: number,
  chest: number,
  arm: number,
  { sleeve = 1, reach = 1, spread = 0 }: Cut,
): Row[] {
  const rows = sleevePairs.map(([outer, inner], index): Row => {
    const shift = 170 - shoulder - Math.max(0, chest - 186) * 0.25;
    const drop = (y: number) => 270 + (y - 270) * arm;
    // The top of the sleeve is as wide as the armhole for every cut.
    const scale = index < 2 ? 1 : sleeve;
    const middle = (outer[0] + inner[0]) / 2;
    const side = ([x, y]: readonly [number, number]) =>
      middle + (x - middle) * scale + shift - Math.max(0, drop(y) - 300) * spread;
    return [
      { x: side(outer), y: drop(outer[1]) },
      { x: side(inner), y: drop(inner[1]) },
    ];
  });
  return rows.slice(0, Math.max(3, Math.round(rows.length * reach)));
}

/** Returns the shape of body and arms; the arms are slightly spread. */
export function figureOf({ audience, view }: ProductArtSpec, cut: Cut = {}): Figure {
  const { ease = 0, neck = 60, inset = 0, taper = 0, spread = 0 } = cut;
  const dip = view === 'back' ? 4 : (cut.dip ?? 26);
  const { shoulder, waist, hip, long, arm, ...shape } = shapes[audience];
  const chest = shape.chest + ease;
  const tip = shoulder + ease * 0.4 - inset;
  const hem = (cut.hem ?? 830) + long;
  const middle = 400 + (hem - 400) * 0.5;
  const torso = upright(
    [
      [228, neck],
      [243, neck + (tip - neck) * 0.46],
      [262, tip - 20],
      [286, tip],
      [346, tip - 8],
      [400, chest - 10 - inset * 0.5],
      [440, chest],
      [middle, chest + waist],
      [hem - 60, chest + hip * 0.8 - taper * 0.8],
      [hem, chest + hip - taper],
    ],
    [dip, 18],
  );
  const rows = sleeveRows(tip, chest, arm, cut);
  return {
    torso,
    left: surface(rows, [0, 7]),
    right: surface(mirrored(rows), [0, 7]),
    hem,
    neck,
    chest,
    spread,
  };
}
