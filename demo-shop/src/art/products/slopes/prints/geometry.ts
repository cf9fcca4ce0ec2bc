import { darker, lighter, mix } from '../../../drawing/colour.ts';
import { secondTone, whole, type Print } from './print.ts';

/** Draws triangular facets. */
export const facets: Print = ({ design, base, accent, detail }, { half, from, to, ground }) => {
  const cell = half / 3.2;
  const rows = Math.ceil((to - from) / cell);
  const colours = [
    mix(ground, accent, 0.4),
    accent,
    darker(accent, 0.3),
    darker(base, 0.45),
    lighter(accent, 0.4),
    detail,
  ];
  const paths = colours.map(() => '');
  for (let row = 0; row < rows; row += 1)
    for (let column = -4; column < 4; column += 1) {
      const [x, y] = [column * cell + (row % 2) * cell * 0.5, from + row * cell];
      const triangles = [
        `M${whole(x, y)}h${Math.round(cell)}l${whole(-cell / 2, cell)}z`,
        `M${whole(x + cell, y)}l${whole(cell / 2, cell)}h${-Math.round(cell)}z`,
      ];
      for (const triangle of triangles) {
        const chosen = design.whole(0, design.chance(0.2) ? 5 : 3);
        if (design.chance(0.15 + (row / rows) * 1.5)) paths[chosen] = (paths[chosen] ?? '') + triangle;
      }
    }
  return paths.map((path, index) => `<path d="${path || 'M0 0'}" fill="${colours[index]}"/>`).join('');
};

/** Draws a halftone of dots. */
export const halftone: Print = ({ design, accent, detail }, { half, from, to }) => {
  const cell = half / design.between(5, 7);
  const rows = Math.floor((to - from) / (cell * 0.87));
  const dots = Array.from({ length: rows }, (_, row) => {
    const y = from + row * cell * 0.87;
    const across = Array.from(
      { length: Math.ceil((half * 2) / cell) + 1 },
      (_each, column) => `M${whole(-half + (column + (row % 2) / 2) * cell, y)}h.1`,
    );
    const size = (cell * 1.25 * (0.08 + (row / rows) ** 1.1)).toFixed(1);
    return `<path d="${across.join('')}" stroke-width="${size}"/>`;
  });
  const disc = `<circle cx="${Math.round(half * design.pick([-0.5, 0.5]))}" cy="${Math.round(from + (to - from) * 0.62)}" r="${Math.round(half * 0.3)}" fill="${detail}"/>`;
  return `<g stroke="${accent}" stroke-linecap="round">${dots.join('')}</g>${design.chance(0.5) ? disc : ''}`;
};

/** Draws oblique stripes. */
export const stripes: Print = ({ design, base, accent, detail }, { half, from, to, ground }) => {
  const span = to - from;
  const slant = half * design.pick([-1, 1]) * design.between(0.4, 1.5);
  const colours = [
    secondTone(ground, 0.16),
    accent,
    detail,
    darker(base, 0.4),
    accent,
    lighter(accent, 0.35),
    darker(accent, 0.4),
  ];
  let y = from + span * 0.16 + Math.abs(slant);
  return colours
    .map((colour, index) => {
      const thick = index === colours.length - 1 ? span : span * design.pick([0.02, 0.03, 0.09, 0.15]);
      const band = `<path d="M${whole(-half, y)}L${whole(half, y - slant)}v${Math.round(thick)}L${whole(-half, y + thick)}z" fill="${colour}"/>`;
      y += thick + span * design.pick([0, 0.015, 0.03]);
      return band;
    })
    .join('');
};

/** Draws rectangular blocks. */
export const blocks: Print = ({ design, base, accent, detail }, { half, from, to, ground }) => {
  const cell = half / 2;
  const rows = Math.ceil((to - from) / cell);
  const colours = [accent, detail, darker(base, 0.5), secondTone(ground, 0.18)];
  let shapes = '';
  for (let row = 0; row < rows; row += 1)
    for (let column = -2; column < 2; column += 1) {
      if (!design.chance(0.25 + (row / rows) * 1.6)) continue;
      const [x, y] = [column * cell, from + row * cell];
      const c = Math.round(cell);
      const shape = design.pick([
        `<path d="M0 0H${c}A${c} ${c} 0 0 1 0 ${c}z"`,
        `<path d="M${c} ${c}H0A${c} ${c} 0 0 1 ${c} 0z"`,
        `<path d="M0 0H${c}V${c}z"`,
        `<path d="M0 0H${c}V${c}H0z"`,
        `<circle cx="${c / 2}" cy="${c / 2}" r="${Math.round(c * 0.36)}"`,
      ]);
      shapes += `<g transform="translate(${whole(x, y)})">${shape} fill="${design.pick([colours[0] ?? accent, ...colours])}"/></g>`;
    }
  return shapes;
};

/** Draws a knitting pattern of zigzags. */
export const knit: Print = ({ design, accent, detail, base }, { half, from, to, ground }) => {
  const p = half / 10;
  const across = Array.from({ length: 11 }, (_, index) => -half + index * p * 2);
  const zigzag = (y: number) => `M${whole(-half, y)}${`l${whole(p, -p)}l${whole(p, p)}`.repeat(11)}`;
  const diamonds = (y: number) =>
    across
      .map((x) => `M${whole(x, y - p)}l${whole(p * 0.8, p)}l${whole(-p * 0.8, p)}l${whole(-p * 0.8, -p)}z`)
      .join('');
  const trees = (y: number) =>
    across
      .map(
        (x) =>
          `M${whole(x, y + p)}v${Math.round(-p * 2)}m${whole(-p * 0.7, p)}l${whole(p * 0.7, -p * 0.7)}l${whole(p * 0.7, p * 0.7)}m${whole(-p * 1.4, p * 0.7)}l${whole(p * 0.7, -p * 0.7)}l${whole(p * 0.7, p * 0.7)}`,
      )
      .join('');
  const rows = Math.floor((to - from) / (p * 2.6));
  const bands = Array.from({ length: rows }, (_, row) => {
    const y = from + (row + 0.5) * p * 2.6;
    const colour = design.pick([accent, detail, lighter(accent, 0.3), secondTone(ground, 0.25)]);
    const kind = design.pick(['zig', 'diamonds', 'trees', 'band']);
    if (kind === 'band')
      return `<path d="M${whole(-half, y - p)}h${Math.round(half * 2)}v${Math.round(p * 2)}h${-Math.round(half * 2)}z" fill="${accent}"/><path d="${diamonds(y)}" fill="${darker(base, 0.4)}"/>`;
    if (kind === 'diamonds') return `<path d="${diamonds(y)}" fill="${colour}"/>`;
    return `<path d="${kind === 'zig' ? zigzag(y) : trees(y)}" fill="none" stroke="${colour}" stroke-width="${Math.max(2, Math.round(p * 0.45))}"/>`;
  });
  return bands.join('');
};
