import { darker, lighter, mix } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import type { Point } from '../../../drawing/markup.ts';
import { line } from '../../../drawing/solid.ts';
import { contactShadow, type Picture } from '../../../drawing/studio.ts';
import { closed, onBend, projector, viewOf, type Place } from './face.ts';
import { coats, mirrorPane, type Coat } from './mirror.ts';
import { bridge, rims } from './rims.ts';
import { sunglassesShape, type SunglassesShape } from './sunglasses-shape.ts';
import { temple } from './temples.ts';

function coatOf({ spec, design }: Drawing): { coat: Coat; mirror: number } {
  const { lensCategory, lensMaterial } = spec.facts;
  // Mineral glass is tinted; only plastic lenses have these mirror coatings.
  if (lensMaterial === 'mineral-glass')
    return { coat: design.pick([coats.bronze, coats.smoke]), mirror: 0.4 };
  if (lensCategory === 'filter-4')
    return { coat: design.pick([coats.smoke, coats.silver, coats.fire]), mirror: 0.9 };
  if (lensCategory === 'filter-1-3')
    return { coat: design.pick([coats.rose, coats.bronze, coats.violet, coats.amber]), mirror: 0.7 };
  return { coat: design.pick([coats.ocean, coats.emerald, coats.fire, coats.gold]), mirror: 0.95 };
}

/** Draws a leather side shield of glacier glasses. */
function sideShield(drawing: Drawing, shape: SunglassesShape, place: Place, side: 1 | -1): string {
  const view = viewOf(place);
  const { accent } = drawing;
  const [x, y, towards] = onBend(shape.bend, { x: side * (shape.hinge.x - 16), y: 0 });
  const spot = (up: number, back: number) => view(x, y + up, towards - back);
  const corners: Point[] = [
    spot(-64, 0),
    spot(-50, 70),
    spot(-20, 112),
    spot(26, 104),
    spot(56, 56),
    spot(62, 0),
  ];
  const path = closed(corners);
  const seam = closed([spot(-52, 8), spot(-40, 64), spot(-16, 98), spot(22, 90), spot(46, 50), spot(50, 8)]);
  const ground = linear(drawing, 30, [
    [0, lighter(accent, 0.2)],
    [0.6, accent],
    [1, darker(accent, 0.45)],
  ]);
  return (
    `<path d="${path}" fill="${ground}" stroke="${ground}" stroke-width="12" stroke-linejoin="round"/>` +
    line(seam, side === 1 ? '#ffffff' : '#05090e', { width: 2, opacity: 0.5, dash: '6 5' })
  );
}

function nosePads(shape: SunglassesShape, place: Place): string {
  const put = projector(place);
  return [-1, 1]
    .map((side) => {
      const { x, y } = put({ x: side * 30, y: shape.half.y * 0.42 }, -26);
      return `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="9" ry="22" transform="rotate(${side * -18} ${Math.round(x)} ${Math.round(y)})" fill="#1a2129" opacity="0.85"/>`;
    })
    .join('');
}

/** Draws sunglasses. */
export function drawSunglasses(drawing: Drawing): Picture {
  const { spec, base, detail } = drawing;
  const shape = sunglassesShape(drawing);
  const isBack = spec.view === 'back';
  const { coat, mirror } = coatOf(drawing);
  const frame = shape.style === 'frame-shields' ? mix(base, detail, 0.12) : base;
  const place: Place = {
    bend: shape.bend,
    yaw: isBack ? -62 : -34,
    pitch: isBack ? 14 : 24,
    x: isBack ? 222 : 290,
    y: isBack ? 560 : 590,
    scale: isBack ? 0.95 : 0.94,
  };
  const put = projector(place);
  const panes = shape.panes.map((outline) => {
    const middle = { x: outline.reduce((sum, { x }) => sum + x, 0) / outline.length, y: 0 };
    const local = (point: Point, out = 0) => put({ x: point.x + middle.x, y: point.y }, out + 6);
    const half = shape.panes.length === 1 ? shape.half : { x: shape.half.x * 0.46, y: shape.half.y };
    return mirrorPane({
      drawing,
      coat,
      outline: outline.map(({ x, y }) => ({ x: x - middle.x, y })),
      put: local,
      half,
      mirror,
    });
  });
  const shields = shape.style === 'frame-shields';
  const parts = [
    contactShadow(drawing, 400, isBack ? 664 : 690, 310, 18),
    temple(drawing, shape, place, -1, frame),
    shields ? sideShield(drawing, shape, place, -1) : '',
    temple(drawing, shape, place, 1, frame),
    shields ? sideShield(drawing, shape, place, 1) : '',
    nosePads(shape, place),
    shape.rim > 0 ? rims(drawing, shape, place, frame) : '',
    shape.panes.length === 2 ? bridge(shape, place, frame) : '',
    panes.toReversed().join(''),
    shape.panes.length === 1 ? bridge(shape, place, frame) : '',
  ];
  return { body: parts.join(''), focus: { x: 470, y: 540, zoom: 2 } };
}
