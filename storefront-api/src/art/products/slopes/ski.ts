import { brandSymbol, wordmark } from '../../brands/mark.ts';
import { darker, lighter, readableOn } from '../../drawing/colour.ts';
import { clip, linear, symbol, type Drawing } from '../../drawing/drawing.ts';
import { lettering } from '../../drawing/lettering.ts';
import { castShadow, type Picture } from '../../drawing/studio.ts';
import { topsheet } from '../../graphics/topsheet.ts';
import { skiBase } from './ski-base.ts';
import { skiShape, type SkiShape } from './ski-shape.ts';

function shading(drawing: Drawing, { tip, length, path }: SkiShape): string {
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
    [0.125, '#06111c', 0.22],
    [0.2, '#06111c', 0],
    [0.88, '#06111c', 0],
    [0.94, '#06111c', 0.16],
    [1, '#ffffff', 0.25],
  ]);
  return (
    `<path d="${path}" fill="${along}"/><path d="${path}" fill="${across}"/>` +
    `<path d="M${-tip} ${Math.round(length * 0.3)}L${tip} ${Math.round(length * 0.2)}V${Math.round(length * 0.42)}L${-tip} ${Math.round(length * 0.54)}z" fill="#fff" opacity="0.07"/>`
  );
}

/** The print fades out where the words stand, so that they can be read on any print. */
function quietBand(drawing: Drawing, { tip, length }: SkiShape): string {
  const fade = linear(drawing, 90, [
    [0, drawing.base, 0],
    [0.25, drawing.base, 0.94],
    [0.8, drawing.base, 0.94],
    [1, drawing.base, 0],
  ]);
  const top = Math.round(length * 0.27);
  return `<rect x="${-tip}" y="${top}" width="${tip * 2}" height="${Math.round(length * 0.36)}" fill="${fade}"/>`;
}

function words(drawing: Drawing, { length, waist }: SkiShape): string {
  const { spec, base, accent, detail } = drawing;
  const colour = readableOn(base, detail, accent);
  const size = waist * 1.16;
  const model = lettering(spec.model, {
    x: waist * 0.2,
    y: length * 0.72,
    size: waist * 0.56,
    colour: lighter(accent, 0.55),
    halo: darker(base, 0.55),
    maxWidth: length * 0.17,
    rotate: -90,
  });
  return (
    wordmark(spec.brand, {
      x: size * 0.35,
      y: length * 0.45,
      size,
      colour,
      maxWidth: length * 0.26,
      rotate: -90,
    }) +
    brandSymbol(spec.brand, { x: 0, y: length * 0.145, size: waist * 1.05, colour: detail, opacity: 0.92 }) +
    model
  );
}

function markings({ spec, detail }: Drawing, { length, waist, use }: SkiShape): string {
  const y = Math.round(length * (use === 'park' ? 0.5 : 0.6));
  const tick = `<path d="M${-waist + 5} ${y}h10M${waist - 15} ${y}h10" stroke="${detail}" stroke-width="2.5" opacity="0.9"/>`;
  const size = spec.lengthCm ? `${Math.round(spec.lengthCm)} cm` : '';
  const place = { x: 0, y: length * 0.925, size: 17, colour: detail, maxWidth: waist * 1.6, opacity: 0.9 };
  return tick + lettering(size, place);
}

/** A hole in the tip and a notch in the tail hold climbing skins. */
function skinHolds({ waist, tail, length, use }: SkiShape): string {
  if (use !== 'touring') return '';
  const y = Math.round(length * 0.994);
  const notch = Math.round(tail * 0.2);
  return (
    `<ellipse cx="0" cy="${Math.round(length * 0.03)}" rx="${(waist * 0.2).toFixed(1)}" ry="${(waist * 0.34).toFixed(1)}" fill="#dfe7ee" stroke="#2a3540" stroke-width="2"/>` +
    `<path d="M${-notch} ${y + 4}V${y - 9}H${notch}V${y + 4}z" fill="#e3eaf0"/>`
  );
}

export function topOfSki(drawing: Drawing, shape: SkiShape): string {
  const edge = linear(drawing, 0, [
    [0, '#eef2f5'],
    [0.5, '#8b98a4'],
    [1, '#3c4854'],
  ]);
  const sheet = topsheet(drawing, { half: Math.ceil(shape.tip), length: shape.length });
  return (
    `<path d="${shape.path}" fill="#151b22" stroke="${edge}" stroke-width="3"/>` +
    `<g clip-path="${clip(drawing, shape.path)}">${sheet}${quietBand(drawing, shape)}` +
    `${words(drawing, shape)}${markings(drawing, shape)}${shading(drawing, shape)}${skinHolds(shape)}` +
    `<path d="${shape.path}" fill="none" stroke="${darker(drawing.base, 0.72)}" stroke-width="8"/>` +
    `<path d="${shape.path}" fill="none" stroke="${lighter(drawing.base, 0.55)}" stroke-width="2.2" opacity="0.7"/></g>`
  );
}

/** The pair, as sold: without bindings. From the back one of the two shows its base. */
export function drawSkis(drawing: Drawing): Picture {
  const shape = skiShape(drawing);
  const { length, path, tip } = shape;
  const top = symbol(drawing, topOfSki(drawing, shape));
  const isBack = drawing.spec.view === 'back';
  const other = isBack ? symbol(drawing, skiBase(drawing, shape)) : top;
  const tilt = drawing.design.between(7, 9);
  const reach = tip * 1.28 + 26;
  const y = 500 - length / 2;
  const place = (ski: string, x: number, drop: number) =>
    `<g transform="translate(${Math.round(x)} ${Math.round(y + drop)}) rotate(${tilt.toFixed(1)} 0 ${length / 2})">${castShadow(drawing, path, 14, 18)}<use href="${ski}"/></g>`;
  return {
    body: place(other, 400 - reach, 10) + place(top, 400 + reach, -10),
    focus: { x: 400 + reach * 0.6 + 40, y: y + length * 0.24, zoom: 2.3 },
  };
}
