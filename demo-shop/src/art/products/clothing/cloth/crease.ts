import type { Point } from '../../../drawing/markup.ts';
import type { Spot, Surface } from './surface.ts';

/** Fold that runs out from its start; `bend` is its bow as a share of its length. */
export interface Crease {
  from: Spot;
  to: Spot;
  width: number;
  bend?: number;
}

/** Creates a fold. */
export const crease = (from: Spot, to: Spot, width: number, bend = 0.12): Crease => ({
  from,
  to,
  width,
  bend,
});

/** Mirrors folds to the other side of the piece. */
export const flipped = (creases: readonly Crease[]): Crease[] =>
  creases.map(({ from, to, width, bend = 0 }) =>
    crease([1 - from[0], from[1]], [1 - to[0], to[1]], width, -bend),
  );

const written = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;

/** Returns the path of a fold, wide near its start and pointed at its end. */
function leaf(start: Point, end: Point, width: number, bend: number, shift: number): string {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.max(1, Math.hypot(dx, dy));
  const [nx, ny] = [-dy / length, dx / length];
  const handle = (out: number) => written(start.x + dx * 0.4 + nx * out, start.y + dy * 0.4 + ny * out);
  const from = written(start.x + nx * shift, start.y + ny * shift);
  const to = written(end.x + nx * shift, end.y + ny * shift);
  const middle = bend * length * 2 + shift;
  return `M${from}Q${handle(middle + width)} ${to}Q${handle(middle - width)} ${from}z`;
}

export interface FoldPaths {
  valleys: string;
  cores: string;
  ridges: string;
}

/** Returns the paths of the dark sides, the bottoms and the lit sides of all folds. `spread`: factor of their width. */
export function creasePaths(piece: Surface, creases: readonly Crease[], spread = 1): FoldPaths {
  const drawn = creases.map(({ from, to, width, bend = 0 }) => {
    const [start, end] = [piece.at(...from), piece.at(...to)];
    // The lit side is the one towards the light, at the upper left.
    const towardsLight = (end.y - start.y) * 0.6 - (end.x - start.x) > 0 ? 1 : -1;
    return {
      valley: leaf(start, end, width * spread, bend, 0),
      core: leaf(start, end, width * 0.3, bend, (towardsLight * width) / 5),
      ridge: leaf(start, end, width * 0.75 * spread, bend, towardsLight * width * 0.8),
    };
  });
  const joined = (part: 'valley' | 'core' | 'ridge') => drawn.map((each) => each[part]).join('');
  return { valleys: joined('valley'), cores: joined('core'), ridges: joined('ridge') };
}
