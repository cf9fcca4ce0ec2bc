import { areaOf, simplify, stepPath, type Corner } from './paths.ts';

/** Values on a grid, row by row; `cell` is the distance in user units. */
export interface Field {
  columns: number;
  rows: number;
  cell: number;
  left: number;
  top: number;
  values: Float32Array;
}

/*
 * Sides where an outline enters and leaves a cell (marching squares). Index: sum of the corners that are inside (1 top
 * left, 2 top right, 4 bottom right, 8 bottom left). Sides: 0 top, 1 right, 2 bottom, 3 left.
 */
const ways: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/** Returns closed outlines of the areas where the field is at least `level`. Outside the grid counts as below. */
function outlines(field: Field, level: number): Corner[][] {
  const { columns, rows, values, cell, left, top } = field;
  const valueAt = (column: number, row: number) =>
    column < 0 || row < 0 || column >= columns || row >= rows
      ? level - 1
      : (values[row * columns + column] ?? 0);
  const stride = columns + 3;
  const points = new Map<number, Corner>();
  const next = new Map<number, number>();

  function crossing(column: number, row: number, side: number): number {
    const isUpright = side === 1 || side === 3;
    const fromColumn = side === 1 ? column + 1 : column;
    const fromRow = side === 2 ? row + 1 : row;
    const id = ((fromRow + 1) * stride + fromColumn + 1) * 2 + (isUpright ? 1 : 0);
    if (!points.has(id)) {
      const a = valueAt(fromColumn, fromRow);
      const b = isUpright ? valueAt(fromColumn, fromRow + 1) : valueAt(fromColumn + 1, fromRow);
      const share = (level - a) / (b - a);
      const x = left + (fromColumn + (isUpright ? 0 : share)) * cell;
      const y = top + (fromRow + (isUpright ? share : 0)) * cell;
      points.set(id, [x, y]);
    }
    return id;
  }

  for (let row = -1; row < rows; row += 1)
    for (let column = -1; column < columns; column += 1) {
      const inside =
        (valueAt(column, row) >= level ? 1 : 0) |
        (valueAt(column + 1, row) >= level ? 2 : 0) |
        (valueAt(column + 1, row + 1) >= level ? 4 : 0) |
        (valueAt(column, row + 1) >= level ? 8 : 0);
      if (inside === 0 || inside === 15) continue;
      for (const [from, to] of ways[inside] ?? [])
        next.set(crossing(column, row, from), crossing(column, row, to));
    }
  return rings(points, next);
}

function rings(points: ReadonlyMap<number, Corner>, next: Map<number, number>): Corner[][] {
  const found: Corner[][] = [];
  for (const start of next.keys()) {
    const ring: Corner[] = [];
    for (let id: number | undefined = start; id !== undefined;) {
      const point = points.get(id);
      const following: number | undefined = next.get(id);
      next.delete(id);
      if (point && following !== undefined) ring.push(point);
      id = following;
    }
    if (ring.length > 3) found.push(ring);
  }
  return found;
}

/**
 * Returns path data of all areas at or above `level` larger than `smallest` (square user units), simplified by
 * `tolerance` (user units).
 */
export function tonePath(field: Field, level: number, smallest: number, tolerance = 0.8): string {
  return outlines(field, level)
    .filter((ring) => areaOf(ring) > smallest)
    .map((ring) => `${stepPath(simplify(ring, tolerance))}z`)
    .join('');
}
