import { darker, lighter } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { extruded } from './extruded.ts';
import { closed, grown, projector, type Place } from './face.ts';
import type { SunglassesShape } from './sunglasses-shape.ts';

/** Draws the rims around the lenses. */
export function rims(drawing: Drawing, shape: SunglassesShape, place: Place, frame: string): string {
  const put = projector(place);
  const face = linear(drawing, 65, [
    [0, lighter(frame, 0.38)],
    [0.4, frame],
    [1, darker(frame, 0.45)],
  ]);
  return shape.panes
    .map((pane) => {
      const edge = grown(pane, shape.rim);
      const path = closed(edge.map((point) => put(point, 4)));
      return (
        extruded(drawing, place, {
          edge,
          from: -18,
          to: 2,
          colours: [darker(frame, 0.65), darker(frame, 0.25)],
        }) +
        `<path d="${path}" fill="${face}"/>` +
        line(path, '#ffffff', { width: 2.5, opacity: 0.4 })
      );
    })
    .join('');
}

/** Draws the bridge between two lenses, or the brow bar above a single lens. */
export function bridge(shape: SunglassesShape, place: Place, frame: string): string {
  const put = projector(place);
  const bow = (from: number, y: number, rise: number, out: number) => {
    const points = Array.from({ length: 13 }, (_, index) => {
      const t = index / 6 - 1;
      return put({ x: from * t, y: y + rise * t * t }, out);
    });
    return `M${points.map(({ x, y: top }) => `${Math.round(x)} ${Math.round(top)}`).join('L')}`;
  };
  const metal = shape.style === 'frame-shields';
  if (shape.style === 'frame-single') {
    const top = -shape.half.y * 0.94;
    const brow = bow(shape.hinge.x * 0.985, top + 4, 38, 2);
    return (
      line(brow, darker(frame, 0.5), { width: 22 }) +
      `<g transform="translate(-2 -4)">${line(brow, frame, { width: 14 })}${line(brow, lighter(frame, 0.5), { width: 4, opacity: 0.6 })}</g>`
    );
  }
  const y = metal ? -34 : -36;
  const arch = bow(metal ? 62 : 52, y, 14, 4);
  const second = metal ? bow(70, -70, 6, 4) : '';
  return (
    line(arch + second, darker(frame, 0.5), { width: metal ? 13 : 24 }) +
    `<g transform="translate(-1 -3)">${line(arch + second, lighter(frame, 0.15), { width: metal ? 7 : 15 })}</g>`
  );
}
