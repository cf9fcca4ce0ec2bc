import { brandSymbol, wordmark } from '../../brands/mark.ts';
import { darker, lighter, mix, readableOn } from '../../drawing/colour.ts';
import { clip, linear, type Drawing } from '../../drawing/drawing.ts';
import type { SkiShape } from './ski-shape.ts';

/** Sintered base with steel edges: two fields of colour and the brand cut into it. */
export function skiBase(drawing: Drawing, { length, tip, waist, path }: SkiShape): string {
  const { spec, accent, base, detail, design } = drawing;
  const ground = mix(darker(base, 0.72), '#10161d', 0.35);
  const cut = Math.round(length * design.between(0.3, 0.4));
  const slant = Math.round(tip * design.pick([0.8, -0.8, 1.5]));
  const gloss = linear(drawing, 0, [
    [0, '#ffffff', 0.34],
    [0.25, '#ffffff', 0.05],
    [0.6, '#000000', 0],
    [1, '#000000', 0.35],
  ]);
  const colour = readableOn(accent, detail, ground);
  const grind = Array.from({ length: 9 }, (_, index) => {
    const x = Math.round(-tip + ((index + 1) * tip) / 5);
    return `M${x} 0V${length}`;
  });
  return (
    `<path d="${path}" fill="#aab4bd" stroke="#5d6872" stroke-width="2.5"/>` +
    `<g clip-path="${clip(drawing, path)}"><g transform="scale(0.93 1)">` +
    `<path d="${path}" fill="${ground}"/>` +
    `<g clip-path="${clip(drawing, path)}"><path d="M${-tip} 0H${tip}V${cut - slant}L${-tip} ${cut + slant}z" fill="${accent}"/>` +
    `<path d="M${-tip} ${cut + slant + 12}L${tip} ${cut - slant + 12}V${cut - slant + 26}L${-tip} ${cut + slant + 26}z" fill="${lighter(base, 0.25)}"/>` +
    `<path d="M${-waist * 0.16} ${Math.round(length * 0.08)}V${Math.round(length * 0.93)}h${waist * 0.32}V${Math.round(length * 0.08)}z" fill="#000" opacity="0.16"/>` +
    `<path d="${grind.join('')}" stroke="#fff" stroke-width="1" opacity="0.06"/></g></g>` +
    brandSymbol(spec.brand, { x: 0, y: length * 0.15, size: waist * 1.3, colour }) +
    wordmark(spec.brand, {
      x: waist * 0.42,
      y: length * 0.66,
      size: waist * 1.25,
      colour: lighter(accent, 0.35),
      maxWidth: length * 0.4,
      rotate: -90,
    }) +
    `<path d="${path}" fill="${gloss}"/></g>`
  );
}
