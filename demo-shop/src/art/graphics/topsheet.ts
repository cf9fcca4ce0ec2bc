import { darker, lighter, mix } from '../drawing/colour.ts';
import { linear, type Drawing } from '../drawing/drawing.ts';
import { at, polyline } from '../drawing/markup.ts';
import { contours } from './contours.ts';
import { ridge } from './ridge.ts';

export interface Sheet {
  /** Half of the maximum width; the centre line is x = 0. */
  half: number;
  length: number;
}

function topography(drawing: Drawing, { half, length }: Sheet): string {
  const { design, base, accent, detail } = drawing;
  const cell = Math.max(18, half / 3.2);
  const lines = contours(design, { x: -half, y: 0, width: half * 2, height: length, cell, levels: 6 });
  const fade = linear(drawing, 90, [
    [0, accent],
    [0.45, mix(base, accent, 0.25)],
    [1, base],
  ]);
  return (
    `<rect x="${-half}" width="${half * 2}" height="${length}" fill="${fade}"/>` +
    `<path d="${lines}" fill="none" stroke="${detail}" stroke-width="2" opacity="0.6"/>`
  );
}

function mountains(drawing: Drawing, { half, length }: Sheet): string {
  const { design, base, accent, detail } = drawing;
  const sky = linear(drawing, 90, [
    [0, lighter(base, 0.12)],
    [0.45, base],
    [0.72, mix(base, accent, 0.7)],
    [1, accent],
  ]);
  const layers = [0.6, 0.69, 0.79, 0.9].map((share, index) => {
    const line = ridge(design, { from: -half, to: half, y: length * share, relief: half * 0.75, detail: 4 });
    const colour = index === 0 ? detail : mix(mix(accent, detail, 0.2), darker(base, 0.5), index / 3);
    return `<path d="${polyline(line)}V${length}H${-half}z" fill="${colour}"/>`;
  });
  const sun = `<circle cx="${Math.round(half * design.between(-0.3, 0.3))}" cy="${Math.round(length * 0.53)}" r="${Math.round(half * 0.42)}" fill="${lighter(accent, 0.25)}"/>`;
  return `<rect x="${-half}" width="${half * 2}" height="${length}" fill="${sky}"/>${sun}${layers.join('')}`;
}

function stripes(drawing: Drawing, { half, length }: Sheet): string {
  const { design, base, accent, detail } = drawing;
  const slant = half * design.between(0.8, 1.6);
  let y = length * design.between(0.1, 0.16);
  const bands = [accent, darker(base, 0.35), detail, accent, lighter(base, 0.2)].map((colour, index) => {
    const thick = length * (index % 2 === 0 ? design.between(0.03, 0.11) : design.between(0.008, 0.02));
    const band = `<path d="M${at({ x: -half, y })}L${at({ x: half, y: y - slant })}v${Math.round(thick)}L${at({ x: -half, y: y + thick })}z" fill="${colour}"/>`;
    y += thick + length * design.between(0.006, 0.014);
    return band;
  });
  const foot = `<path d="M${-half} ${Math.round(length * 0.9)}l${half * 2} ${-Math.round(slant)}V${length}H${-half}z" fill="${accent}"/>`;
  return `<rect x="${-half}" width="${half * 2}" height="${length}" fill="${base}"/>${bands.join('')}${foot}`;
}

function split(drawing: Drawing, { half, length }: Sheet): string {
  const { design, base, accent, detail } = drawing;
  const line = ridge(design, { from: 0, to: length, y: 0, relief: half * 0.45, detail: 5, roughness: 0.55 });
  const edge = line.map(({ x, y }) => ({ x: y, y: x }));
  const echo = edge.map(({ x, y }) => ({ x: x + half * 0.16, y }));
  const shade = linear(drawing, 90, [
    [0, lighter(base, 0.1)],
    [1, darker(base, 0.25)],
  ]);
  return (
    `<rect x="${-half}" width="${half * 2}" height="${length}" fill="${shade}"/>` +
    `<path d="${polyline(edge)}H${half}V0z" fill="${accent}"/>` +
    `<path d="${polyline(echo)}" fill="none" stroke="${detail}" stroke-width="${Math.max(3, Math.round(half * 0.07))}"/>`
  );
}

/** Draws the print of a ski or board. The model determines the pattern, the variant its colours. */
export function topsheet(drawing: Drawing, sheet: Sheet): string {
  return drawing.design.pick([topography, mountains, stripes, split])(drawing, sheet);
}
