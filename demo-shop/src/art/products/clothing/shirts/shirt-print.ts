import { brandSymbol, wordmark } from '../../../brands/mark.ts';
import { lightness, mix, readableOn } from '../../../drawing/colour.ts';
import { clip, type Drawing } from '../../../drawing/drawing.ts';
import { polyline } from '../../../drawing/markup.ts';
import { contours } from '../../../graphics/contours.ts';
import { ridge } from '../../../graphics/ridge.ts';
import type { Figure } from '../figure.ts';

export type PrintName = 'ridge' | 'contours' | 'word' | 'stripes' | 'sign';

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`;

function mountains(drawing: Drawing, y: number, ink: string): string {
  const { design, base, accent } = drawing;
  const window = clip(drawing, disc(400, y, 96));
  const layers = [0, 1, 2].map((row) => {
    const path = ridge(design, { from: 290, to: 510, y: y + row * 34, relief: 34, detail: 4 });
    return `<path d="${polyline(path)}V${y + 110}H290z" fill="${mix(mix(ink, accent, 0.5), base, row * 0.3)}"/>`;
  });
  return `<g clip-path="${window}"><rect x="290" y="${y - 110}" width="220" height="220" fill="${mix(base, accent, 0.3)}"/><circle cx="430" cy="${y - 40}" r="26" fill="${ink}"/>${layers.join('')}</g>`;
}

function map(drawing: Drawing, y: number, ink: string): string {
  const lines = contours(drawing.design, {
    x: 300,
    y: y - 100,
    width: 200,
    height: 200,
    cell: 11,
    levels: 6,
  });
  return `<g clip-path="${clip(drawing, disc(400, y, 96))}"><path d="${lines}" fill="none" stroke="${ink}" stroke-width="3"/></g>`;
}

/** Draws a print in the middle of the chest, in one or two colours. */
export function shirtPrint(drawing: Drawing, { torso }: Figure, name: PrintName): string {
  const { spec, base, accent, detail } = drawing;
  const ink = Math.abs(lightness(accent) - lightness(base)) > 0.25 ? accent : readableOn(base, detail);
  const y = Math.round(torso.at(0.5, 0.34).y);
  const word = (low: number, size: number, maxWidth = 180) =>
    wordmark(spec.brand, { x: 400, y: y + low, size, colour: ink, maxWidth });
  switch (name) {
    case 'ridge':
      return mountains(drawing, y, ink) + word(132, 26);
    case 'contours':
      return map(drawing, y, ink) + word(132, 26);
    case 'word':
      return word(10, 64, 260);
    case 'stripes':
      return (
        [0, 1, 2, 3]
          .map(
            (row) =>
              `<path d="M310 ${y - 70 + row * 22}h180v${14 - row * 3}h-180z" fill="${row === 1 ? readableOn(base, detail, accent) : ink}"/>`,
          )
          .join('') + word(56, 30, 180)
      );
    case 'sign':
      return brandSymbol(spec.brand, { x: 400, y: y - 10, size: 130, colour: ink }) + word(100, 30);
  }
}
