import type { Random } from '../drawing/random.ts';
import { at, type Point } from '../drawing/markup.ts';

export interface ContourArea {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Distance of the samples; half the finest detail. */
  cell: number;
  levels: number;
}

/** A height field of a few long waves: smooth enough for coarse sampling. */
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

type Segment = [string, string];

const key = (point: Point) => at(point);

/** Marching squares: where the height crosses the level on the sides of one cell. */
function crossings(corners: [Point, number][], level: number): Point[] {
  return corners.flatMap(([from, a], index) => {
    const [to, b] = corners[(index + 1) % 4] ?? [from, a];
    if (a > level === b > level) return [];
    const share = (level - a) / (b - a);
    return [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }];
  });
}

function chain(segments: Segment[]): string[][] {
  const neighbours = new Map<string, string[]>();
  for (const [a, b] of segments) {
    neighbours.set(a, [...(neighbours.get(a) ?? []), b]);
    neighbours.set(b, [...(neighbours.get(b) ?? []), a]);
  }
  const lines: string[][] = [];
  const walk = (start: string) => {
    const run: string[] = [];
    for (let next: string | undefined = start; next !== undefined; ) {
      run.push(next);
      const ways: string[] = neighbours.get(next) ?? [];
      neighbours.delete(next);
      next = ways.find((way) => neighbours.has(way));
    }
    if (run.length > 3) lines.push(run);
  };
  // Open lines first, from their ends; what is left are closed rings.
  for (const [point, ways] of [...neighbours]) if (ways.length === 1 && neighbours.has(point)) walk(point);
  for (const point of [...neighbours.keys()]) if (neighbours.has(point)) walk(point);
  return lines;
}

/** Every other point becomes a curve's handle, which halves the size and rounds the corners. */
function smooth(points: string[]): string {
  const rest = points.slice(1);
  const pairs = rest.flatMap((point, index) => (index % 2 === 1 ? [`${rest[index - 1]} ${point}`] : []));
  return `M${points[0]}Q${pairs.join(' ')}`;
}

/** Path data of topographic lines over an area. */
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
        const corners = [corner(column, row), corner(column + 1, row), corner(column + 1, row + 1), corner(column, row + 1)];
        const [a, b] = crossings(corners, level);
        if (a && b) segments.push([key(a), key(b)]);
      }
    path += chain(segments).map(smooth).join('');
  }
  return path;
}
