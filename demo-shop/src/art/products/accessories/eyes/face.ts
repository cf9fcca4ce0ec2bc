import { at, type Point } from '../../../drawing/markup.ts';

/** Curvature of a lens: horizontal and vertical radius, user units; Infinity is flat. */
export interface Bend {
  across: number;
  upright: number;
}

export interface Place {
  bend: Bend;
  /** Rotation about the vertical axis, degrees; positive shows the object's left side. */
  yaw: number;
  /** Rotation about the horizontal axis, degrees; positive is a view from above. */
  pitch: number;
  x: number;
  y: number;
  scale: number;
}

/** Projects a point of the curved lens to the picture; `out` is its distance in front of the lens. */
export type Projector = (point: Point, out?: number) => Point;

const sag = (distance: number, radius: number) =>
  Number.isFinite(radius) ? radius - Math.sqrt(Math.max(0, radius * radius - distance * distance)) : 0;

/** Projects a point in space to the picture; `towards` is the direction the object faces. */
export type View = (x: number, y: number, towards: number) => Point;

/** Creates the projection of points in space. */
export function viewOf({ yaw, pitch, x: left, y: top, scale }: Omit<Place, 'bend'>): View {
  const [turn, tip] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  const [sinTurn, cosTurn, sinTip, cosTip] = [Math.sin(turn), Math.cos(turn), Math.sin(tip), Math.cos(tip)];
  return (x, y, towards) => ({
    x: left + scale * (x * cosTurn + towards * sinTurn),
    y: top + scale * (y * cosTip + (towards * cosTurn - x * sinTurn) * sinTip),
  });
}

/** Returns the position in space of a point on the curved lens. */
export function onBend(
  bend: Bend,
  { x, y }: Point,
  out = 0,
): readonly [x: number, y: number, towards: number] {
  // The lens wraps around a cylinder and keeps its length along the arc.
  const angle = x / bend.across;
  const away = bend.across - Math.cos(angle) * bend.across + sag(y, bend.upright);
  return [Math.sin(angle) * bend.across, y, out - away];
}

/** Creates the projection of points on a curved lens. */
export function projector(place: Place): Projector {
  const view = viewOf(place);
  return (point, out = 0) => view(...onBend(place.bend, point, out));
}

/** Returns a closed Catmull-Rom curve through the corners, `steps` points per segment. */
export function rounded(corners: readonly Point[], steps = 6): Point[] {
  const corner = (index: number) => corners.at(index % corners.length) ?? { x: 0, y: 0 };
  return corners.flatMap((_, index) => {
    const [a, b, c, d] = [corner(index - 1), corner(index), corner(index + 1), corner(index + 2)];
    const along = (key: 'x' | 'y', t: number) =>
      0.5 *
      (2 * b[key] +
        (c[key] - a[key]) * t +
        (2 * a[key] - 5 * b[key] + 4 * c[key] - d[key]) * t * t +
        (3 * b[key] - a[key] - 3 * c[key] + d[key]) * t * t * t);
    return Array.from({ length: steps }, (__, step) => ({
      x: along('x', step / steps),
      y: along('y', step / steps),
    }));
  });
}

/** Completes half of an outline (from the top centre down) with its mirror image. */
export const bothSides = (half: readonly Point[]): Point[] => [
  ...half,
  ...half
    .filter(({ x }) => x !== 0)
    .map(({ x, y }) => ({ x: -x, y }))
    .toReversed(),
];

/** Offsets an outline outwards by `by` user units, or inwards if negative. */
export function grown(points: readonly Point[], by: number): Point[] {
  return points.map((point, index) => {
    const before = points.at(index - 1) ?? point;
    const after = points.at((index + 1) % points.length) ?? point;
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const length = Math.hypot(dx, dy) || 1;
    return { x: point.x + (dy / length) * by, y: point.y - (dx / length) * by };
  });
}

/** Returns path data of a closed polygon. */
export const closed = (points: readonly Point[]) => `M${points.map(at).join('L')}z`;
