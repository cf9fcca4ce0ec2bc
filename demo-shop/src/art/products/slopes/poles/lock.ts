import { darker, lighter } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';

/** Draws the lock between two sections: a lever, a twist collar, or a folding joint with its cord. */
export function lock(drawing: Drawing, y: number, wide: number): string {
  const { accent, spec } = drawing;
  const kind = String(spec.facts['poleLock'] ?? 'lever-lock');
  const dark = linear(drawing, 0, [
    [0, '#55616c'],
    [0.35, '#3a444e'],
    [1, '#12181e'],
  ]);
  const bright = linear(drawing, 0, [
    [0, lighter(accent, 0.4)],
    [0.4, accent],
    [1, darker(accent, 0.45)],
  ]);
  const collar = (from: number, tall: number, out: number, fill: string) =>
    `<rect x="${-wide - out}" y="${y + from}" width="${(wide + out) * 2}" height="${tall}" rx="4" fill="${fill}"/>`;
  if (kind === 'folding-lock')
    return (
      collar(-22, 16, 3, dark) +
      collar(10, 16, 3, dark) +
      line(`M0 ${y - 8}V${y + 12}`, '#06111c', { width: 9, cap: 'butt' }) +
      line(`M-1 ${y - 6}V${y + 10}`, accent, { width: 4, cap: 'butt' })
    );
  if (kind === 'twist-lock') {
    const knurls = [-0.7, -0.35, 0, 0.35, 0.7].map(
      (share) => `M${Math.round((wide + 4) * share)} ${y - 22}v34`,
    );
    return (
      collar(-26, 42, 5, dark) +
      line(knurls.join(''), '#06111c', { width: 2.5, opacity: 0.7 }) +
      collar(16, 6, 4, bright)
    );
  }
  const pin =
    kind === 'lever-and-pin-lock'
      ? `<circle cx="0" cy="${y + 34}" r="4.5" fill="#dfe5ea" stroke="#39434d" stroke-width="2"/>`
      : '';
  const lever = `M${wide + 3} ${y - 20}h9q8 0 8 8v42q0 7 -6 7h-5q-3 0 -3 -6v-26h-3z`;
  return (
    collar(-24, 46, 5, dark) +
    `<path d="${lever}" fill="${bright}"/>` +
    line(`M${wide + 12} ${y - 14}V${y + 30}`, '#fff', { width: 2, opacity: 0.5 }) +
    `<circle cx="${wide - 1}" cy="${y - 12}" r="4" fill="#c9d3db"/>` +
    pin
  );
}
