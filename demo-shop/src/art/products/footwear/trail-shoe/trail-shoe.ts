import { brandSymbol, wordmark } from '../../../brands/mark.ts';
import { readableOn } from '../../../drawing/colour.ts';
import { symbol, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { contactShadow, type Picture } from '../../../drawing/studio.ts';
import { shoeColours, shoeBody, type ShoeColours } from './trail-shoe-body.ts';
import { overlayOf, type WordSpot } from './trail-shoe-overlays.ts';
import { drawOutsole } from './trail-shoe-outsole.ts';
import { ground, shoeShape, type ShoeShape } from './trail-shoe-shape.ts';

/** Mirrors text on the second shoe again, because that shoe is a mirror image. */
const readable = (isMirrored: boolean, x: number, body: string) =>
  isMirrored ? `<g transform="translate(${2 * x} 0) scale(-1 1)">${body}</g>` : body;

function words(
  drawing: Drawing,
  shape: ShoeShape,
  spot: WordSpot,
  colours: ShoeColours,
  isMirrored: boolean,
) {
  const { spec, accent, detail } = drawing;
  const colour = readableOn(colours[spot.on], detail, accent);
  const { x, y, width } = spot;
  const rotate = isMirrored ? -spot.rotate : spot.rotate;
  const foamY = ground - shape.lug - 22;
  const onFoam = readableOn(colours.carving === 0 ? colours.wedge : colours.foam);
  const side = colours.hasSymbol
    ? brandSymbol(spec.brand, { x, y: y - 10, size: 64, colour, rotate })
    : wordmark(spec.brand, { x, y, size: 40, colour, maxWidth: width, rotate });
  const foot = colours.hasSymbol
    ? wordmark(spec.brand, {
        x: 600,
        y: foamY,
        size: 25,
        colour: onFoam,
        maxWidth: 130,
        rotate: isMirrored ? 1 : -1,
      })
    : lettering(spec.model, {
        x: 600,
        y: foamY,
        size: 25,
        colour: onFoam,
        maxWidth: 130,
        font: 'barlow-italic',
        rotate: isMirrored ? 1 : -1,
      });
  return readable(isMirrored, x, side) + readable(isMirrored, 600, foot);
}

/** Draws a pair of trail or approach shoes. */
export function drawTrailShoe(drawing: Drawing): Picture {
  const shape = shoeShape(drawing);
  const overlay = overlayOf(drawing.design, shape.isApproach);
  const colours = shoeColours(drawing, shape.isApproach);
  if (drawing.spec.view === 'back') return drawOutsole(drawing, colours, shape.isApproach);
  const one = symbol(drawing, shoeBody(drawing, shape, overlay, colours));
  const shoe = (isMirrored: boolean) =>
    `<use href="${one}"/>${words(drawing, shape, overlay.spot, colours, isMirrored)}`;
  const body =
    contactShadow(drawing, 250, 612, 170, 18) +
    `<g transform="rotate(-9 184 600) translate(696 262) scale(-0.87 0.87)">${shoe(true)}</g>` +
    contactShadow(drawing, 400, 830, 330, 22) +
    `<g transform="translate(50 444) scale(0.97)">${shoe(false)}</g>`;
  return { body, focus: { x: 330, y: 650, zoom: 2 } };
}
