import { darker, lighter, mix } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import type { Point } from '../../../drawing/markup.ts';
import { line } from '../../../drawing/solid.ts';

const r = Math.round;

/** Returns an open cubic curve: a start, then two control points and an end for each segment. */
export function curve(points: readonly Point[]): string {
  const [start, ...rest] = points;
  return start === undefined
    ? ''
    : `M${r(start.x)} ${r(start.y)}C${rest.map(({ x, y }) => `${r(x)} ${r(y)}`).join(' ')}`;
}

function sample([a, b, c, d]: readonly [Point, Point, Point, Point], step: number): Point[] {
  const reach =
    Math.hypot(b.x - a.x, b.y - a.y) + Math.hypot(c.x - b.x, c.y - b.y) + Math.hypot(d.x - c.x, d.y - c.y);
  const count = Math.max(2, Math.round(reach / step));
  return Array.from({ length: count }, (_, index) => {
    const t = index / count;
    const u = 1 - t;
    const blend = (one: number, two: number, three: number, four: number) =>
      u * u * u * one + 3 * u * u * t * two + 3 * u * t * t * three + t * t * t * four;
    return { x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y) };
  });
}

/** Returns oblique stitches across the strand. */
function weave(points: readonly Point[], width: number, lean: number, every: number): string {
  const run: Point[] = [];
  for (let index = 0; index + 3 < points.length; index += 3) {
    const [a, b, c, d] = [points[index], points[index + 1], points[index + 2], points[index + 3]];
    if (a && b && c && d) run.push(...sample([a, b, c, d], 6));
  }
  return run
    .map((point, index) => {
      const next = run[index + 1];
      if (!next || index % every !== 0) return '';
      const length = Math.hypot(next.x - point.x, next.y - point.y) || 1;
      const [tx, ty] = [(next.x - point.x) / length, (next.y - point.y) / length];
      const half = width / 2;
      const [sx, sy] = [-ty * half + tx * lean, tx * half + ty * lean];
      return `M${r(point.x - sx)} ${r(point.y - sy)}l${r(sx * 2)} ${r(sy * 2)}`;
    })
    .join('');
}

export type Weave = 'tracer' | 'spiral' | 'cross';

/** Draws one run of rope along the points of a `curve`. */
export function strand(drawing: Drawing, points: readonly Point[], width: number, pattern: Weave): string {
  const { base, accent, detail } = drawing;
  const path = curve(points);
  const stitch = (lean: number, every: number, colour: string, thick: number) =>
    `<path d="${weave(points, width - 4, lean, every)}" fill="none" stroke="${colour}" stroke-width="${thick}"/>`;
  const patterns: Record<Weave, () => string> = {
    tracer: () => stitch(5, 2, mix(base, accent, 0.85), 3.4),
    spiral: () => stitch(9, 4, accent, 9),
    cross: () => stitch(7, 4, accent, 4) + stitch(-7, 8, detail, 3),
  };
  return (
    line(path, darker(base, 0.72), { width: width + 4, opacity: 0.75 }) +
    line(path, darker(base, 0.3), { width }) +
    line(path, base, { width: width - 8 }) +
    patterns[pattern]() +
    `<g transform="translate(2 2)">${line(path, '#06111c', { width: 4, opacity: 0.16 })}</g>` +
    `<g transform="translate(${-r(width * 0.2)} ${-r(width * 0.2)})">${line(path, lighter(base, 0.7), { width: r(width * 0.22), opacity: 0.4 })}</g>`
  );
}
