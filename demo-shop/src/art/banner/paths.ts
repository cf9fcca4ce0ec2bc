export type Corner = readonly [x: number, y: number];

/** Returns the area of a closed polygon. */
export function areaOf(ring: readonly Corner[]): number {
  let sum = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    sum += x * nextY - nextX * y;
  }
  return Math.abs(sum / 2);
}

/** Returns the distance of a point from the line through two others. */
function distanceTo([fromX, fromY]: Corner, [toX, toY]: Corner, [x, y]: Corner): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length < 0.01) return Math.hypot(x - fromX, y - fromY);
  return Math.abs(dx * (fromY - y) - (fromX - x) * dy) / length;
}

/** Removes points within `tolerance` of the simplified line (Douglas-Peucker). */
export function simplify(line: readonly Corner[], tolerance: number): Corner[] {
  const kept = new Set([0, line.length - 1]);
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const first = line[from];
    const last = line[to];
    if (!first || !last) continue;
    let farthest = from;
    let distance = tolerance;
    for (let index = from + 1; index < to; index += 1) {
      const off = distanceTo(first, last, line[index] ?? first);
      if (off > distance) [farthest, distance] = [index, off];
    }
    if (farthest === from) continue;
    kept.add(farthest);
    spans.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, index) => kept.has(index));
}

/** Returns path data in relative integer steps, a third of the size of absolute coordinates. */
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
