import { darker, lighter, readableOn } from '../../drawing/colour.ts';
import { linear, symbol, type Drawing } from '../../drawing/drawing.ts';
import { lettering } from '../../drawing/lettering.ts';
import { line, solid } from '../../drawing/solid.ts';
import { castShadow, type Picture } from '../../drawing/studio.ts';

const unitsPerCm = 6.4;

function shaft(drawing: Drawing, length: number): string {
  const { design, spec, base, accent, detail } = drawing;
  const round = linear(drawing, 0, [
    [0, '#ffffff', 0.25],
    [0.28, '#ffffff', 0.6],
    [0.5, '#ffffff', 0],
    [1, '#06111c', 0.55],
  ]);
  const path = `M-10 120H10L7 ${length - 60}H-7z`;
  const bands = [0.24, 0.3, 0.62, 0.78].map((share, index) => {
    const tall = Math.round(design.between(12, 70));
    return `<rect x="-10" y="${Math.round(length * share)}" width="20" height="${tall}" fill="${index % 2 ? detail : accent}"/>`;
  });
  const name = lettering(spec.brand.toUpperCase(), {
    x: 5,
    y: length * 0.48,
    size: 17,
    colour: readableOn(base, detail, accent),
    maxWidth: 150,
    rotate: -90,
    tracking: 3,
  });
  const model = lettering(spec.model, {
    x: 5,
    y: length * 0.7,
    size: 15,
    colour: readableOn(base, detail, accent),
    maxWidth: 90,
    rotate: -90,
  });
  return `<path d="${path}" fill="${base}"/>${bands.join('')}${name}${model}<path d="${path}" fill="${round}"/>`;
}

function grip(drawing: Drawing): string {
  const path =
    'M-24 6Q0 -12 22 4Q30 16 24 34L20 60Q28 76 20 96L18 138Q0 148 -16 138L-20 100Q-12 80 -20 62L-24 34z';
  const ribs = 'M-18 52H18M-18 66H19M-16 82H20M-17 98H19M-16 114H18';
  return (
    line('M10 14C64 20 92 74 84 130C76 176 40 176 22 130', drawing.accent, { width: 15 }) +
    line('M12 12C62 18 90 72 83 126', lighter(drawing.accent, 0.5), { width: 3, opacity: 0.6 }) +
    solid(drawing, path, '#232c35', { depth: 0.45, gloss: 0.4 }) +
    line(ribs, '#0a1118', { width: 4, opacity: 0.7 }) +
    `<ellipse cx="-1" cy="13" rx="15" ry="8" fill="${drawing.accent}"/>`
  );
}

function basket(drawing: Drawing, length: number): string {
  const y = length - 62;
  const ring = `M-46 ${y}a46 15 0 1 0 92 0a46 15 0 1 0 -92 0z`;
  const spokes = `M-44 ${y}H44M-30 ${y - 11}L30 ${y + 11}M30 ${y - 11}L-30 ${y + 11}`;
  return (
    `<path d="M-6 ${y}H6L3 ${length - 16}L0 ${length}L-3 ${length - 16}z" fill="#7f8c98"/>` +
    line(ring, darker(drawing.base, 0.55), { width: 10 }) +
    line(ring, lighter(drawing.base, 0.25), { width: 2.5, opacity: 0.7 }) +
    line(spokes, darker(drawing.base, 0.5), { width: 6 }) +
    `<rect x="-12" y="${y - 24}" width="24" height="46" rx="8" fill="#232c35"/>`
  );
}

export function drawPoles(drawing: Drawing): Picture {
  const length = Math.round(Math.min(145, Math.max(70, drawing.spec.lengthCm ?? 120)) * unitsPerCm);
  const shaftHref = symbol(drawing, shaft(drawing, length) + basket(drawing, length));
  const gripHref = symbol(drawing, grip(drawing));
  const outline = `M-20 0H22L8 ${length - 80}H-8zM-50 ${length - 62}a50 17 0 1 0 100 0a50 17 0 1 0 -100 0zM-5 ${length - 60}H5L0 ${length}z`;
  const top = Math.round(500 - length / 2);
  const place = (x: number, turn: number, flip: number) =>
    `<g transform="translate(${x} ${top}) rotate(${turn} 0 ${length / 2})">${castShadow(drawing, outline, 12, 16, 9)}<use href="${shaftHref}"/><g transform="scale(${flip} 1)"><use href="${gripHref}"/></g></g>`;
  return { body: place(476, -4, 1) + place(324, 5, -1), focus: { x: 400, y: top + 130, zoom: 2.6 } };
}
