import { blur, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import type { Point } from '../../../drawing/markup.ts';
import { line } from '../../../drawing/solid.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { factOf, place, strokeShadow } from '../parts.ts';
import { band, flag, measures } from './rope-label.ts';
import { curve, strand, type Weave } from './rope-strand.ts';

const point = (x: number, y: number): Point => ({ x, y });

/** Returns the curve of a loop from the waist to `reach` and back. */
function loop(from: number, to: number, waist: number, side: number, reach: number): Point[] {
  const bulge = (reach - waist) * 0.36;
  return [
    point(from, waist),
    point(from - side * 0.7, waist + bulge),
    point(400 - side * 1.2, reach),
    point((from + to) / 2, reach),
    point(400 + side * 1.2, reach),
    point(to + side * 0.7, waist + bulge),
    point(to, waist),
  ];
}

/** Draws a rope as a hanging coil: loops below, ears above, wraps or a sleeve around the waist. */
function skein(drawing: Drawing, width: number, count: number, pattern: Weave): string {
  const { design } = drawing;
  const waist = 310;
  const half = Math.min(150, 40 + count * width * 0.32);
  const share = (index: number) => (count === 1 ? 0.5 : index / (count - 1));
  const lower = Array.from({ length: count }, (_, index) => {
    const place = (index * 5) % count;
    const spread = (share(place) - 0.5) * 2 * (half - width);
    const side = 90 + share(index) * 170 + design.between(-12, 12);
    return loop(
      400 - half + width + share(place) * 14,
      400 + half - width - Math.abs(spread) * 0.2,
      waist,
      side,
      760 + share(place) * 170 + design.between(-14, 14),
    );
  });
  const upper = Array.from({ length: Math.ceil(count * 0.6) }, (_, index) => {
    const inset = index * width * 0.8;
    return loop(
      400 - half + inset + width,
      400 + half - inset - width,
      waist,
      56 - index * 12,
      78 + index * 17,
    );
  });
  const all = [...upper, ...lower];
  const isSleeved = design.chance(0.55);
  const turns = Array.from({ length: 6 }, (_, index) => {
    const y = waist - 62 + index * width * 0.96;
    const reach = half + 12;
    return [
      point(400 - reach, y + 8),
      point(400 - reach * 0.5, y + 24),
      point(400 + reach * 0.5, y + 20),
      point(400 + reach, y),
    ];
  });
  return (
    strokeShadow(drawing, all.map(curve).join(''), width + 6, 14, 20) +
    all.map((each) => strand(drawing, each, width, pattern)).join('') +
    (isSleeved
      ? band(drawing, waist, half + 16)
      : `<g filter="${blur(drawing, 5)}" transform="translate(3 14)">${line(turns.map(curve).join(''), '#06111c', { width, opacity: 0.5 })}</g>` +
        turns.map((each) => strand(drawing, each, width, pattern)).join('') +
        flag(drawing, 404, waist + 18, 3))
  );
}

function ring(cx: number, cy: number, rx: number, ry: number): Point[] {
  const [kx, ky] = [rx * 0.55, ry * 0.55];
  return [
    point(cx, cy - ry),
    point(cx + kx, cy - ry),
    point(cx + rx, cy - ky),
    point(cx + rx, cy),
    point(cx + rx, cy + ky),
    point(cx + kx, cy + ry),
    point(cx, cy + ry),
    point(cx - kx, cy + ry),
    point(cx - rx, cy + ky),
    point(cx - rx, cy),
    point(cx - rx, cy - ky),
    point(cx - kx, cy - ry),
    point(cx + 4, cy - ry),
  ];
}

/** Draws a round coil, tied with its own end. */
function coil(drawing: Drawing, width: number, count: number, pattern: Weave): string {
  const { design, accent, detail } = drawing;
  const rings = Array.from({ length: count }, (_, index) => {
    const step = ((index * 3) % count) * width * 0.62;
    return ring(400 + design.between(-8, 8), 520 + design.between(-8, 8), 318 - step, 356 - step * 0.96);
  });
  const turns = Array.from({ length: 7 }, (_, index) => {
    const x = 316 + index * width * 0.98;
    return [point(x, 146), point(x + 12, 190), point(x + 12, 280), point(x + 4, 330)];
  });
  const end = [point(470, 310), point(520, 420), point(420, 500), point(392, 610)];
  return (
    strokeShadow(drawing, [...rings, end].map(curve).join(''), width + 6, 14, 20) +
    rings.map((each) => strand(drawing, each, width, pattern)).join('') +
    strand(drawing, end, width, pattern) +
    `<g filter="${blur(drawing, 5)}" transform="translate(8 4)">${line(turns.map(curve).join(''), '#06111c', { width, opacity: 0.45 })}</g>` +
    turns.map((each) => strand(drawing, each, width, pattern)).join('') +
    place(
      `<rect x="-14" y="-44" width="${width + 10}" height="96" rx="7" fill="#11181f"/><rect x="-10" y="-44" width="6" height="96" fill="#fff" opacity="0.16"/>` +
        lettering(measures(drawing), {
          x: 6,
          y: 4,
          size: 17,
          colour: detail === '#11181f' ? accent : '#f2f5f8',
          maxWidth: 84,
          rotate: 90,
        }),
      385,
      628,
      { turn: 12 },
    )
  );
}

/** Draws a rope. */
export function drawRope(drawing: Drawing): Picture {
  const { design, spec } = drawing;
  const width = Math.round(20 + (factOf(drawing, 'ropeDiameter', 8.1) - 7.7) * 9);
  const metres = factOf(drawing, 'ropeLength', 40);
  const pattern = design.pick<Weave>(['tracer', 'spiral', 'cross']);
  const count = Math.round(3 + metres / 9);
  return spec.view === 'back'
    ? { body: coil(drawing, width, Math.max(5, count), pattern), focus: { x: 400, y: 500, zoom: 1.8 } }
    : { body: skein(drawing, width, count, pattern), focus: { x: 400, y: 380, zoom: 2.1 } };
}
