import type { Drawing } from '../../drawing/drawing.ts';

type Size = readonly [width: number, height: number];

function pattern(drawing: Drawing, [width, height]: Size, body: string, turn = 0): string {
  return drawing.define(
    (id) =>
      `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"` +
      `${turn === 0 ? '' : ` patternTransform="rotate(${turn})"`}>${body}</pattern>`,
  );
}

/** Fine grain of leather: pores, never quite in rows. */
export const leatherGrain = (drawing: Drawing) =>
  pattern(
    drawing,
    [26, 22],
    '<path d="M3 4l3 1M14 2l2 3M22 8l3-1M6 12l2 2M16 13l3-1M11 18l3 1M24 18l1 2" stroke="#000" stroke-opacity="0.2" stroke-width="1.5"/>' +
      '<path d="M4 6l3 1M15 4l2 2M7 14l2 2M17 15l3-1" stroke="#fff" stroke-opacity="0.14" stroke-width="1.5"/>',
    12,
  );

/** The woven squares of a fabric that stops its own tears. */
export const ripstop = (drawing: Drawing) =>
  pattern(
    drawing,
    [14, 14],
    '<path d="M0 1H14M1 0V14" stroke="#fff" stroke-opacity="0.13" stroke-width="1.5"/><path d="M0 3H14M3 0V14" stroke="#000" stroke-opacity="0.1" stroke-width="1.5"/>',
    8,
  );

/** Plain knitting: rows of small Vs. */
export function knit(drawing: Drawing, stitch = 10): string {
  const [a, b, c] = [stitch * 0.1, stitch * 0.44, stitch * 0.56];
  const legs = (y: number) =>
    `M${a} ${y}L${b} ${y + stitch * 0.55}M${stitch - a} ${y}L${c} ${y + stitch * 0.55}`;
  return pattern(
    drawing,
    [stitch, stitch * 0.8],
    `<path d="${legs(stitch * 0.2)}" stroke="#000" stroke-opacity="0.2" stroke-width="${stitch / 5}"/>` +
      `<path d="${legs(0)}" stroke="#fff" stroke-opacity="0.17" stroke-width="${stitch / 6}"/>`,
  );
}

/** Terry: loops that stand up in staggered rows. */
export function terry(drawing: Drawing, loop = 14): string {
  const arc = (x: number, y: number) => `M${x} ${y}q${loop * 0.22} ${-loop * 0.4} ${loop * 0.44} 0`;
  const rows = (lift: number) => arc(loop * 0.03, loop * 0.5 - lift) + arc(loop * 0.53, loop - lift);
  return pattern(
    drawing,
    [loop, loop],
    `<g fill="none" stroke-linecap="round" stroke-width="${loop * 0.2}"><path d="${rows(0)}" stroke="#000" stroke-opacity="0.28"/><path d="${rows(loop * 0.14)}" stroke="#fff" stroke-opacity="0.28"/></g>`,
  );
}

/** Upright ribs of a cuff. */
export const rib = (drawing: Drawing, width = 14, turn = 0) =>
  pattern(
    drawing,
    [width, 8],
    `<path d="M${width * 0.12} 0V8" stroke="#000" stroke-opacity="0.32" stroke-width="${width * 0.26}"/><path d="M${width * 0.55} 0V8" stroke="#fff" stroke-opacity="0.17" stroke-width="${width * 0.3}"/>`,
    turn,
  );

/** Open mesh: round holes in staggered rows. */
export const mesh = (drawing: Drawing, hole = 3, pitch = 12) =>
  pattern(
    drawing,
    [pitch, pitch],
    `<g fill="#05090e" fill-opacity="0.5"><circle cx="${pitch / 4}" cy="${pitch / 4}" r="${hole}"/><circle cx="${pitch * 0.75}" cy="${pitch * 0.75}" r="${hole}"/></g>`,
  );

/** Lays a texture over whatever the clip around it leaves visible. */
export const sheetOf = (texture: string, x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${texture}"/>`;
