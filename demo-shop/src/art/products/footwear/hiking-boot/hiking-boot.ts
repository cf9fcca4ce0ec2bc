import { brandSymbol, wordmark } from '../../../brands/mark.ts';
import { readableOn } from '../../../drawing/colour.ts';
import { symbol, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { contactShadow, type Picture } from '../../../drawing/studio.ts';
import { bootBody, bootScheme, type BootScheme } from './hiking-boot-body.ts';
import { drawBootOutsole } from './hiking-boot-outsole.ts';
import { bootShape, type BootShape } from './hiking-boot-shape.ts';

const turned = (isMirrored: boolean, x: number, body: string) =>
  isMirrored ? `<g transform="translate(${2 * x} 0) scale(-1 1)">${body}</g>` : body;

function words(
  { spec, detail, accent }: Drawing,
  { top, isHigh }: BootShape,
  scheme: BootScheme,
  isMirrored: boolean,
) {
  const colour = readableOn(scheme.ground, detail, accent);
  const y = isHigh ? top + 150 : top + 118;
  const shaft = scheme.hasSymbol
    ? brandSymbol(spec.brand, { x: 440, y, size: isHigh ? 62 : 50, colour })
    : wordmark(spec.brand, { x: 440, y: y + 8, size: 34, colour, maxWidth: 116 });
  const foot = lettering(spec.model, {
    x: 540,
    y: 457,
    size: 22,
    colour: readableOn(scheme.carving === 0 ? scheme.accent : scheme.midsole),
    maxWidth: 120,
    font: 'barlow-text',
  });
  return turned(isMirrored, 440, shaft) + turned(isMirrored, 540, foot);
}

/** Draws a pair of hiking boots. */
export function drawHikingBoot(drawing: Drawing): Picture {
  const shape = bootShape(drawing);
  const scheme = bootScheme(drawing);
  if (drawing.spec.view === 'back') return drawBootOutsole(drawing, shape, scheme);
  const one = symbol(drawing, bootBody(drawing, shape, scheme));
  const boot = (isMirrored: boolean) => `<use href="${one}"/>${words(drawing, shape, scheme, isMirrored)}`;
  const [low, rise] = shape.isHigh ? [870, 250] : [850, 220];
  const body =
    contactShadow(drawing, 400, low - rise, 270, 18) +
    `<g transform="translate(712 ${low - rise - 450}) scale(-0.9 0.9)">${boot(true)}</g>` +
    contactShadow(drawing, 390, low, 320, 24) +
    `<g transform="translate(68 ${low - 510}) scale(1.02)">${boot(false)}</g>`;
  return { body, focus: { x: 360, y: low - 260, zoom: 2 } };
}
