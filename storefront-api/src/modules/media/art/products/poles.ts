import { darker, lighter, readableOn } from '../drawing/colour.ts';
import { linear, type Drawing } from '../drawing/drawing.ts';
import { lettering } from '../drawing/lettering.ts';
import { line, solid } from '../drawing/solid.ts';
import { castShadow, type Picture } from '../drawing/studio.ts';

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
  return `<path d="${path}" fill="${base}"/>${bands.join('')}${name}<path d="${path}" fill="${round}"/>`;
}

function grip(drawing: Drawing): string {
  const path = 'M-24 6Q0 -12 22 4Q30 16 24 34L20 60Q28 76 20 96L18 138Q0 148 -16 138L-20 100Q-12 80 -20 62L-24 34z';
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
  const spokes = `M-50 ${y}C-30 ${y - 16} 30 ${y - 16} 50 ${y}M-50 ${y}C-30 ${y + 14} 30 ${y + 14} 50 ${y}M-26 ${y - 10}L26 ${y + 10}M26 ${y - 10}L-26 ${y + 10}`;
  return (
    `<path d="M-6 ${y}H6L3 ${length - 16}L0 ${length}L-3 ${length - 16}z" fill="#9aa7b2"/>` +
    line(spokes, darker(drawing.base, 0.55), { width: 9 }) +
    line(spokes, lighter(drawing.base, 0.25), { width: 2.5, opacity: 0.7 }) +
    `<rect x="-12" y="${y - 24}" width="24" height="46" rx="8" fill="#232c35"/>`
  );
}

export function drawPoles(drawing: Drawing): Picture {
  const length = Math.round(Math.min(145, Math.max(70, drawing.spec.lengthCm ?? 120)) * unitsPerCm);
  const pole = drawing
    .define((id) => `<g id="${id}">${shaft(drawing, length)}${basket(drawing, length)}${grip(drawing)}</g>`)
    .slice(4, -1);
  const outline = `M-20 0H22L8 ${length - 80}L50 ${length - 60}L0 ${length}L-50 ${length - 60}L-8 ${length - 80}z`;
  const top = Math.round(500 - length / 2);
  const place = (x: number, turn: number, flip: number) =>
    `<g transform="translate(${x} ${top}) rotate(${turn} 0 ${length / 2})">${castShadow(drawing, outline, 12, 16, 9)}<g transform="scale(${flip} 1)"><use href="${pole}"/></g></g>`;
  return { body: place(470, -7, 1) + place(330, 8, -1), focus: { x: 400, y: top + 130, zoom: 2.6 } };
}
