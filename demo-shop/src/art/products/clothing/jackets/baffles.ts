import { darker, lighter, lightness } from '../../../drawing/colour.ts';
import { outline, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { surface, type Row, type Spot, type Surface } from '../cloth/surface.ts';

export type Pattern = 'level' | 'chevron' | 'brick' | 'diamond';

export interface Quilting {
  pattern: Pattern;
  /** Number of chambers from top to bottom. */
  count: number;
  /** Start of the first chamber and end of the last one, shares of the height. @default [0, 1] */
  span?: readonly [from: number, to: number];
  /** Bulge of the chambers, user units. */
  puff: number;
  /** Gloss of the fabric: 0 is matt, 1 very shiny. @default 0.5 */
  sheen?: number;
}

const heights = ({ count, span = [0, 1] }: Quilting) =>
  Array.from({ length: count + 1 }, (_, index) => span[0] + ((span[1] - span[0]) * index) / count);

/** Returns the piece with an edge that bulges between the seams. */
export function puffed(piece: Surface, quilting: Quilting): Surface {
  const { count, span = [0, 1], puff } = quilting;
  const step = (span[1] - span[0]) / count / 3;
  const places = [
    ...(span[0] > 0 ? [0, span[0] / 2] : []),
    ...Array.from({ length: count * 3 + 1 }, (_, index) => span[0] + index * step),
    ...(span[1] < 1 ? [1] : []),
  ];
  const rows = places.map((v): Row => {
    const phase = Math.max(0, (v - span[0]) / (step * 3));
    const swell = v < span[0] ? 0 : puff * Math.abs(Math.sin(Math.PI * phase)) ** 0.7;
    const [left, right] = [piece.at(0, v), piece.at(1, v)];
    return [
      { x: left.x - swell, y: left.y },
      { x: right.x + swell, y: right.y },
    ];
  });
  const sag = (v: number) => piece.at(0.5, v).y - (piece.at(0, v).y + piece.at(1, v).y) / 2;
  return surface(rows, [sag(0), sag(1)], places);
}

function seamAt(pattern: Pattern, v: number, step: number): Spot[] {
  const dip = pattern === 'chevron' ? step * 0.9 : 0;
  return [0, 0.25, 0.5, 0.75, 1].map((u) => [u, v + dip * (1 - Math.abs(u - 0.5) * 2)]);
}

/** Returns crossing lines from side to side. */
function diagonals(piece: Surface, all: readonly number[], step: number): string[] {
  const rise = step * 5;
  const starts = [-4, -3, -2, -1].map((row) => (all[0] ?? 0) + row * step).concat(all);
  return starts.flatMap((v) => {
    const spots = [0, 0.2, 0.4, 0.6, 0.8, 1].map((u): Spot => [u, v + rise * u]);
    return [spots, spots.map(([u, height]): Spot => [1 - u, height])].map((each) =>
      piece.line(...each.filter(([, height]) => height >= 0 && height <= 1)),
    );
  });
}

/** Returns short wrinkles along the seams. */
function puckers(piece: Surface, seams: readonly Spot[][], reach: number): string {
  return seams
    .flatMap((spots, row) =>
      [0.07, 0.18, 0.29, 0.4, 0.56, 0.68, 0.8, 0.92].map((u, index) => {
        const place = Math.min(3, Math.floor(u * 4));
        const [from, to] = [spots[place]?.[1] ?? 0, spots[place + 1]?.[1] ?? 0];
        const v = from + (to - from) * (u * 4 - place);
        const shift = ((row * 7 + index * 3) % 5) * 0.006;
        const { x, y } = piece.at(u + shift - 0.012, v);
        const long = reach * (0.5 + ((row * 5 + index * 7) % 6) / 8);
        return `M${Math.round(x)} ${Math.round(y + 2)}q${((index + row) % 3) * 2 - 2} ${Math.round(index % 2 === 0 ? long / 2 : -long / 2)} ${((index * 3 + row) % 7) - 3} ${Math.round(index % 2 === 0 ? long : -long)}`;
      }),
    )
    .join('');
}

/** Draws down chambers with seams and wrinkles. */
export function baffles(drawing: Drawing, piece: Surface, colour: string, quilting: Quilting): string {
  const { pattern, count, span = [0, 1], sheen = 0.5 } = quilting;
  const step = (span[1] - span[0]) / count;
  const all = heights(quilting);
  const crossed = pattern === 'diamond';
  const seams = (crossed ? [] : all)
    .filter((v) => v > 0.005 && v < 0.995)
    .map((v) => seamAt(pattern, v, step));
  const tops = (crossed ? [] : all.slice(0, -1)).map((v) => seamAt(pattern, v + step * 0.34, step));
  const uprights = crossed
    ? diagonals(piece, all, step)
    : pattern === 'brick'
      ? all
          .slice(0, -1)
          .flatMap((v, row) =>
            [0.1, 0.3, 0.5, 0.7, 0.9].map((u) =>
              piece.line([u + (row % 2) * 0.1, v + step * 0.08], [u + (row % 2) * 0.1, v + step * 0.92]),
            ),
          )
      : [];
  const size = piece.at(0.5, span[1]).y - piece.at(0.5, span[0]).y;
  const high = size / count;
  const written = (spots: readonly Spot[][]) => spots.map((each) => piece.line(...each)).join('');
  const thread = written(seams) + uprights.join('');
  const isDark = lightness(colour) < 0.25;
  const shadow = darker(colour, 0.8);
  const glow = lighter(colour, 0.75);
  const [seamHref, topHref] = [outline(drawing, thread), outline(drawing, written(tops))];
  const stroke = (href: string, tint: string, width: number, opacity: number, lift = 0) =>
    `<use href="${href}" fill="none" stroke="${tint}" stroke-width="${Math.round(width * 10) / 10}" opacity="${opacity.toFixed(2)}"${lift === 0 ? '' : ` transform="translate(0 ${Math.round(lift)})"`}/>`;
  // Strokes of falling width are used, because a blur on every piece would be too slow.
  const valleys = [0.62, 0.46, 0.32, 0.18].map((share) =>
    stroke(seamHref, shadow, high * share, isDark ? 0.26 : 0.14, -high * 0.09),
  );
  const ridges = [0.42, 0.3, 0.2, 0.1].map((share) =>
    stroke(topHref, glow, high * share, ((isDark ? 0.2 : 0.3) + sheen * 0.16) * 0.32),
  );
  return (
    valleys.join('') +
    ridges.join('') +
    line(puckers(piece, seams, high * 0.34), shadow, { width: 3, opacity: 0.15 }) +
    stroke(seamHref, shadow, 2.2, lightness(colour) > 0.75 ? 0.4 : 0.7) +
    stroke(seamHref, glow, 1.3, 0.35, 2)
  );
}
