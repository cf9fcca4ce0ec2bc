import type { Drawing } from '../../../drawing/drawing.ts';

function tile(drawing: Drawing, width: number, height: number, body: string, turn = 0): string {
  return drawing.define(
    (id) =>
      `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${body}</pattern>`,
  );
}

const hole = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${x}" cy="${y + 0.8}" rx="${rx}" ry="${ry}" fill="#fff" opacity="0.3"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#06111c" opacity="0.5"/>`;

/** Defines a pattern of mesh: rows of small holes. */
export const mesh = (drawing: Drawing) =>
  tile(drawing, 14, 12, hole(4, 3, 2.6, 1.9) + hole(11, 9, 2.6, 1.9), -24);

/** Defines a pattern of knit: columns of stitches. */
export const knit = (drawing: Drawing) =>
  tile(
    drawing,
    12,
    10,
    '<path d="M1 1L6 6L11 1" fill="none" stroke="#06111c" stroke-width="2.2" opacity="0.34"/><path d="M1 5L6 10L11 5" fill="none" stroke="#fff" stroke-width="1.6" opacity="0.26"/>',
    -20,
  );

/** Defines a pattern of suede and nubuck: short random strokes. */
export function nap(drawing: Drawing): string {
  const { design } = drawing;
  const strokes = (count: number) =>
    Array.from(
      { length: count },
      () => `M${design.whole(0, 76)} ${design.whole(0, 76)}l${design.whole(1, 4)} ${design.whole(-2, 2)}`,
    ).join('');
  return tile(
    drawing,
    78,
    78,
    `<path d="${strokes(70)}" stroke="#06111c" stroke-width="1.6" opacity="0.16"/><path d="${strokes(70)}" stroke="#fff" stroke-width="1.4" opacity="0.13"/>`,
  );
}

/** Defines a pattern of ripstop: a fine square grid. */
export const ripstop = (drawing: Drawing) =>
  tile(
    drawing,
    16,
    16,
    '<path d="M0 0H16M0 0V16" stroke="#fff" stroke-width="1.6" opacity="0.2"/><path d="M0 8H16M8 0V16" stroke="#06111c" stroke-width="1.2" opacity="0.16"/>',
    -28,
  );

/** Fills a path with a pattern. */
export const filled = (path: string, pattern: string) => `<path d="${path}" fill="${pattern}"/>`;
