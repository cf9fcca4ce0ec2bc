import { darker, lighter, mix } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { contactShadow, type Picture } from '../../../drawing/studio.ts';
import { extruded } from './extruded.ts';
import { closed, grown, projector, type Place } from './face.ts';
import type { GoggleShape } from './goggle-shape.ts';
import type { Coat } from './mirror.ts';
import { gripping, head, printed, strapName } from './strap.ts';

/** Draws goggles from the inside: three layers of foam and the transparent lens. */
export function drawGogglesInside(drawing: Drawing, shape: GoggleShape, coat: Coat): Picture {
  const { base, accent } = drawing;
  const place: Place = { bend: shape.bend, yaw: 180 - 20, pitch: 30, x: 470, y: 420, scale: 1.08 };
  const put = projector(place);
  const opening = closed(grown(shape.edge, -26).map((point) => put(point, -84)));
  const pane = linear(drawing, 80, [
    [0, mix(coat[2], '#ffffff', 0.35)],
    [0.5, mix(coat[1], coat[2], 0.5)],
    [1, darker(coat[1], 0.25)],
  ]);
  const width = shape.half.x * 1.02;
  const near = head(place, width, -22, -202, 38);
  const middle = near.points[14] ?? { x: 400, y: 700 };
  const buckle = near.points[7] ?? middle;
  const foam = closed(grown(shape.edge, 6).map((point) => put(point, -84)));
  const parts = [
    contactShadow(drawing, 400, 800, 290, 24),
    extruded(drawing, place, { edge: shape.edge, from: 0, to: -40, colours: [base, darker(base, 0.3)] }),
    extruded(drawing, place, {
      edge: grown(shape.edge, 6),
      from: -40,
      to: -62,
      colours: ['#2a323a', '#4a545e'],
    }),
    extruded(drawing, place, {
      edge: grown(shape.edge, 8),
      from: -62,
      to: -84,
      colours: [mix(accent, '#2a323a', 0.4), '#20272e'],
    }),
    `<path d="${foam}" fill="#2c353e"/>`,
    line(foam, '#ffffff', { width: 3, opacity: 0.25 }),
    `<path d="${opening}" fill="${pane}"/>`,
    `<g fill="none">${[24, 15, 7].map((stroke) => line(opening, '#05090e', { width: stroke, opacity: 0.22 })).join('')}</g>`,
    line(opening, lighter(base, 0.3), { width: 3, opacity: 0.5 }),
    gripping(drawing, head(place, width, 30, -22, 38)),
    gripping(drawing, head(place, width, -202, -224, 38)),
    printed(drawing, near),
    strapName(drawing, middle.x, middle.y + 14, 40, 240),
    `<g transform="translate(${Math.round(buckle.x)} ${Math.round(buckle.y)}) skewY(-16) scale(0.8 1)"><rect x="-22" y="-48" width="44" height="94" rx="8" fill="#1a2129"/><rect x="-10" y="-36" width="20" height="70" rx="5" fill="#3c4650"/><rect x="-22" y="-48" width="44" height="6" rx="3" fill="#fff" opacity="0.25"/></g>`,
  ];
  return { body: parts.join(''), focus: { x: 360, y: 480, zoom: 1.9 } };
}
