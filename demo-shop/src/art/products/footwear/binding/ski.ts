import { linear, symbol, type Drawing } from '../../../drawing/drawing.ts';
import { contactShadow, type Picture } from '../../../drawing/studio.ts';

/** Draws a neutral ski that fades out at both ends, because it is not part of the product. */
function slab(drawing: Drawing): string {
  const fade = (colour: string) =>
    linear(drawing, 0, [
      [0, colour, 0],
      [0.14, colour, 1],
      [0.86, colour, 1],
      [1, colour, 0],
    ]);
  return (
    `<path d="M0 690H790L800 716H10z" fill="${fade('#cdd8e1')}"/><path d="M10 716H800V730H10z" fill="${fade('#93a3b1')}"/>` +
    `<path d="M10 730H800V735H10z" fill="${fade('#4d5a66')}"/><path d="M60 690H760L766 704H66z" fill="#0b1b2b" opacity="0.16"/>`
  );
}

/** Draws a pair from the side, one behind the other, each on a piece of ski. */
export function drawBindingPair(drawing: Drawing, one: string, size: number): Picture {
  const href = symbol(drawing, slab(drawing) + one);
  const place = (x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale.toFixed(2)}) translate(-400 -700)">${contactShadow(drawing, 410, 742, 370, 18)}<use href="${href}"/></g>`;
  return {
    body: place(424, 400, size * 0.94) + place(396, 800, size),
    focus: { x: 560, y: 690, zoom: 1.8 },
  };
}
