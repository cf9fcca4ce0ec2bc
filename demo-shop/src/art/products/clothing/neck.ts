import { darker, lighter } from '../../drawing/colour.ts';
import { blur, linear, outline, type Drawing } from '../../drawing/drawing.ts';
import { line } from '../../drawing/solid.ts';
import { brandSymbol } from '../../brands/mark.ts';
import { baffles, type Quilting } from './jackets/baffles.ts';
import { cloth } from './cloth/cloth.ts';
import type { Figure } from './figure.ts';
import { upright, type Surface } from './cloth/surface.ts';

/** Draws the inside of the collar's back with label and loop. */
export function insideBack(drawing: Drawing, figure: Figure, lining: string, top: number): string {
  const { neck } = figure;
  const shade = linear(drawing, 90, [
    [0, darker(lining, 0.15)],
    [0.35, darker(lining, 0.4)],
    [1, darker(lining, 0.75)],
  ]);
  const [l, r] = [404 - neck, 396 + neck];
  const label = readableLabel(lining);
  return (
    `<path d="M${l} ${top + 4}C${l + 6} ${top - 14} ${l + 28} ${top - 22} 400 ${top - 22}C${r - 28} ${top - 22} ${r - 6} ${top - 14} ${r} ${top + 4}V240L400 300L${l} 240z" fill="${shade}"/>` +
    line(
      `M${l + 3} ${top}C${l + 10} ${top - 14} ${l + 30} ${top - 20} 400 ${top - 20}C${r - 30} ${top - 20} ${r - 10} ${top - 14} ${r - 3} ${top}`,
      lighter(lining, 0.45),
      {
        width: 3,
        opacity: 0.6,
      },
    ) +
    `<path d="M390 ${top - 16}q10 16 20 0" fill="none" stroke="${lighter(lining, 0.35)}" stroke-width="4"/>` +
    `<rect x="372" y="${top + 2}" width="56" height="19" rx="2" fill="${label.ground}"/>` +
    brandSymbol(drawing.spec.brand, { x: 400, y: top + 11, size: 15, colour: label.word })
  );
}

const readableLabel = (lining: string) => ({ ground: darker(lining, 0.78), word: lighter(lining, 0.8) });

export interface CollarLook {
  colour: string;
  /** Height of the collar, user units. */
  height: number;
  texture?: string | undefined;
  quilting?: Quilting;
}

/** Returns the front piece of a collar. */
function collarOf({ neck }: Figure, height: number): Surface {
  return upright(
    [
      [222 - height, neck - 4],
      [222 - height * 0.5, neck + 1],
      [236, neck + 7],
    ],
    [34, 36],
  );
}

const quilts = (drawing: Drawing, piece: Surface, { colour, quilting }: CollarLook) =>
  quilting === undefined ? '' : baffles(drawing, piece, colour, quilting);

/** Draws the collar from the front. */
export function collar(drawing: Drawing, figure: Figure, look: CollarLook, over = ''): string {
  const piece = collarOf(figure, look.height);
  return (
    `<use href="${outline(drawing, piece.outline)}" fill="#06111c" opacity="0.35" transform="translate(3 8)" filter="${blur(drawing, 6)}"/>` +
    cloth(drawing, piece, look.colour, {
      texture: look.texture,
      graphics: quilts(drawing, piece, look),
      over,
    }) +
    line(piece.line([0, 0], [0.25, 0], [0.5, 0], [0.75, 0], [1, 0]), lighter(look.colour, 0.5), {
      width: 3,
      opacity: 0.5,
    })
  );
}

/** Draws the collar from behind. */
export function collarBack(drawing: Drawing, figure: Figure, look: CollarLook): string {
  const piece = upright(
    [
      [206 - look.height * 0.85, figure.neck - 8],
      [206 - look.height * 0.4, figure.neck - 2],
      [240, figure.neck + 8],
    ],
    [-8, -4],
  );
  return cloth(drawing, piece, look.colour, {
    texture: look.texture,
    graphics: quilts(drawing, piece, look),
  });
}
