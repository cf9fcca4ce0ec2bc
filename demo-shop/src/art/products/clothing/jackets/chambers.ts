import type { Drawing } from '../../../drawing/drawing.ts';
import type { Pattern, Quilting } from './baffles.ts';
import { chestMark, wovenLabel, type MarkStyle } from '../details.ts';
import type { Figure } from '../figure.ts';

/** Returns the quilting of a down garment: the higher its fill weight (g), the fewer and thicker the chambers. */
export function chambersFor(drawing: Drawing): Quilting {
  const { design, spec } = drawing;
  const weight = Number(spec.facts['fillWeight'] ?? design.pick([90, 150, 220]));
  const base: Quilting =
    weight >= 180
      ? { pattern: 'level', count: 7, puff: 11 }
      : weight >= 120
        ? { pattern: 'level', count: 10, puff: 7 }
        : { pattern: 'level', count: 15, puff: 4 };
  const patterns: readonly [Pattern, ...Pattern[]] =
    weight >= 180 ? ['level', 'level', 'brick', 'chevron'] : ['level', 'chevron', 'level'];
  return { ...base, pattern: design.pick(patterns), sheen: design.pick([0.1, 0.5, 0.9]) };
}

/** Draws the brand between two seams, or on a label if the chambers are too narrow. */
export function markOn(
  drawing: Drawing,
  figure: Figure,
  { pattern, count, span = [0, 1] }: Quilting,
  mark: MarkStyle,
): string {
  if (pattern !== 'level' || count > 10) return wovenLabel(drawing, figure);
  const step = (span[1] - span[0]) / count;
  const row = Math.round((0.22 - span[0]) / step - 0.5);
  return chestMark(
    drawing,
    figure,
    drawing.base,
    mark === 'both' ? 'word' : mark,
    span[0] + (row + 0.6) * step,
  );
}
