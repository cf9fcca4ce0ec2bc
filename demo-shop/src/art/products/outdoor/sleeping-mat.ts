import { brandSymbol, wordmark } from '../../brands/mark.ts';
import { darker, lighter, mix, readableOn } from '../../drawing/colour.ts';
import { linear, type Drawing } from '../../drawing/drawing.ts';
import { lettering } from '../../drawing/lettering.ts';
import { line, solid } from '../../drawing/solid.ts';
import { castShadow, type Picture } from '../../drawing/studio.ts';
import { contours } from '../../graphics/contours.ts';
import { weave } from './parts/cloth.ts';
import { numberFact, wordFact } from './parts/facts.ts';
import { baffles, cushions, tubes } from './sleep/baffles.ts';
import { packedRoll } from './sleep/roll.ts';

interface Mat {
  /** Half of the width and of the length, user units. */
  w: number;
  l: number;
  path: string;
}

function matOf(drawing: Drawing, l: number): Mat {
  const w = 142;
  const block = `M${-w + 30} ${-l}H${w - 30}Q${w} ${-l} ${w} ${-l + 30}V${l - 30}Q${w} ${l} ${w - 30} ${l}H${-w + 30}Q${-w} ${l} ${-w} ${l - 30}V${-l + 30}Q${-w} ${-l} ${-w + 30} ${-l}z`;
  const tapered = `M${-w + 70} ${-l}H${w - 70}C${w - 10} ${-l} ${w} ${-l + 60} ${w} ${-l + 130}C${w} 0 ${w - 24} ${l - 140} ${w - 34} ${l - 50}Q${w - 40} ${l} ${w - 80} ${l}H${-w + 80}Q${-w + 40} ${l} ${-w + 34} ${l - 50}C${-w + 24} ${l - 140} ${-w} 0 ${-w} ${-l + 130}C${-w} ${-l + 60} ${-w + 10} ${-l} ${-w + 70} ${-l}z`;
  return { w, l, path: drawing.design.pick([block, tapered, block]) };
}

/** Draws the top by kind of mat: air chambers, foam, or insulated cushions. */
function top(drawing: Drawing, { w, l, path }: Mat, kind: string, puff: number): string {
  const { design, base, accent } = drawing;
  if (kind === 'mat-air')
    return design.chance(0.6)
      ? baffles(drawing, {
          left: -w - 10,
          right: w + 10,
          top: -l,
          bottom: l,
          row: design.pick([40, 48, 58]),
          sag: design.pick([0, 16]),
          puff,
          bend: design.pick(['round', 'chevron']),
        })
      : tubes(drawing, -w, w, -l, l, design.pick([5, 6, 7]), puff);
  if (kind === 'mat-insulated')
    return `<path d="${path}" fill="${cushions(drawing, base, design.pick([48, 58]))}"/>`;
  const dents = Array.from({ length: 11 }, (_, row) =>
    [-70, 0, 70]
      .map((x) => `M${x + (row % 2) * 34 - 17} ${Math.round(-l + 70 + (row * (l * 2 - 140)) / 10)}h26`)
      .join(''),
  ).join('');
  const map = contours(design, { x: -w, y: -l, width: w * 2, height: l * 2, cell: 44, levels: 4 });
  return (
    line(map, mix(base, accent, 0.5), { width: 3, opacity: 0.7 }) +
    line(dents, '#06111c', { width: 11, opacity: 0.22 }) +
    `<g transform="translate(2 4)">${line(dents, '#ffffff', { width: 4, opacity: 0.3 })}</g><path d="${path}" fill="${weave(drawing, 'knit')}"/>`
  );
}

function valve(drawing: Drawing, x: number, y: number): string {
  const rubber = linear(drawing, 50, [
    [0, lighter(drawing.accent, 0.35)],
    [0.5, drawing.accent],
    [1, darker(drawing.accent, 0.5)],
  ]);
  return (
    `<circle cx="${x + 4}" cy="${y + 7}" r="31" fill="#06111c" opacity=".35"/><circle cx="${x}" cy="${y}" r="30" fill="#1a222a"/><circle cx="${x}" cy="${y}" r="23" fill="${rubber}"/>` +
    `<circle cx="${x}" cy="${y}" r="13" fill="none" stroke="#06111c" stroke-width="3" opacity=".45"/><path d="M${x - 9} ${y}h18" stroke="#06111c" stroke-width="5" opacity=".5"/><path d="M${x - 20} ${y - 14}a25 25 0 0 1 26 -10" stroke="#fff" stroke-width="3" fill="none" opacity=".7"/>`
  );
}

/** Draws a mat, flat and at an angle; the `back` view shows it rolled up. */
export function drawSleepingMat(drawing: Drawing): Picture {
  const { base, accent, detail, spec, design } = drawing;
  const thick = numberFact(drawing, 'matThickness', 6.5);
  const kind = wordFact(drawing, 'matKind', 'mat-air');
  if (spec.view === 'back')
    return packedRoll(drawing, {
      colour: kind === 'mat-self-inflating' ? base : darker(base, 0.1),
      radius: Math.round(126 + numberFact(drawing, 'weight', 540) / 14),
      end: kind === 'mat-self-inflating' ? 'windings' : 'sack',
      weave: 'plain',
    });
  const mat = matOf(drawing, Math.round(406 + ((spec.lengthCm ?? 183) - 183) * 1.4));
  const puff = 0.6 + thick / 25;
  const drop = Math.round(8 + thick * 2.6);
  const edge = linear(drawing, 0, [
    [0, darker(base, 0.3)],
    [0.5, darker(base, 0.55)],
    [1, darker(base, 0.75)],
  ]);
  const band = design.pick([
    '',
    `<path d="M${-mat.w} ${mat.l * 0.62}H${mat.w}V${mat.l}H${-mat.w}z" fill="${accent}"/>`,
    `<path d="M${-mat.w} ${-mat.l}H${mat.w}V${-mat.l * 0.6}H${-mat.w}z" fill="${mix(base, accent, 0.75)}"/>`,
  ]);
  const sides = [1, 0.66, 0.33].map(
    (share) =>
      `<path d="${mat.path}" fill="${edge}" transform="translate(${Math.round(drop * 0.75 * share)} ${Math.round(drop * share)})"/>`,
  );
  const patch = darker(base, 0.5);
  const parts = [
    castShadow(drawing, mat.path, Math.round(drop * 0.75) + 10, drop + 12, 14),
    ...sides,
    solid(drawing, mat.path, base, {
      depth: 0.5 + thick / 25,
      gloss: 0.45,
      graphics: band + top(drawing, mat, kind, puff),
    }),
    valve(drawing, -mat.w + 54, -mat.l + 58),
    `<rect x="-96" y="-44" width="192" height="92" rx="12" fill="#06111c" opacity=".25" transform="translate(3 5)"/><rect x="-96" y="-44" width="192" height="92" rx="12" fill="${patch}"/>`,
    wordmark(spec.brand, { x: 0, y: 6, size: 38, colour: readableOn(patch, detail, accent), maxWidth: 168 }),
    lettering(`${spec.model}  R ${numberFact(drawing, 'rValue', 3.6)}`, {
      x: 0,
      y: 35,
      size: 24,
      colour: readableOn(patch, lighter(accent, 0.2), detail),
      maxWidth: 168,
      font: 'barlow-text',
    }),
    brandSymbol(spec.brand, {
      x: 0,
      y: mat.l - 76,
      size: 60,
      colour: readableOn(band.includes(`V${mat.l}H`) ? accent : base, detail, accent),
      opacity: 0.85,
    }),
  ];
  return {
    body: `<g transform="translate(392 494) rotate(20)">${parts.join('')}</g>`,
    focus: { x: 440, y: 250, zoom: 2 },
  };
}
