import { darker, lighter } from '../../../drawing/colour.ts';
import { clip, linear, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { metal } from '../parts.ts';

const beech = '#c9985f';

/** Returns the colour of a tool's body: beech has its own colour, other materials have the product's. */
export function bodyColour({ spec, base }: Drawing): string {
  return spec.facts['material'] === 'beech-wood' ? beech : base;
}

/** Draws a face of the body. `shade`: negative is lit, positive is shaded, -1 to 1. */
export function face(drawing: Drawing, path: string, shade: number, angle = 30): string {
  const colour = bodyColour(drawing);
  const tone = shade < 0 ? lighter(colour, -shade) : darker(colour, shade);
  const material = drawing.spec.facts['material'];
  if (material === 'aluminium') return `<path d="${path}" fill="${metal(drawing, angle, tone)}"/>`;
  const fill = linear(drawing, angle, [
    [0, lighter(tone, 0.22)],
    [0.5, tone],
    [1, darker(tone, 0.22)],
  ]);
  const grain = Array.from(
    { length: 16 },
    (_, index) =>
      `M-100 ${-220 + index * 30}C100 ${-250 + index * 31} 300 ${-190 + index * 30} 800 ${-230 + index * 31}`,
  ).join('');
  return (
    `<path d="${path}" fill="${fill}"/>` +
    (material === 'beech-wood'
      ? `<g clip-path="${clip(drawing, path)}">${line(grain, darker(beech, 0.4), { width: 3, opacity: 0.28 })}${line(grain, darker(beech, 0.3), { width: 26, opacity: 0.07 })}</g>`
      : '')
  );
}
