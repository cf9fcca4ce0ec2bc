import type { Drawing } from '../../drawing/drawing.ts';

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
      'M4 6l4 2M17 3l2 3M30 9l4 -1M41 4l2 2M9 20l3 -2M22 17l3 2M36 22l3 1M3 31l3 2M15 34l4 -1M28 30l2 3M42 33l3 -2',
      0.13,
      1.6,
    ) + light('M10 11l3 1M24 7l3 -1M38 14l3 2M5 15l2 -2M17 26l3 1M31 36l3 -1M44 24l2 2M10 37l3 0', 0.16, 1.6),
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
      dark('M2 6q6 5 12 1t11 3M20 19q5 -5 10 0t9 -2M3 25q6 -3 9 1t8 3M30 4q4 4 9 2', 0.12, 1.4) +
      light('M2 8q6 5 12 1t11 3M20 21q5 -5 10 0t9 -2M3 27q6 -3 9 1t8 3', 0.1, 1.2),
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

/** The structure of what a shoe is made of, to lay over its colour. */
export function texture(drawing: Drawing, cloth: ShoeCloth | 'perforation' | 'rib'): string {
  const { width, height, turn, markup } = textures[cloth];
  // Rasterising takes time per tile, so that small ones are put together.
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
