import { brandSymbol, wordmark } from '../../../brands/mark.ts';
import { mix, readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { flat, line } from '../../../drawing/solid.ts';
import { contours } from '../../../graphics/contours.ts';
import type { PackShape } from './shape.ts';

/** Draws the brand's and the model's name. */
export function words(
  drawing: Drawing,
  x: number,
  y: number,
  ground: string,
  width: number,
  hasName: boolean,
) {
  const { spec, detail, accent } = drawing;
  const colour = readableOn(ground, detail, accent);
  return (
    (hasName
      ? brandSymbol(spec.brand, { x, y: y - 24, size: 52, colour })
      : wordmark(spec.brand, { x, y, size: 42, colour, maxWidth: width })) +
    lettering(spec.model, {
      x,
      y: y + 34,
      size: 25,
      colour,
      maxWidth: width,
      font: 'barlow-text',
      opacity: 0.9,
    })
  );
}

/** Draws the model's print on the lower half of the front. */
export function print(drawing: Drawing, { left, right }: PackShape, top: number, bottom: number): string {
  const { design, base, accent } = drawing;
  const plain = () => '';
  const map = () =>
    line(
      contours(design, {
        x: left - 20,
        y: top,
        width: right - left + 40,
        height: bottom - top,
        cell: 44,
        levels: 5,
      }),
      mix(base, accent, 0.6),
      { width: 3, opacity: 0.7 },
    );
  const foot = () =>
    flat(
      `M${left - 30} ${bottom - 120}L${right + 30} ${bottom - 180}V${bottom + 20}H${left - 30}z`,
      mix(base, accent, 0.85),
    );
  const slash = () =>
    flat(`M${left - 30} ${bottom - 40}L${right + 30} ${top + 30}v44L${left - 30} ${bottom + 10}z`, accent);
  return design.pick([plain, map, foot, slash])();
}
