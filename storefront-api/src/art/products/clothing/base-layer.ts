import { darker, lighter, mix, readableOn } from '../../drawing/colour.ts';
import { linear, type Drawing } from '../../drawing/drawing.ts';
import { lettering } from '../../drawing/lettering.ts';
import { flat, folds, line, solid, stitches } from '../../drawing/solid.ts';
import { castShadow, type Picture } from '../../drawing/studio.ts';
import { contours } from '../../graphics/contours.ts';

const body =
  'M318 196C350 226 450 226 482 196L560 224C564 330 544 420 544 520C546 640 562 740 560 836C500 856 300 856 240 836C238 740 254 640 256 520C256 420 236 330 240 224z';
const sleeve =
  'M242 222C206 238 190 270 178 330C152 460 130 610 124 740C122 764 128 772 142 774C160 776 174 774 182 766C204 650 226 540 252 430C258 360 256 280 242 222z';
const neck = 'M324 176C348 200 452 200 476 176L486 210C450 244 350 244 314 210z';

function knit(drawing: Drawing): string {
  const { design, accent, base, detail } = drawing;
  const lines = contours(design, { x: 220, y: 330, width: 360, height: 540, cell: 46, levels: 6 });
  const zones = flat('M180 180H620V300C520 340 470 306 400 322C330 306 280 340 180 300z', accent);
  const zoneEdge = line('M180 306C280 346 330 312 400 328C470 312 520 346 620 306', detail, {
    width: 4,
    opacity: 0.85,
  });
  const body = `<path d="${lines}" fill="none" stroke="${mix(base, accent, 0.55)}" stroke-width="3" opacity="0.75"/>`;
  const hoops = [0, 1, 2, 3]
    .map((row) =>
      line(
        `M200 ${372 + row * 34}C320 ${396 + row * 34} 480 ${396 + row * 34} 600 ${372 + row * 34}`,
        row % 2 ? detail : accent,
        { width: row % 2 ? 6 : 17 },
      ),
    )
    .join('');
  return design.pick([body + zones + zoneEdge, hoops, zones + zoneEdge + hoops.slice(0, 0)]);
}

function oneSleeve(drawing: Drawing, flip: 1 | -1): string {
  const { base, accent } = drawing;
  return (
    `<g transform="translate(400 0) scale(${flip} 1) translate(-400 0)">${solid(drawing, sleeve, base, { depth: 0.6, gloss: flip === 1 ? 0.3 : 0.1 })}` +
    folds(drawing, ['M232 470C212 482 196 480 180 470', 'M218 520C200 534 184 532 170 522'], 0.7) +
    `${line('M129 716C146 726 170 726 190 716', darker(base, 0.4), { width: 4, opacity: 0.6 })}${line('M126 748C144 756 166 756 184 750', accent, { width: 9 })}</g>`
  );
}

export function drawBaseLayer(drawing: Drawing): Picture {
  const { spec, base, accent, detail } = drawing;
  const inside = linear(drawing, 90, [
    [0, darker(base, 0.7)],
    [1, darker(base, 0.4)],
  ]);
  const zip = drawing.design.chance(0.55)
    ? line('M400 216V424', darker(base, 0.55), { width: 9 }) +
      line('M400 220V420', lighter(accent, 0.2), { width: 3, dash: '4 5', cap: 'butt' }) +
      `<rect x="394" y="252" width="12" height="36" rx="5" fill="${accent}"/>`
    : '';
  const parts = [
    castShadow(drawing, `${body}${sleeve}`, 12, 18, 14),
    oneSleeve(drawing, 1),
    oneSleeve(drawing, -1),
    `<path d="M330 178C360 160 440 160 470 178L476 206C440 230 360 230 324 206z" fill="${inside}"/>`,
    solid(drawing, body, base, { depth: 0.6, gloss: 0.28, graphics: knit(drawing) }),
    folds(
      drawing,
      [
        'M280 600C310 616 330 640 338 670',
        'M520 590C496 610 478 634 470 662',
        'M262 330C290 360 300 390 302 420',
        'M540 330C512 356 504 390 500 420',
      ],
      0.6,
    ),
    solid(drawing, neck, mix(base, accent, 0.25), { depth: 0.4, gloss: 0.3 }),
    zip,
    stitches('M244 800C330 820 470 820 558 800', '#ffffff'),
    stitches('M262 240C284 330 276 440 274 520C274 640 260 740 260 800', '#ffffff'),
    stitches('M538 240C516 330 524 440 526 520C526 640 540 740 540 800', '#ffffff'),
    lettering(spec.brand.toUpperCase(), {
      x: 478,
      y: 290,
      size: 24,
      colour: readableOn(mix(base, accent, 0.5), detail),
      maxWidth: 90,
      tracking: 2,
    }),
    lettering(spec.model, {
      x: 300,
      y: 792,
      size: 18,
      colour: readableOn(base, detail, accent),
      maxWidth: 90,
    }),
  ];
  return { body: parts.join(''), focus: { x: 420, y: 320, zoom: 2.2 } };
}
