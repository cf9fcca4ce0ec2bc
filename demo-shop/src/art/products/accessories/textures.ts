import type { Drawing } from '../../drawing/drawing.ts';
import { createRandom } from '../../drawing/random.ts';

type Size = readonly [width: number, height: number];

const pattern = (drawing: Drawing, [width, height]: Size, body: string) =>
  drawing.define(
    (id) =>
      `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${body}</pattern>`,
  );

// A tile whose edges are not on whole pixels of the small picture takes 20 times as long to render.
const even = (size: number) => Math.max(2, Math.round(size / 2) * 2);

// Oblique patterns have no edges on whole pixels, so they use few large tiles.
const large = 224;

/** Defines a pattern of leather grain: random pores. */
export function leatherGrain(drawing: Drawing): string {
  const random = createRandom('leather');
  const pores = (count: number) =>
    Array.from(
      { length: count },
      () =>
        `M${random.whole(2, large - 4)} ${random.whole(2, large - 4)}l${random.whole(-3, 3)} ${random.whole(1, 3)}`,
    ).join('');
  return pattern(
    drawing,
    [large, large],
    `<path d="${pores(300)}" stroke="#000" stroke-opacity="0.2" stroke-width="1.5"/><path d="${pores(200)}" stroke="#fff" stroke-opacity="0.14" stroke-width="1.5"/>`,
  );
}

/** Defines a pattern of ripstop fabric: a grid of thicker threads. */
export function ripstop(drawing: Drawing): string {
  const grid = (shift: number) =>
    Array.from({ length: 16 }, (_, index) => index * 14 + shift)
      .map((at) => `M0 ${at}H${large}M${at} 0V${large}`)
      .join('');
  return pattern(
    drawing,
    [large, large],
    `<path d="${grid(1)}" stroke="#fff" stroke-opacity="0.1" stroke-width="1.5"/><path d="${grid(3)}" stroke="#000" stroke-opacity="0.1" stroke-width="1.5"/>`,
  );
}

/** Defines a pattern of stocking stitch: rows of Vs. `size`: stitch width, user units. */
export function knit(drawing: Drawing, size = 10): string {
  const [stitch, high] = [even(size), even(size * 0.8)];
  const [a, b, c] = [stitch * 0.1, stitch * 0.44, stitch * 0.56].map((x) => x.toFixed(1));
  const legs = (y: number) =>
    `M${a} ${y}L${b} ${(y + high * 0.7).toFixed(1)}M${stitch - Number(a)} ${y}L${c} ${(y + high * 0.7).toFixed(1)}`;
  return pattern(
    drawing,
    [stitch, high],
    `<path d="${legs(2)}" stroke="#000" stroke-opacity="0.2" stroke-width="${stitch / 5}"/>` +
      `<path d="${legs(0)}" stroke="#fff" stroke-opacity="0.17" stroke-width="${stitch / 6}"/>`,
  );
}

/** Defines a pattern of terry: loops in staggered rows. `size`: loop width, user units. */
export function terry(drawing: Drawing, size = 14): string {
  const loop = even(size);
  const arc = (x: number, y: number) =>
    `M${x.toFixed(1)} ${y.toFixed(1)}q${(loop * 0.22).toFixed(1)} ${(-loop * 0.4).toFixed(1)} ${(loop * 0.44).toFixed(1)} 0`;
  const rows = (lift: number) => arc(loop * 0.03, loop * 0.5 - lift) + arc(loop * 0.53, loop - lift);
  return pattern(
    drawing,
    [loop, loop],
    `<g fill="none" stroke-linecap="round" stroke-width="${loop * 0.2}"><path d="${rows(0)}" stroke="#000" stroke-opacity="0.28"/><path d="${rows(loop * 0.14)}" stroke="#fff" stroke-opacity="0.28"/></g>`,
  );
}

/** Defines a pattern of vertical ribs. `size`: rib width, user units. */
export function rib(drawing: Drawing, size = 14): string {
  const width = even(size);
  return pattern(
    drawing,
    [width, large],
    `<path d="M${width * 0.12} 0V${large}" stroke="#000" stroke-opacity="0.32" stroke-width="${width * 0.26}"/><path d="M${width * 0.55} 0V${large}" stroke="#fff" stroke-opacity="0.17" stroke-width="${width * 0.3}"/>`,
  );
}

/** Defines a pattern of mesh: round holes in staggered rows. `hole`: radius; `size`: pitch; user units. */
export function mesh(drawing: Drawing, hole = 3, size = 12): string {
  const pitch = even(size);
  return pattern(
    drawing,
    [pitch, pitch],
    `<g fill="#05090e" fill-opacity="0.5"><circle cx="${pitch / 4}" cy="${pitch / 4}" r="${hole}"/><circle cx="${pitch * 0.75}" cy="${pitch * 0.75}" r="${hole}"/></g>`,
  );
}

/** Fills a rectangle with a texture; used within a clip path. */
export const sheetOf = (texture: string, x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${texture}"/>`;

/** Defines a pattern of honeycomb foam. */
export const honeycomb = (drawing: Drawing) => {
  const comb = 'M16 0L32 10V28L16 38L0 28V10zM0 28V10M16 38V56M32 28V10';
  return pattern(
    drawing,
    [32, 56],
    `<g fill="none"><path d="${comb}" stroke="#000" stroke-opacity="0.42" stroke-width="5"/><path d="${comb}" stroke="#fff" stroke-opacity="0.2" stroke-width="2" transform="translate(2 3)"/></g>`,
  );
};
