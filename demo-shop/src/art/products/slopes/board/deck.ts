import { brandSymbol, wordmark } from '../../../brands/mark.ts';
import { darker, lighter, readableOn } from '../../../drawing/colour.ts';
import { clip, linear, type Drawing } from '../../../drawing/drawing.ts';
import { prints, turnable } from '../prints/index.ts';
import { secondTone } from '../prints/print.ts';
import { brandAlong, nameAcross, nameAlong } from '../prints/words.ts';
import { bent, inserts, rim } from './shading.ts';
import type { BoardShape } from './shape.ts';

/** Draws the topsheet: one large print, and text beside it. */
function art(drawing: Drawing, { length, half }: BoardShape): string {
  const { design, spec, base, accent, detail } = drawing;
  const ground = design.pick([base, base, darker(base, 0.25), secondTone(base, 0.12)]);
  const colour = readableOn(ground, detail, accent);
  const y = (share: number) => Math.round(length * share);
  const area = (from: number, to: number) => ({ half, from: y(from), to: y(to), ground });
  const shade = linear(drawing, 90, [
    [0, lighter(ground, 0.1)],
    [0.5, ground],
    [1, darker(ground, 0.2)],
  ]);
  const name = (at: number, tall = 0.26) =>
    nameAcross(spec.model, { y: y(at), tall: half * tall, long: half * 1.35, colour });
  const brand = (at: number, tall = 0.16) =>
    wordmark(spec.brand, { x: 0, y: y(at), size: half * tall * 1.4, colour, maxWidth: half * 1.25 });
  const sign = (at: number, size = 0.5) =>
    brandSymbol(spec.brand, { x: 0, y: y(at), size: half * size, colour });

  // Text across a splitboard's seam would be cut, so each half has its own.
  const onHalves = () => {
    const along = { y: y(0.17), tall: half * 0.3, long: y(0.17), colour };
    return (
      design.pick(prints)(drawing, area(0.36, 1)) +
      brandAlong(spec.brand, { ...along, x: -half * 0.5 }) +
      nameAlong(spec.model, { ...along, x: half * 0.5 })
    );
  };
  const fromTail = () => design.pick(prints)(drawing, area(0.3, 1)) + sign(0.1) + name(0.2) + brand(0.235);
  const fromNose = () =>
    `<g transform="translate(0 ${y(0.72)}) scale(1 -1)">${design.pick(turnable)(drawing, area(0, 0.72))}</g>` +
    name(0.8) +
    brand(0.835) +
    sign(0.91, 0.4);
  const tall = () =>
    design.pick(prints)(drawing, area(0.6, 1)) +
    sign(0.14, 0.7) +
    brandAlong(spec.brand, { y: y(0.5), tall: half * 0.7, long: y(0.19), colour });
  const band = () => {
    const print = design.pick(turnable)(drawing, area(0, 0.4));
    return (
      `<g transform="translate(0 ${y(0.4)}) scale(1 -1)">${print}</g>` +
      `<g transform="translate(0 ${y(0.6)})">${design.pick(turnable)(drawing, area(0, 0.4))}</g>` +
      name(0.5, 0.3) +
      brand(0.54)
    );
  };
  return (
    `<rect x="${-half}" width="${half * 2}" height="${length}" fill="${shade}"/>` +
    (spec.kind === 'splitboard' ? onHalves : design.pick([fromTail, fromTail, fromNose, tall, band]))()
  );
}

/** Draws the top side. `extras`: markup above the print, below the shading. */
export function deck(drawing: Drawing, shape: BoardShape, extras = inserts(shape)): string {
  const edge = rim(drawing, shape.path);
  return (
    `${edge.under}<g clip-path="${clip(drawing, shape.path)}">${art(drawing, shape)}${extras}` +
    `${bent(drawing, shape)}${edge.over}</g>`
  );
}
