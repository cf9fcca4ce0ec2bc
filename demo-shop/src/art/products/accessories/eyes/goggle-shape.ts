import type { Drawing } from '../../../drawing/drawing.ts';
import type { Point } from '../../../drawing/markup.ts';
import { bothSides, rounded, type Bend } from './face.ts';

export interface GoggleShape {
  bend: Bend;
  /** Outer edge of the frame. */
  edge: readonly Point[];
  /** Visible width of the frame around the lens, user units; 4 for frameless goggles. */
  rim: number;
  half: Point;
}

type Corner = readonly [x: number, y: number];

/** Right halves of the outlines, from the top centre over the temple to the nose. */
const outlines = {
  soft: [
    [0, -134],
    [120, -136],
    [222, -116],
    [284, -58],
    [296, 12],
    [272, 92],
    [214, 138],
    [146, 142],
    [92, 108],
    [52, 64],
    [0, 46],
  ],
  square: [
    [0, -140],
    [140, -142],
    [244, -134],
    [292, -92],
    [302, 0],
    [286, 96],
    [232, 138],
    [150, 140],
    [96, 112],
    [52, 72],
    [0, 56],
  ],
  deep: [
    [0, -152],
    [116, -154],
    [216, -136],
    [280, -76],
    [294, 4],
    [266, 102],
    [206, 158],
    [138, 160],
    [86, 122],
    [50, 74],
    [0, 52],
  ],
} as const satisfies Record<string, readonly Corner[]>;

const bends: Readonly<Record<string, Bend>> = {
  cylindrical: { across: 330, upright: Number.POSITIVE_INFINITY },
  toric: { across: 340, upright: 620 },
  spherical: { across: 350, upright: 330 },
};

/** Returns the shape of goggles by their lens type. */
export function goggleShape({ spec, design }: Drawing): GoggleShape {
  const lens = String(spec.facts['lens'] ?? design.pick(['cylindrical', 'toric', 'spherical']));
  const choices = {
    cylindrical: ['square', 'soft', 'square'],
    toric: ['soft', 'deep', 'square'],
    spherical: ['deep', 'soft', 'deep'],
  } as const;
  const names = lens === 'cylindrical' || lens === 'spherical' ? choices[lens] : choices.toric;
  const corners = outlines[design.pick(names)];
  const rim = design.pick(lens === 'cylindrical' ? [22, 16, 26] : [4, 16, 4, 22]);
  // Junior goggles are as high as adult ones, but narrower.
  const narrow = spec.audience === 'junior' ? 0.9 : 1;
  const points = corners.map(([x, y]) => ({ x: x * narrow, y }));
  return {
    bend: bends[lens] ?? { across: 340, upright: 620 },
    edge: rounded(bothSides(points), 4),
    rim,
    half: { x: 296 * narrow, y: 148 },
  };
}
