import { darker, lighter, readableOn } from '../../drawing/colour.ts';
import { clip, linear, type Drawing } from '../../drawing/drawing.ts';
import { lettering } from '../../drawing/lettering.ts';
import { castShadow, type Picture } from '../../drawing/studio.ts';
import { topsheet } from '../../graphics/topsheet.ts';

const unitsPerCm = 5.2;

function outline(drawing: Drawing, length: number): { path: string; half: number } {
  const { design } = drawing;
  // Width follows length less than proportionally, as it does on real boards.
  const half = 46 + length * 0.044;
  const waist = half * design.between(0.82, 0.87);
  const directional = design.chance(0.4);
  const nose = directional ? 0.62 : 0.55;
  const y = (share: number) => Math.round(length * share);
  const x = (width: number) => width.toFixed(1);
  const side = (s: 1 | -1) => [
    `C${x(s * half * nose)} 0 ${x(s * half)} ${y(0.055)} ${x(s * half)} ${y(0.15)}`,
    `C${x(s * half)} ${y(0.3)} ${x(s * waist)} ${y(0.4)} ${x(s * waist)} ${y(0.52)}`,
    `C${x(s * waist)} ${y(0.64)} ${x(s * half * 0.98)} ${y(0.74)} ${x(s * half * 0.98)} ${y(0.86)}`,
    `C${x(s * half * 0.98)} ${y(0.95)} ${x(s * half * (directional ? 0.7 : 0.55))} ${y(1)} 0 ${y(1)}`,
  ];
  const mirrored = [
    `C${x(-half * (directional ? 0.7 : 0.55))} ${y(1)} ${x(-half * 0.98)} ${y(0.95)} ${x(-half * 0.98)} ${y(0.86)}`,
    `C${x(-half * 0.98)} ${y(0.74)} ${x(-waist)} ${y(0.64)} ${x(-waist)} ${y(0.52)}`,
    `C${x(-waist)} ${y(0.4)} ${x(-half)} ${y(0.3)} ${x(-half)} ${y(0.15)}`,
    `C${x(-half)} ${y(0.055)} ${x(-half * nose)} 0 0 0z`,
  ];
  return { half: Math.ceil(half), path: `M0 0${side(1).join('')}${mirrored.join('')}` };
}

function inserts(length: number): string {
  const rows = [0.27, 0.3, 0.33, 0.67, 0.7, 0.73].flatMap((share) =>
    [-17, 17].map((x) => `M${x} ${Math.round(length * share)}h.1`),
  );
  const dots = rows.join('');
  return (
    `<path d="${dots}" stroke="#0b1b2b" stroke-width="9" stroke-linecap="round" opacity="0.55"/>` +
    `<path d="${dots}" stroke="#c9d3db" stroke-width="5" stroke-linecap="round"/>`
  );
}

function shading(drawing: Drawing, path: string): string {
  const across = linear(drawing, 0, [
    [0, '#ffffff', 0.3],
    [0.2, '#ffffff', 0.08],
    [0.6, '#06111c', 0.02],
    [1, '#06111c', 0.3],
  ]);
  const along = linear(drawing, 90, [
    [0, '#ffffff', 0.5],
    [0.08, '#ffffff', 0.08],
    [0.15, '#06111c', 0.22],
    [0.26, '#06111c', 0],
    [0.78, '#06111c', 0],
    [0.86, '#06111c', 0.2],
    [0.95, '#ffffff', 0.05],
    [1, '#ffffff', 0.3],
  ]);
  return `<path d="${path}" fill="${along}"/><path d="${path}" fill="${across}"/>`;
}

function rim(path: string, colour: string): string {
  return (
    `<path d="${path}" fill="none" stroke="${darker(colour, 0.75)}" stroke-width="10"/>` +
    `<path d="${path}" fill="none" stroke="${lighter(colour, 0.6)}" stroke-width="2.5" opacity="0.75"/>`
  );
}

function underside(drawing: Drawing, path: string, half: number, length: number): string {
  const { spec, base, accent, detail } = drawing;
  const ground = linear(drawing, 90, [
    [0, lighter(accent, 0.15)],
    [1, darker(accent, 0.3)],
  ]);
  const name = lettering(spec.brand.toUpperCase(), {
    x: half * 0.5,
    y: length * 0.5,
    size: half * 1.55,
    colour: readableOn(accent, base, detail),
    maxWidth: length * 0.78,
    rotate: -90,
    tracking: 6,
    opacity: 0.92,
  });
  return `<g clip-path="${clip(drawing, path)}"><path d="${path}" fill="${ground}"/>${name}${shading(drawing, path)}${rim(path, accent)}</g>`;
}

function top(drawing: Drawing, path: string, half: number, length: number): string {
  const { spec, base, accent, detail } = drawing;
  const colour = readableOn(base, detail, accent);
  const model = lettering(spec.model, {
    x: 0,
    y: length * 0.4,
    size: half * 0.5,
    colour,
    maxWidth: half * 1.4,
  });
  const brand = lettering(spec.brand.toUpperCase(), {
    x: 0,
    y: length * 0.44,
    size: half * 0.24,
    colour,
    maxWidth: half * 1.2,
    tracking: 4,
    opacity: 0.9,
  });
  return (
    `<g clip-path="${clip(drawing, path)}">${topsheet(drawing, { half, length })}${inserts(length)}${model}${brand}` +
    `${shading(drawing, path)}<path d="M${-half} ${Math.round(length * 0.42)}L${half} ${Math.round(length * 0.24)}v90L${-half} ${Math.round(length * 0.42) + 120}z" fill="#fff" opacity="0.08"/>${rim(path, base)}</g>`
  );
}

export function drawSnowboard(drawing: Drawing): Picture {
  const length = Math.round(Math.min(175, Math.max(80, drawing.spec.lengthCm ?? 156)) * unitsPerCm);
  const { path, half } = outline(drawing, length);
  const y = Math.round(500 - length / 2);
  const place = (x: number, turn: number, body: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn} 0 ${length / 2})">${castShadow(drawing, path)}${body}</g>`;
  return {
    body:
      place(510, 8, underside(drawing, path, half, length)) + place(302, 4, top(drawing, path, half, length)),
    focus: { x: 330, y: y + length * 0.3, zoom: 2.1 },
  };
}
