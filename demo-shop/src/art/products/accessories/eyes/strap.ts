import { darker, lighter, readableOn } from '../../../drawing/colour.ts';
import { clip, linear, type Drawing } from '../../../drawing/drawing.ts';
import { at, type Point } from '../../../drawing/markup.ts';
import { line } from '../../../drawing/solid.ts';
import { wordmark } from '../../../brands/mark.ts';
import { viewOf, type Place } from './face.ts';

/** Band along a curve: points of its centre line, and half of its height. */
export interface Band {
  points: readonly Point[];
  half: number;
}

/** Returns the strap around an imaginary head. Degrees: 90 is the face, 0 the right ear. */
export function head(place: Place, width: number, from: number, to: number, half: number): Band {
  const view = viewOf(place);
  const points = Array.from({ length: 29 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / 28) * Math.PI) / 180;
    return view(Math.cos(angle) * width, 0, -width * 0.72 + Math.sin(angle) * width * 1.02);
  });
  return { points, half: half * place.scale };
}

const edge = ({ points }: Band, shift: number) => points.map(({ x, y }) => ({ x, y: y + shift }));

const bandPath = (band: Band) =>
  `M${[...edge(band, -band.half), ...edge(band, band.half).toReversed()].map(at).join('L')}z`;

const along = (band: Band, share: number) =>
  `M${edge(band, band.half * share)
    .map(at)
    .join('L')}`;

/** Draws the outside of the strap with the model's print. */
export function printed(drawing: Drawing, band: Band, angle = 0): string {
  const { design, base, accent, detail } = drawing;
  const ground = linear(drawing, angle, [
    [0, darker(base, 0.35)],
    [0.3, lighter(base, 0.1)],
    [0.75, base],
    [1, darker(base, 0.5)],
  ]);
  const path = bandPath(band);
  const stripe = (share: number, width: number, colour: string) =>
    line(along(band, share), colour, { width, cap: 'butt' });
  const prints = {
    edges: stripe(-0.76, band.half * 0.26, accent) + stripe(0.76, band.half * 0.26, accent),
    foot: stripe(0.84, band.half * 0.34, accent) + stripe(0.56, 4, detail),
    block:
      stripe(0, band.half * 1.1, darker(base, 0.35)) + stripe(-0.62, 5, accent) + stripe(0.62, 5, accent),
    plain: stripe(-0.9, 5, accent) + stripe(0.9, 5, accent),
  };
  const kind = design.pick(['edges', 'foot', 'block', 'plain'] as const);
  return (
    `<path d="${path}" fill="${ground}"/><g clip-path="${clip(drawing, path)}">${prints[kind]}` +
    line(along(band, -0.95), '#fff', { width: 5, opacity: 0.3 }) +
    line(along(band, 0.92), '#05090e', { width: 10, opacity: 0.28 }) +
    '</g>'
  );
}

/** Draws the inside of the strap with lines of silicone grip. */
export function gripping(drawing: Drawing, band: Band): string {
  const ground = linear(drawing, 0, [
    [0, '#12181e'],
    [0.5, '#3a444e'],
    [1, '#161d24'],
  ]);
  const waves = [-0.5, 0, 0.5]
    .map((share) => line(along(band, share), drawing.accent, { width: 5, opacity: 0.55, dash: '26 18' }))
    .join('');
  return (
    `<path d="${bandPath(band)}" fill="${ground}"/>${waves}` +
    line(along(band, -0.9), '#fff', { width: 3, opacity: 0.22 })
  );
}

/** Draws the brand's name on the strap. */
export const strapName = (
  drawing: Drawing,
  x: number,
  y: number,
  size: number,
  maxWidth: number,
  rotate = 0,
) =>
  wordmark(drawing.spec.brand, {
    x,
    y,
    size,
    maxWidth,
    rotate,
    colour: readableOn(drawing.base, drawing.detail, drawing.accent),
  });
