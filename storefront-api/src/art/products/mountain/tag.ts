import { darker, lighter, mix, readableOn } from '../../drawing/colour.ts';
import { clip, type Drawing } from '../../drawing/drawing.ts';
import { lettering } from '../../drawing/lettering.ts';
import { line, solid } from '../../drawing/solid.ts';
import { castShadow, type Picture } from '../../drawing/studio.ts';
import { contours } from '../../graphics/contours.ts';

const card = 'M300 190H500L610 300V820Q610 850 580 850H220Q190 850 190 820V300z';
const label = 'M190 610H610V820Q610 850 580 850H220Q190 850 190 820z';

/** The hang tag of a thing that the studio has no drawing of: whose it is, what it is called, its colours. */
export function drawTag(drawing: Drawing): Picture {
  const { spec, design, base, accent, detail } = drawing;
  const lines = contours(design, { x: 190, y: 190, width: 420, height: 420, cell: 42, levels: 7 });
  const words = readableOn(detail, darker(base, 0.4), accent);
  const body =
    castShadow(drawing, card) +
    line(
      'M400 262C392 190 352 150 372 96C392 46 470 52 462 110C456 152 420 190 402 262',
      darker(accent, 0.2),
      {
        width: 9,
      },
    ) +
    solid(drawing, card, base, { depth: 0.25, gloss: 0.2 }) +
    `<g clip-path="${clip(drawing, card)}">` +
    `<path d="${lines}" fill="none" stroke="${mix(base, accent, 0.75)}" stroke-width="4"/>` +
    `<path d="${label}" fill="${detail}"/><rect x="190" y="604" width="420" height="10" fill="${accent}"/></g>` +
    `<circle cx="400" cy="262" r="30" fill="${lighter(base, 0.5)}"/><circle cx="400" cy="262" r="17" fill="#dfe7ee"/>` +
    lettering(spec.brand.toUpperCase(), {
      x: 400,
      y: 710,
      size: 62,
      colour: words,
      maxWidth: 350,
      tracking: 4,
    }) +
    lettering(spec.model, { x: 400, y: 782, size: 42, colour: words, maxWidth: 340 });
  return { body, focus: { x: 400, y: 700, zoom: 1.9 } };
}
