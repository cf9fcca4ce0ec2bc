import { brandSymbol } from '../../../brands/mark.ts';
import { darker, lighter, mix } from '../../../drawing/colour.ts';
import { linear } from '../../../drawing/drawing.ts';
import { polyline } from '../../../drawing/markup.ts';
import { contours } from '../../../graphics/contours.ts';
import { ridge } from '../../../graphics/ridge.ts';
import { secondTone, whole, type Print } from './print.ts';

/** Draws contour lines. */
export const topography: Print = (drawing, { half, from, to, ground }) => {
  const { design, accent, detail } = drawing;
  const lines = contours(design, {
    x: -half,
    y: from,
    width: half * 2,
    height: to - from,
    cell: Math.max(14, half / 7),
    levels: 7,
  });
  const wash = linear(drawing, 90, [
    [0, mix(ground, accent, 0.5), 0],
    [0.55, accent, 0.9],
    [1, accent],
  ]);
  const fade = linear(drawing, 90, [
    [0, detail, 0],
    [0.35, detail, 0.85],
    [1, detail],
  ]);
  return (
    `<rect x="${-half}" y="${Math.round(from)}" width="${half * 2}" height="${Math.round(to - from)}" fill="${wash}"/>` +
    `<path d="${lines}" fill="none" stroke="${fade}" stroke-width="2.4"/>`
  );
};

/** Draws concentric uneven rings. */
export const rings: Print = ({ design, accent, detail, base }, { half, from, to, ground }) => {
  const span = to - from;
  const [x, y] = [half * design.between(-0.7, 0.7), from + span * design.between(0.6, 0.8)];
  const bumps = Array.from({ length: 8 }, () => design.between(0.82, 1.12));
  const point = (index: number, radius: number) => {
    const turn = (index / 8) * Math.PI * 2;
    const reach = radius * (bumps[index % 8] ?? 1);
    return { x: x + Math.cos(turn) * reach * 0.86, y: y + Math.sin(turn) * reach * 1.1 };
  };
  const ring = (radius: number) => {
    const middle = (index: number) => {
      const [a, b] = [point(index, radius), point(index + 1, radius)];
      return whole((a.x + b.x) / 2, (a.y + b.y) / 2);
    };
    const arcs = bumps.map(
      (_, index) => `Q${whole(point(index + 1, radius).x, point(index + 1, radius).y)} ${middle(index + 1)}`,
    );
    return `M${middle(0)}${arcs.join('')}z`;
  };
  const radius = span * 0.52;
  const colours = [
    secondTone(ground, 0.14),
    accent,
    darker(base, 0.35),
    lighter(accent, 0.25),
    detail,
    darker(accent, 0.35),
    accent,
    detail,
  ];
  return colours
    .map((colour, index) => `<path d="${ring(radius * (1 - index / 8.6))}" fill="${colour}"/>`)
    .join('');
};

/** Draws a jagged edge along the whole length, with parallel lines. */
export const fault: Print = ({ design, base, accent, detail }, { half, from, to }) => {
  const side = design.pick([-1, 1]);
  const line = ridge(design, { from, to, y: 0, relief: half * 0.3, detail: 5, roughness: 0.55 });
  const edge = line.map(({ x, y }) => ({
    x: side * (half * (1.05 - ((x - from) / (to - from)) * 1.3) + y * 0.6),
    y: x,
  }));
  const echo = (shift: number) => edge.map(({ x, y }) => ({ x: x - side * shift, y }));
  const thick = Math.max(4, Math.round(half * 0.06));
  return (
    `<path d="${polyline(edge)}H${side * half}V${Math.round(from)}z" fill="${accent}"/>` +
    `<path d="${polyline(echo(-thick * 4))}H${side * half}V${Math.round(from)}z" fill="${darker(base, 0.45)}"/>` +
    `<path d="${polyline(echo(thick))}" fill="none" stroke="${detail}" stroke-width="${thick}"/>` +
    `<path d="${polyline(echo(thick * 3))}" fill="none" stroke="${accent}" stroke-width="${Math.round(thick / 2)}"/>`
  );
};

/** Draws brush strokes. */
export const brush: Print = ({ design, base, accent, detail }, { half, from, to }) => {
  const span = to - from;
  const stroke = (x: number, wide: number, top: number) => {
    const teeth = Array.from(
      { length: 7 },
      (_, index) =>
        `L${whole(x + (wide * index) / 6, top + design.between(0, span * (index % 2 ? 0.13 : 0.03)))}`,
    );
    return `M${whole(x, to)}${teeth.join('')}L${whole(x + wide, to)}z`;
  };
  const paint = [
    accent,
    darker(accent, 0.35),
    lighter(accent, 0.35),
    darker(base, 0.5),
    accent,
    detail,
    accent,
    darker(base, 0.4),
  ];
  return paint
    .map((colour, index) => {
      const wide = half * (index === 0 ? 1.1 : design.between(0.16, 0.5));
      const x = half * design.between(-1, 0.75);
      return `<path d="${stroke(x, wide, from + span * design.between(0.02, 0.55))}" fill="${colour}"/>`;
    })
    .join('');
};

/** Draws the brand's symbol, larger than the ski. */
export const monogram: Print = ({ spec, design, accent, base }, { half, from, to, ground }) => {
  const span = to - from;
  const y = from + span * 0.58;
  const turn = design.pick([0, -20, 15]);
  const sign = (size: number, colour: string, shift: number) =>
    brandSymbol(spec.brand, { x: shift, y: y + shift, size, colour, rotate: turn });
  return (
    `<path d="M${whole(-half, to)}V${Math.round(from + span * 0.7)}L${whole(half, from + span * 0.45)}V${Math.round(to)}z" fill="${secondTone(ground, 0.12)}"/>` +
    sign(half * 2.3, darker(base, 0.4), half * 0.06) +
    sign(half * 2.3, accent, 0)
  );
};
