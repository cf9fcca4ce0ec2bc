import { darker, lighter, readableOn } from '../../drawing/colour.ts';
import { clip, linear, symbol, type Drawing } from '../../drawing/drawing.ts';
import { lettering } from '../../drawing/lettering.ts';
import { castShadow, type Picture } from '../../drawing/studio.ts';
import { topsheet } from '../../graphics/topsheet.ts';

// 190 cm fill the frame; widths are drawn a quarter wider than true, or the print could not be read.
const unitsPerCm = 4.75;

interface Outline {
  length: number;
  tip: number;
  waist: number;
  tail: number;
  path: string;
}

/** Seen from above, tip at the top, middle line x = 0. */
function outline(drawing: Drawing, length: number): Outline {
  const { design } = drawing;
  const tip = design.between(37, 42);
  const waist = tip * design.between(0.66, 0.8);
  const tail = tip * design.between(0.86, 0.94);
  const blunt = design.between(0.3, 0.62);
  const end = design.between(0.3, 0.75);
  const y = (share: number) => Math.round(length * share);
  const x = (width: number) => width.toFixed(1);
  const side = (s: 1 | -1) => ({
    down: `C${x(s * tip * blunt)} 0 ${x(s * tip)} ${y(0.045)} ${x(s * tip)} ${y(0.115)}C${x(s * tip)} ${y(0.26)} ${x(s * waist)} ${y(0.38)} ${x(s * waist)} ${y(0.56)}C${x(s * waist)} ${y(0.7)} ${x(s * tail)} ${y(0.82)} ${x(s * tail)} ${y(0.93)}C${x(s * tail)} ${y(0.97)} ${x(s * tail * 0.9)} ${y(0.996)} ${x(s * tail * end)} ${y(0.998)}`,
    up: `C${x(s * tail * 0.9)} ${y(0.996)} ${x(s * tail)} ${y(0.97)} ${x(s * tail)} ${y(0.93)}C${x(s * tail)} ${y(0.82)} ${x(s * waist)} ${y(0.7)} ${x(s * waist)} ${y(0.56)}C${x(s * waist)} ${y(0.38)} ${x(s * tip)} ${y(0.26)} ${x(s * tip)} ${y(0.115)}C${x(s * tip)} ${y(0.045)} ${x(s * tip * blunt)} 0 0 0z`,
  });
  const path = `M0 0${side(1).down}Q0 ${y(1.004)} ${x(-tail * end)} ${y(0.998)}${side(-1).up}`;
  return { length, tip, waist, tail, path };
}

function shading(drawing: Drawing, { tip, length, path }: Outline): string {
  const across = linear(drawing, 0, [
    [0, '#ffffff', 0.42],
    [0.16, '#ffffff', 0.12],
    [0.45, '#ffffff', 0],
    [0.8, '#06111c', 0.16],
    [1, '#06111c', 0.42],
  ]);
  // The tip and the tail bend up towards the light and leave a dark band where they leave the ground.
  const along = linear(drawing, 90, [
    [0, '#ffffff', 0.5],
    [0.06, '#ffffff', 0.1],
    [0.115, '#06111c', 0.24],
    [0.2, '#06111c', 0],
    [0.88, '#06111c', 0],
    [0.94, '#06111c', 0.18],
    [1, '#ffffff', 0.25],
  ]);
  return (
    `<path d="${path}" fill="${along}"/><path d="${path}" fill="${across}"/>` +
    `<path d="M${-tip} ${Math.round(length * 0.3)}L${tip} ${Math.round(length * 0.2)}V${Math.round(length * 0.42)}L${-tip} ${Math.round(length * 0.54)}z" fill="#fff" opacity="0.09"/>`
  );
}

function words(drawing: Drawing, { length, waist }: Outline): string {
  const { spec, base, accent, detail } = drawing;
  const colour = readableOn(base, detail, accent);
  const size = waist * 1.12;
  const brand = lettering(spec.brand.toUpperCase(), {
    x: size * 0.36,
    y: length * 0.42,
    size,
    colour,
    maxWidth: length * 0.3,
    rotate: -90,
    tracking: 5,
  });
  const model = lettering(spec.model, {
    x: size * 0.17,
    y: length * 0.7,
    size: waist * 0.52,
    colour,
    maxWidth: length * 0.2,
    rotate: -90,
    opacity: 0.95,
  });
  return brand + model;
}

function markings(drawing: Drawing, { length, waist }: Outline): string {
  const { spec, detail } = drawing;
  const y = Math.round(length * 0.565);
  const tick = `<path d="M${-waist + 5} ${y}h12M${waist - 17} ${y}h12" stroke="${detail}" stroke-width="2.5" opacity="0.9"/>`;
  const size = spec.lengthCm ? `${Math.round(spec.lengthCm)} cm` : '';
  return (
    tick + lettering(size, { x: 0, y: length * 0.955, size: 17, colour: detail, maxWidth: 60, opacity: 0.9 })
  );
}

function oneSki(drawing: Drawing, shape: Outline): string {
  const edge = linear(drawing, 0, [
    [0, '#eef2f5'],
    [0.5, '#8b98a4'],
    [1, '#3c4854'],
  ]);
  return (
    `<path d="${shape.path}" fill="#151b22" stroke="${edge}" stroke-width="3"/>` +
    `<g clip-path="${clip(drawing, shape.path)}">${topsheet(drawing, { half: Math.ceil(shape.tip), length: shape.length })}` +
    `${words(drawing, shape)}${markings(drawing, shape)}${shading(drawing, shape)}` +
    `<path d="${shape.path}" fill="none" stroke="${darker(drawing.base, 0.72)}" stroke-width="9"/>` +
    `<path d="${shape.path}" fill="none" stroke="${lighter(drawing.base, 0.55)}" stroke-width="2.4" opacity="0.7"/></g>`
  );
}

export function drawSkis(drawing: Drawing): Picture {
  const length = Math.round(Math.min(205, Math.max(80, drawing.spec.lengthCm ?? 178)) * unitsPerCm);
  const shape = outline(drawing, length);
  const ski = symbol(drawing, oneSki(drawing, shape));
  const tilt = drawing.random.between(5.5, 7.5);
  const top = 500 - length / 2;
  const place = (x: number, drop: number, turn: number) =>
    `<g transform="translate(${x} ${Math.round(top + drop)}) rotate(${turn.toFixed(1)} 0 ${length / 2})">${castShadow(drawing, shape.path, 14, 18)}<use href="${ski}"/></g>`;
  return {
    body: place(328, 8, tilt) + place(462, -8, tilt),
    focus: { x: 440, y: top + length * 0.2, zoom: 2.7 },
  };
}
