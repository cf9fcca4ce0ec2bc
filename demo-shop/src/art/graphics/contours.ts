import type { Random } from '../drawing/random.ts';
import { at, type Point } from '../drawing/markup.ts';

export interface ContourArea {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Distance between samples, user units. */
  cell: number;
  levels: number;
}

/** Returns a height function, a sum of five long waves: smooth enough for coarse sampling. */
function heightField(random: Random, wavelength: number): (x: number, y: number) => number {
  const waves = Array.from({ length: 5 }, () => {
    const angle = random.between(0, Math.PI);
    const frequency = (2 * Math.PI) / (wavelength * random.between(0.7, 1.9));
    const [fx, fy] = [Math.cos(angle) * frequency, Math.sin(angle) * frequency];
    const phase = random.between(0, 7);
    return (x: number, y: number) => Math.sin(x * fx + y * fy + phase);
  });
  return (x, y) => waves.reduce((sum, wave) => sum + wave(x, y), 0) / 5;
}

type Segment = [Point, Point];

const whole = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** Returns the points where the height crosses the level on a cell's sides (marching squares). */
function crossings(corners: [Point, number][], level: number): Point[] {
  return corners.flatMap(([from, a], index) => {
    const [to, b] = corners[(index + 1) % 4] ?? [from, a];
    if (a > level === b > level) return [];
    const share = (level - a) / (b - a);
    return [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }];
  });
}

function chain(segments: Segment[]): Point[][] {
  const neighbours = new Map<string, { point: Point; ways: string[] }>();
  const link = (from: Point, to: Point) => {
    const known = neighbours.get(at(from)) ?? { point: from, ways: [] };
    known.ways.push(at(to));
    neighbours.set(at(from), known);
  };
  for (const [a, b] of segments) {
    link(a, b);
    link(b, a);
  }
  const lines: Point[][] = [];
  const walk = (start: string) => {
    const run: Point[] = [];
    for (let next: string | undefined = start; next !== undefined;) {
      const here = neighbours.get(next);
      if (!here) break;
      run.push(here.point);
      neighbours.delete(next);
      next = here.ways.find((way) => neighbours.has(way));
    }
    if (run.length > 3) lines.push(run);
  };
  // Open lines are traced first, from their ends; the rest are closed rings.
  for (const [name, { ways }] of neighbours) if (ways.length === 1) walk(name);
  for (const name of neighbours.keys()) walk(name);
  return lines;
}

/** Returns a quadratic curve that uses every other point as a control point: smooth, and half the size. */
function smooth(points: Point[]): string {
  const handles = points.filter((_, index) => index % 2 === 1);
  const arcs = handles.map((handle, index) => {
    const next = handles[index + 1] ?? points.at(-1) ?? handle;
    const middle = { x: (handle.x + next.x) / 2, y: (handle.y + next.y) / 2 };
    return `${whole(handle)} ${whole(index === handles.length - 1 ? next : middle)}`;
  });
  return `M${whole(points[0] ?? { x: 0, y: 0 })}Q${arcs.join(' ')}`;
}

/** Returns path data of contour lines over an area. */
export function contours(random: Random, area: ContourArea): string {
  const { cell, levels } = area;
  const height = heightField(random, cell * 9);
  const columns = Math.ceil(area.width / cell);
  const rows = Math.ceil(area.height / cell);
  const corner = (column: number, row: number): [Point, number] => {
    const point = { x: Math.round(area.x + column * cell), y: Math.round(area.y + row * cell) };
    return [point, height(point.x, point.y)];
  };
  let path = '';
  for (let step = 1; step <= levels; step += 1) {
    const level = -0.55 + (1.1 * step) / (levels + 1);
    const segments: Segment[] = [];
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const corners = [
          corner(column, row),
          corner(column + 1, row),
          corner(column + 1, row + 1),
          corner(column, row + 1),
        ];
        const [a, b] = crossings(corners, level);
        if (a && b) segments.push([a, b]);
      }
    path += chain(segments).map(smooth).join('');
  }
  return path;
}
