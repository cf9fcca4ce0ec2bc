import { darker, lighter, lightness, mix } from '../../drawing/colour.ts';
import { linear, type Drawing } from '../../drawing/drawing.ts';
import { createRandom, type Random } from '../../drawing/random.ts';

const woods = {
  pale: ['#c9b08e', '#bfa88c', '#a9b4b3', '#b99b78'],
  dark: ['#6f543f', '#5b4638', '#47565d', '#7a5a40'],
} as const;

/** Returns a wood that the product stands out from: pale behind dark products, dark behind pale ones. */
export function woodFor({ spec, base }: Drawing): string {
  const random = createRandom(`${spec.brand}|${spec.model}|wood`);
  return random.pick(lightness(base) < 0.4 ? woods.pale : woods.dark);
}

/** Returns the lines of the grain of one board, which is `width` wide and lies along the vertical. */
function grain(random: Random, x: number, width: number): string {
  return Array.from({ length: 4 }, () => {
    const at = Math.round(x + width * random.between(0.12, 0.88));
    const bend = random.whole(-7, 7);
    const from = random.whole(-60, 700);
    return `M${at} ${from}q${bend} ${random.whole(90, 180)} 0 ${random.whole(240, 420)}`;
  }).join('');
}

/** Draws vertical boards over the whole picture. */
export function boards(drawing: Drawing, wood: string, count: number): string {
  const random = createRandom(`${drawing.spec.brand}|${drawing.spec.model}|boards`);
  const width = 800 / count;
  const each = Array.from({ length: count }, (_, index) => {
    const x = Math.round(index * width);
    const tone = mix(wood, random.chance(0.5) ? '#1a120b' : '#fff6e6', random.between(0, 0.1));
    return {
      plank: `<rect x="${x}" width="${Math.ceil(width) + 1}" height="1000" fill="${tone}"/>`,
      gap: `M${x} 0V1000`,
      grain: grain(random, x, width),
    };
  });
  const join = (part: 'plank' | 'gap' | 'grain') => each.map((one) => one[part]).join('');
  return (
    join('plank') +
    `<path d="${join('grain')}" fill="none" stroke="${darker(wood, 0.6)}" stroke-width="2" opacity="0.22"/>` +
    `<path d="${join('gap')}" stroke="${darker(wood, 0.85)}" stroke-width="4" opacity="0.55"/>` +
    `<path d="${join('gap')}" stroke="${lighter(wood, 0.4)}" stroke-width="1.5" opacity="0.4" transform="translate(4 0)"/>`
  );
}

/** Draws daylight that falls in from the upper left and leaves the lower right in the shade. */
export function daylight(drawing: Drawing): string {
  const fall = linear(drawing, 55, [
    [0, '#fff4dc', 0.42],
    [0.45, '#fff4dc', 0.06],
    [0.6, '#10161c', 0.04],
    [1, '#10161c', 0.42],
  ]);
  return `<rect width="800" height="1000" fill="${fall}"/>`;
}
