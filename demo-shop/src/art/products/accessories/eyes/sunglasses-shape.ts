import type { Drawing } from '../../../drawing/drawing.ts';
import type { Point } from '../../../drawing/markup.ts';
import { casual, round, single, wrap, type Corner } from './pane-outlines.ts';
import { bothSides, rounded, type Bend } from './face.ts';

export type Style = 'frame-casual' | 'frame-wrap' | 'frame-single' | 'frame-shields';

export interface SunglassesShape {
  style: Style;
  bend: Bend;
  /** One lens, or the right and the left one. */
  panes: readonly (readonly Point[])[];
  /** Width of the rim, user units; 0 is rimless. */
  rim: number;
  /** Corner at which the temple starts. */
  hinge: Point;
  half: Point;
}

const points = (corners: readonly Corner[]): Point[] => corners.map(([x, y]) => ({ x, y }));

const pairOf = (corners: readonly Corner[]): Point[][] => {
  const right = rounded(points(corners), 5);
  return [right, right.map(({ x, y }) => ({ x: -x, y })).toReversed()];
};

const styles: readonly Style[] = ['frame-casual', 'frame-wrap', 'frame-single', 'frame-shields'];

/** Returns the shape of sunglasses by their frame style. */
export function sunglassesShape({ spec, design }: Drawing): SunglassesShape {
  const style =
    styles.find((each) => each === spec.facts['frameStyle']) ?? design.pick(['frame-wrap', 'frame-single']);
  const flat = { across: 760, upright: Number.POSITIVE_INFINITY };
  switch (style) {
    case 'frame-casual': {
      const panes = pairOf(design.pick(casual));
      return {
        style,
        bend: flat,
        panes,
        rim: design.pick([13, 17, 20]),
        hinge: { x: 264, y: -58 },
        half: { x: 260, y: 84 },
      };
    }
    case 'frame-shields':
      return {
        style,
        bend: { across: 640, upright: Number.POSITIVE_INFINITY },
        panes: pairOf(round),
        rim: 11,
        hinge: { x: 246, y: -30 },
        half: { x: 240, y: 90 },
      };
    case 'frame-wrap': {
      const panes = pairOf(design.pick(wrap));
      return {
        style,
        bend: { across: 350, upright: 520 },
        panes,
        rim: design.pick([9, 13]),
        hinge: { x: 302, y: -46 },
        half: { x: 300, y: 74 },
      };
    }
    case 'frame-single': {
      const corners = design.pick(single);
      return {
        style,
        bend: { across: 340, upright: design.pick([Number.POSITIVE_INFINITY, 420]) },
        panes: [rounded(bothSides(points(corners)), 5)],
        rim: design.pick([0, 0, 9]),
        hinge: { x: 296, y: -54 },
        half: { x: 298, y: 96 },
      };
    }
  }
}
