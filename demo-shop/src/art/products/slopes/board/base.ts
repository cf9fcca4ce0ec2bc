import { brandSymbol } from '../../../brands/mark.ts';
import { darker, lightness, readableOn } from '../../../drawing/colour.ts';
import { clip, linear, type Drawing } from '../../../drawing/drawing.ts';
import { flat, line } from '../../../drawing/solid.ts';
import { whole } from '../prints/print.ts';
import { brandAlong } from '../prints/words.ts';
import { bent } from './shading.ts';
import type { BoardShape } from './shape.ts';

/** Draws the base with a large print. */
export function boardBase(drawing: Drawing, shape: BoardShape): string {
  const { design, spec, base, accent, detail } = drawing;
  const { path, half, length } = shape;
  const ground = design.pick([accent, accent, '#171c21', lightness(base) < 0.6 ? darker(base, 0.3) : base]);
  const inlay = readableOn(ground, base, detail, accent);
  const second = readableOn(ground, accent, detail, base);
  const y = (share: number) => Math.round(length * share);
  const slant = half * design.between(0.4, 1);
  const tips =
    flat(`M${-half} 0H${half}V${y(0.12)}L${whole(-half, length * 0.12 + slant)}z`, second) +
    flat(
      `M${-half} ${length}V${whole(length * 0.88)}L${whole(half, length * 0.88 - slant)}V${length}z`,
      second,
    );
  const stripe = flat(
    `M${whole(-half, length * 0.2)}L${whole(half, length * 0.2 - slant)}v26L${whole(-half, length * 0.2 + 26)}z`,
    second,
  );
  // Text must not cross a splitboard's seam.
  const isSplit = spec.kind === 'splitboard';
  const sign = isSplit
    ? brandSymbol(spec.brand, { x: half * 0.48, y: length * 0.7, size: half * 0.62, colour: second })
    : brandSymbol(spec.brand, { x: 0, y: length * 0.1, size: half * 0.8, colour: inlay });
  const name = brandAlong(spec.brand, {
    x: isSplit ? -half * 0.44 : 0,
    y: y(0.515),
    tall: half * (isSplit ? 0.58 : 1.2),
    long: y(0.54),
    colour: inlay,
  });
  const stone = [-0.8, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8]
    .map((share) => `M${Math.round(half * share)} 0V${length}`)
    .join('');
  const edge = linear(drawing, 0, [
    [0, '#ffffff'],
    [0.3, '#c3ccd4'],
    [0.75, '#7d8994'],
    [1, '#dfe5ea'],
  ]);
  return (
    `<path d="${path}" fill="#20272e" transform="translate(4 6)"/><g clip-path="${clip(drawing, path)}">${flat(path, ground)}` +
    design.pick([tips, stripe + sign, sign]) +
    name +
    line(stone, '#ffffff', { width: 1, opacity: 0.08 }) +
    bent(drawing, shape) +
    `<path d="${path}" fill="none" stroke="#0b1218" stroke-width="15" opacity="0.4"/><path d="${path}" fill="none" stroke="${edge}" stroke-width="10"/></g>`
  );
}
