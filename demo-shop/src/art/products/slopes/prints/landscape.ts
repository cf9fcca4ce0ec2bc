import { darker, lighter, mix } from '../../../drawing/colour.ts';
import { polyline } from '../../../drawing/markup.ts';
import { ridge } from '../../../graphics/ridge.ts';
import { secondTone, steps, whole, type Print } from './print.ts';

/** Draws mountain skylines with a sun. */
export const skyline: Print = ({ design, base, accent, detail }, { half, from, to, ground }) => {
  const span = to - from;
  const sun = `<circle cx="${Math.round(half * design.between(-0.6, 0.6))}" cy="${Math.round(from + span * 0.24)}" r="${Math.round(half * 0.26)}" fill="${detail}"/>`;
  const colours = [mix(ground, accent, 0.45), accent, darker(accent, 0.4), darker(base, 0.62)];
  const layers = colours.map((colour, index) => {
    const y = from + span * (0.3 + index * 0.18);
    const line = ridge(design, {
      from: -half,
      to: half,
      y,
      relief: half * 0.42,
      detail: 5,
      roughness: 0.52,
    });
    return `<path d="${polyline(line)}V${to}H${-half}z" fill="${colour}"/>`;
  });
  return sun + layers.join('');
};

function fir(x: number, y: number, tall: number): string {
  const wide = tall * 0.26;
  return `M${whole(x, y - tall)}l${whole(wide * 0.6, tall * 0.4)}h${-Math.round(wide * 0.25)}l${whole(wide * 0.65, tall * 0.6)}h${-Math.round(wide * 2)}l${whole(wide * 0.65, -tall * 0.6)}h${-Math.round(wide * 0.25)}z`;
}

/** Draws a forest with a moon. */
export const forest: Print = ({ design, base, accent, detail }, { half, from, to, ground }) => {
  const span = to - from;
  const moon = `<circle cx="${Math.round(half * design.between(-0.6, 0.6))}" cy="${Math.round(from + span * 0.16)}" r="${Math.round(half * 0.17)}" fill="${detail}"/>`;
  const colours = [
    mix(ground, accent, 0.35),
    mix(ground, accent, 0.8),
    darker(accent, 0.45),
    darker(base, 0.7),
  ];
  const rows = colours.map((colour, row) => {
    const y = from + span * (0.42 + row * 0.17);
    const count = 13 - row;
    const trees = Array.from({ length: count }, (_, index) =>
      fir(
        -half + ((index + design.between(0.1, 0.9)) * half * 2) / count,
        y + design.between(-6, 14),
        half * design.between(0.3, 0.62),
      ),
    );
    return `<path d="${trees.join('')}M${-half} ${Math.round(y)}H${half}V${to}H${-half}z" fill="${colour}"/>`;
  });
  return moon + rows.join('');
};

/** Draws rows of waves. */
export const waves: Print = ({ design, base, accent, detail }, { half, from, to, ground }) => {
  const span = to - from;
  const length = half * design.between(0.7, 1.1);
  const high = design.between(0.14, 0.3) * length;
  const colours = [
    secondTone(ground, 0.14),
    accent,
    lighter(accent, 0.3),
    detail,
    darker(base, 0.35),
    accent,
    darker(accent, 0.35),
  ];
  let y = from + span * 0.12;
  return colours
    .map((colour, index) => {
      const start = -half - length * design.between(0, 1);
      const crest = `q${whole(length / 4, -high * (index % 2 ? 1 : 1.3))} ${whole(length / 2, 0)}`;
      const path = `M${whole(start, y)}${crest}${`t${whole(length / 2, 0)}`.repeat(7)}V${to}H${Math.round(start)}z`;
      y += span * design.between(0.06, 0.16);
      return `<path d="${path}" fill="${colour}"/>`;
    })
    .join('');
};

/** Draws a sunrise with rays. */
export const sunrise: Print = ({ design, accent, detail, base }, { half, from, to, ground }) => {
  const span = to - from;
  const x = half * design.between(-0.45, 0.45);
  const y = from + span * design.between(0.62, 0.85);
  const count = design.whole(22, 34);
  const rays = Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * Math.PI * 2;
    const reach = (y - from) * design.between(0.55, 0.98);
    const tip = (shift: number) =>
      whole(x + Math.sin(turn + shift) * reach, y - Math.cos(turn + shift) * reach);
    return `M${whole(x, y)}L${tip(-0.05)}L${tip(0.05)}z`;
  });
  const discs = steps(accent, detail, 3).map(
    (colour, index) =>
      `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(half * (0.52 - index * 0.14))}" fill="${colour}"/>`,
  );
  const land = ridge(design, { from: -half, to: half, y: y + half * 0.2, relief: half * 0.2, detail: 4 });
  return (
    `<path d="${rays.join('')}" fill="${mix(ground, accent, 0.75)}"/>${discs.join('')}` +
    `<path d="${polyline(land)}V${to}H${-half}z" fill="${darker(base, 0.5)}"/>`
  );
};
