import { darker, lighter, readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { stitches } from '../../../drawing/solid.ts';
import { wordmark } from '../../../brands/mark.ts';
import { form } from '../form.ts';

/** Draws the brand's label: leather, or woven in the product's colours. */
export function patch(drawing: Drawing, ground: string, y: number): string {
  const { spec, design, accent, detail } = drawing;
  const { width, height } = design.pick([
    { width: 176, height: 66 },
    { width: 150, height: 78 },
    { width: 220, height: 54 },
  ]);
  const colour = design.pick(['#8a5a34', readableOn(ground, accent, detail), darker(ground, 0.6)]);
  const [left, top] = [400 - width / 2, y - height / 2];
  const inner = `M${left + 8} ${top + 8}h${width - 16}v${height - 16}h-${width - 16}z`;
  return (
    `<rect x="${left + 4}" y="${top + 6}" width="${width}" height="${height}" rx="8" fill="#05101c" opacity="0.35"/>` +
    form(drawing, `M${left} ${top}h${width}v${height}h-${width}z`, colour, { bend: 9, gloss: 0.3 }) +
    stitches(inner, lighter(colour, 0.6)) +
    wordmark(spec.brand, {
      x: 400,
      y: y + 13,
      size: 38,
      maxWidth: width - 36,
      colour: readableOn(colour, detail, '#ffffff'),
    })
  );
}
