import type { Drawing } from '../../../drawing/drawing.ts';

export type ShoeCloth =
  'woven-mesh' | 'knitted-upper' | 'suede-mesh' | 'microfibre' | 'nubuck' | 'full-grain';

const light = (path: string, opacity: number, width: number) =>
  `<path d="${path}" fill="none" stroke="#fff" stroke-width="${width}" opacity="${opacity}"/>`;
const dark = (path: string, opacity: number, width: number) =>
  `<path d="${path}" fill="none" stroke="#06111c" stroke-width="${width}" opacity="${opacity}"/>`;

interface Texture {
  width: number;
  height: number;
  turn: number;
  markup: string;
}

const weave: Texture = {
  width: 9,
  height: 9,
  turn: -14,
  markup:
    '<ellipse cx="2.2" cy="2.2" rx="1.9" ry="1.4" fill="#06111c" opacity=".34"/><ellipse cx="6.7" cy="6.7" rx="1.9" ry="1.4" fill="#06111c" opacity=".34"/>' +
    light('M0 4.6Q2 6 4.5 4.6M4.5 .2Q6.8 1.4 9 .2', 0.22, 1.2),
};

const nap: Texture = {
  width: 46,
  height: 38,
  turn: 12,
  markup:
    dark(
      'M4 6l2 1M17 3l1 2M30 9l2 -1M41 4l1 1M9 20l2 -1M22 17l2 1M36 22l2 1M3 31l2 1M15 34l2 -1M28 30l1 2M42 33l2 -1M12 12l1 1M26 24l1 1M34 15l1 -1',
      0.11,
      2,
    ) +
    light(
      'M10 11l2 1M24 7l2 -1M38 14l1 1M5 15l1 -1M17 26l2 1M31 36l2 -1M44 24l1 1M10 37l2 0M20 10l1 0M40 28l1 0',
      0.13,
      2,
    ),
};

const textures: Readonly<Record<ShoeCloth | 'perforation' | 'rib', Texture>> = {
  'woven-mesh': weave,
  'suede-mesh': weave,
  'knitted-upper': {
    width: 11,
    height: 9,
    turn: -20,
    markup:
      dark('M0 1L5.5 6L11 1', 0.3, 1.8) + light('M0 4.4L5.5 9.4L11 4.4M0 -4.6L5.5 .4L11 -4.6', 0.2, 1.6),
  },
  microfibre: {
    width: 14,
    height: 14,
    turn: 24,
    markup: dark('M0 7L7 0M7 14L14 7', 0.1, 1.2) + light('M0 9L9 0M9 14L14 9', 0.1, 1),
  },
  nubuck: nap,
  'full-grain': {
    width: 40,
    height: 34,
    turn: 0,
    markup:
      dark(
        'M2 4q3 2 5 -1M11 7q2 3 5 1M21 3q1 4 4 3M31 6q3 -1 4 2M4 14q4 0 4 3M14 16q2 -3 5 -1M26 13q0 4 4 3M36 17q2 1 3 -2M7 25q3 -2 5 1M18 24q1 3 5 2M29 26q2 -3 5 -1M2 31q3 1 4 -2M23 32q2 1 4 -1M35 31q1 -3 4 -2',
        0.1,
        1.2,
      ) +
      light(
        'M2 6q3 2 5 -1M11 9q2 3 5 1M21 5q1 4 4 3M14 18q2 -3 5 -1M26 15q0 4 4 3M7 27q3 -2 5 1M29 28q2 -3 5 -1',
        0.08,
        1.2,
      ),
  },
  perforation: {
    width: 15,
    height: 13,
    turn: -14,
    markup:
      '<ellipse cx="4" cy="3.4" rx="2.7" ry="2" fill="#06111c" opacity=".5"/><ellipse cx="11.5" cy="9.9" rx="2.7" ry="2" fill="#06111c" opacity=".5"/>' +
      light('M1.6 5.2q2.4 1.6 4.8 0M9.1 11.7q2.4 1.6 4.8 0', 0.3, 1),
  },
  rib: {
    width: 8,
    height: 20,
    turn: 8,
    markup: dark('M1 0V20', 0.34, 2) + light('M4 0V20', 0.22, 2),
  },
};

/** Defines a pattern of the material's texture, to be used above its colour. */
export function texture(drawing: Drawing, cloth: ShoeCloth | 'perforation' | 'rib'): string {
  const { width, height, turn, markup } = textures[cloth];
  // Rasterising takes time per tile, so small ones are combined.
  const copies = Math.max(1, Math.round(30 / width));
  const tiles = Array.from({ length: copies * copies }, (_, index) => {
    const [x, y] = [(index % copies) * width, Math.floor(index / copies) * height];
    return `<g transform="translate(${x} ${y})">${markup}</g>`;
  }).join('');
  return drawing.define(
    (id) =>
      `<pattern id="${id}" width="${width * copies}" height="${height * copies}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${tiles}</pattern>`,
  );
}

/** Returns the shoe's material by the catalogue, or the fallback. */
export function clothOf({ spec }: Drawing, fallback: ShoeCloth): ShoeCloth {
  const known: readonly ShoeCloth[] = [
    'woven-mesh',
    'knitted-upper',
    'suede-mesh',
    'microfibre',
    'nubuck',
    'full-grain',
  ];
  return known.find((each) => each === spec.facts['shoeUpper']) ?? fallback;
}
