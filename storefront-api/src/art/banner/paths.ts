export type Corner = readonly [x: number, y: number];

export function areaOf(ring: readonly Corner[]): number {
  let sum = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    sum += x * nextY - nextX * y;
  }
  return Math.abs(sum / 2);
}

/** Leaves out the points that a straight line passes within `tolerance`. */
export function simplify(line: readonly Corner[], tolerance: number): Corner[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
  let farthest = 0;
  let distance = 0;
  for (const [index, [x, y]] of line.entries()) {
    const off =
      length < 0.01
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length;
    if (off > distance) [farthest, distance] = [index, off];
  }
  if (distance <= tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(farthest), tolerance),
  ];
}

/** Path data in whole steps from point to point: a third of the size of places. */
export function stepPath(line: readonly Corner[]): string {
  let [fromX, fromY] = [0, 0];
  let path = '';
  for (const [index, point] of line.entries()) {
    const x = Math.round(point[0]);
    const y = Math.round(point[1]);
    const step = `${x - fromX}${y < fromY ? '' : ' '}${y - fromY}`;
    if (index === 0) path = `M${x} ${y}l`;
    else if (x !== fromX || y !== fromY)
      path += path.endsWith('l') || step.startsWith('-') ? step : ` ${step}`;
    [fromX, fromY] = [x, y];
  }
  return path;
}
