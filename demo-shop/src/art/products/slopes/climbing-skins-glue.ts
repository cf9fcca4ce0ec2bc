import { brandSymbol, wordmark } from '../../brands/mark.ts';
import { darker, lighter, mix, readableOn } from '../../drawing/colour.ts';
import { linear, type Drawing } from '../../drawing/drawing.ts';
import { line } from '../../drawing/solid.ts';
import type { Skin } from './climbing-skins-shape.ts';

/** Returns the colour of the adhesive: amber hot melt, a clear hybrid layer, or silicone. */
export function glueColour({ spec, base, accent }: Drawing): string {
  if (spec.facts['skinGlue'] === 'glue-free') return darker(mix(accent, base, 0.3), 0.35);
  return spec.facts['skinGlue'] === 'glue-hybrid' ? mix('#4a5662', accent, 0.28) : mix('#7a5a2c', base, 0.25);
}

function grain(drawing: Drawing): string {
  const marks: Readonly<Record<string, readonly [number, string]>> = {
    'glue-free': [
      13,
      '<circle cx="3.5" cy="3.5" r="2.7" fill="#06111c" opacity=".4"/><circle cx="10" cy="10" r="2.7" fill="#06111c" opacity=".4"/><path d="M1 3a2.6 2.6 0 0 1 2.4 -2M7.5 9.5a2.6 2.6 0 0 1 2.4 -2" stroke="#fff" fill="none" opacity=".4"/>',
    ],
    'glue-hybrid': [
      9,
      '<path d="M0 4.5L4.5 0L9 4.5L4.5 9z" fill="none" stroke="#fff" opacity=".16"/><path d="M0 5.7L4.5 1.2L9 5.7" fill="none" stroke="#06111c" opacity=".2"/>',
    ],
  };
  const [size, markup] = marks[String(drawing.spec.facts['skinGlue'])] ?? [
    23,
    '<path d="M2 3q5 3 9 1M14 10q4 -3 8 0M4 17q6 -2 9 1" stroke="#fff" stroke-width="1.6" fill="none" opacity=".2"/><path d="M3 6q5 3 9 1M13 14q5 -3 9 0" stroke="#06111c" stroke-width="1.6" fill="none" opacity=".22"/>',
  ];
  return drawing.define(
    (id) =>
      `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${markup}</pattern>`,
  );
}

/** Draws the printed liner sheet, its upper end folded back. */
function liner(drawing: Drawing, { half, end }: Skin, from: number): string {
  const { spec, accent, detail, base } = drawing;
  const sheet = mix(detail, '#f4f7f9', 0.6);
  const colour = readableOn(sheet, accent, base);
  const shine = linear(drawing, 20, [
    [0, '#ffffff', 0.75],
    [0.3, '#ffffff', 0.1],
    [0.6, '#8fa0ae', 0.3],
    [1, '#5c6d7b', 0.5],
  ]);
  const turned = linear(drawing, 90, [
    [0, '#ffffff'],
    [0.45, mix(sheet, '#c2ced7', 0.5)],
    [1, '#8496a4'],
  ]);
  const edge = half - 5;
  const area = `M${-edge} ${from + 34}L${edge} ${from - 20}V${Math.round(end)}H${-edge}z`;
  const marks = Array.from({ length: Math.floor((end - from - 60) / 150) }, (_, index) => {
    const y = from + 110 + index * 150;
    return index % 2
      ? brandSymbol(spec.brand, { x: 0, y, size: half * 0.7, colour, opacity: 0.75 })
      : wordmark(spec.brand, { x: 0, y: y + 8, size: 30, colour, maxWidth: half * 1.5, opacity: 0.85 });
  });
  return (
    `<path d="${area}" fill="${sheet}" opacity="0.94"/>${marks.join('')}<path d="${area}" fill="${shine}"/>` +
    `<path d="M${-edge} ${from + 78}L${edge} ${from + 14}V${from + 40}L${-edge} ${from + 92}z" fill="#06111c" opacity="0.28"/>` +
    `<path d="M${-edge} ${from + 34}L${edge} ${from - 20}C${edge + 3} ${from + 4} ${edge} ${from + 22} ${edge - 6} ${from + 28}L${-edge + 8} ${from + 78}C${-edge - 3} ${from + 70} ${-edge - 2} ${from + 50} ${-edge} ${from + 34}z" fill="${turned}"/>` +
    line(`M${-edge} ${from + 34}L${edge} ${from - 20}`, '#ffffff', { width: 3, opacity: 0.9 })
  );
}

/** Draws the adhesive side. `linerFrom`: top of the liner sheet, user units; glue-free skins have none. */
export function glueFace(drawing: Drawing, skin: Skin, linerFrom: number): string {
  const { half, path } = skin;
  const colour = glueColour(drawing);
  const isDry = drawing.spec.facts['skinGlue'] === 'glue-free';
  const gloss = linear(drawing, 12, [
    [0, '#ffffff', 0.3],
    [0.25, '#ffffff', 0.34],
    [0.4, '#ffffff', 0.02],
    [0.8, '#06111c', 0.2],
    [1, '#06111c', 0.4],
  ]);
  const name = wordmark(drawing.spec.brand, {
    x: half * 0.24,
    y: skin.end * 0.48,
    size: half * 0.76,
    colour: lighter(colour, 0.55),
    maxWidth: skin.end * 0.3,
    rotate: -90,
    opacity: 0.85,
  });
  const selvage = line(skin.edges, darker(colour, 0.55), { width: 16 });
  return (
    `<path d="${path}" fill="${colour}"/><path d="${path}" fill="${grain(drawing)}"/>` +
    `${isDry ? name : ''}${selvage}<path d="${path}" fill="${gloss}"/>` +
    (isDry ? '' : liner(drawing, skin, linerFrom))
  );
}
