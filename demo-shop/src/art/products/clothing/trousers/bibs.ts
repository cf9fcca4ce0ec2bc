import { darker, mix } from '../../../drawing/colour.ts';
import { blur, linear, outline, type Drawing } from '../../../drawing/drawing.ts';
import { flat, line } from '../../../drawing/solid.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { toneOf } from '../cloth/blocking.ts';
import { braces } from './braces.ts';
import { cloth } from '../cloth/cloth.ts';
import { crease } from '../cloth/crease.ts';
import { bibMark, legMarkOnBibs } from './bib-marks.ts';
import { onBoth } from './leg-details.ts';
import { legsOf } from './legs.ts';
import { legsDrawn } from './lower.ts';
import { fitted } from '../jackets/outerwear.ts';
import { slit } from '../pockets.ts';
import { upright } from '../cloth/surface.ts';
import { rib, ripstop, twill } from '../cloth/texture.ts';
import { puller, sewn, zip } from '../cloth/trim.ts';
import { legBlocks, legLook, skiDetails } from './ski-legs.ts';

const heights: Readonly<Record<string, number>> = {
  'low-bib': 74,
  'chest-bib': 176,
  'stretch-bib': 190,
  braces: 24,
  'removable-bib': 150,
};

/** Draws bib trousers. */
export function drawBibs(drawing: Drawing): Picture {
  const { design, spec, base } = drawing;
  const isBack = spec.view === 'back';
  const fact = String(spec.facts['bibHeight'] ?? spec.facts['trouserTop'] ?? 'chest-bib');
  const high = heights[fact] ?? 170;
  const isStretch = fact === 'stretch-bib';
  const legs = legsOf(spec, {
    waist: 148,
    knee: design.pick([162, 172]),
    hem: design.pick([168, 178]),
    hip: fact === 'regular-fit' ? 170 : 175,
    top: 270,
    inseam: 560,
  });
  const { top, waist } = legs;
  const details = onBoth(legs, skiDetails(drawing, legs, { hands: high < 60 }));
  const blocks = onBoth(legs, legBlocks(drawing, legs));
  const texture = design.pick([twill, ripstop])(drawing, base);
  const look = legLook(drawing);
  const chestWidth = spec.audience === 'women' ? 104 : 116;
  const front = upright(
    [
      [top - high, Math.min(waist - 10, chestWidth - 18 + (high < 100 ? 22 : 0))],
      [top - high * 0.6, Math.min(waist - 4, chestWidth + (high < 100 ? 18 : 4))],
      [top - high * 0.25, waist - 6],
      [top + 8, waist + 1],
    ],
    isBack ? [-10, 10] : [16, 12],
  );
  const bibColour = isStretch ? toneOf(base) : design.pick([base, base, toneOf(base)]);
  const bibTexture = isStretch ? rib(drawing, bibColour) : texture;
  const inside = linear(drawing, 90, [
    [0, darker(mix(base, drawing.accent, 0.2), 0.35)],
    [1, darker(base, 0.8)],
  ]);
  const back = upright(
    [
      [top - high - 46, chestWidth * 0.5],
      [top - high * 0.7, chestWidth],
      [top, waist - 2],
    ],
    [-8, 0],
  );
  const zipEnd = high > 100 ? [top - high + 26, top + 190] : [top - high + 18, top + 130];
  const closing = isBack
    ? ''
    : zip(`M400 ${zipEnd[0]}V${zipEnd[1]}`, look.style, look.tape, look.teeth) +
      puller(400, (zipEnd[0] ?? 0) + 8, look.pull);
  const pocket = high > 130 && !isBack ? slit(front, [0.2, 0.26], [0.2, 0.6], look) : '';
  const body =
    (isBack ? '' : flat(back.outline, inside) + braces(drawing, top - high, chestWidth, true)) +
    legsDrawn(
      drawing,
      legs,
      {
        base,
        texture,
        crisp: 0.75,
        folds: 1,
        leftGraphics: blocks.left,
        rightGraphics: blocks.right,
        leftOver: details.left,
        rightOver: details.right,
      },
      [front],
    ) +
    `<use href="${outline(drawing, front.outline)}" fill="#06111c" opacity="0.25" transform="translate(2 6)" filter="${blur(drawing, 5)}"/>` +
    cloth(drawing, front, bibColour, {
      texture: bibTexture,
      creases: [
        crease([0.02, 0.9], [0.3, 0.7], 14),
        crease([0.98, 0.9], [0.7, 0.74], 14, -0.12),
        crease([0.1, 0.98], [0.24, 0.5], 10),
      ],
      crisp: 0.6,
      over:
        sewn(front.line([0.02, 0.04], [0.25, 0.04], [0.5, 0.04], [0.75, 0.04], [0.98, 0.04]), bibColour) +
        pocket,
    }) +
    line(front.line([0, 1], [0.25, 1], [0.5, 1], [0.75, 1], [1, 1]), '#06111c', {
      width: 2.5,
      opacity: 0.4,
    }) +
    closing +
    braces(drawing, top - high, chestWidth, false) +
    (high > 60 ? bibMark(drawing, front, bibColour) : legMarkOnBibs(drawing, legs));
  return fitted(body, top - high - 150, legs.hem + 16, 400, { x: 420, y: top - high * 0.35, zoom: 2 });
}
