import { wordmark } from '../../../brands/mark.ts';
import { darker, lighter, readableOn } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { cylinder, plasticBlack, steel } from './metal.ts';

function flames(drawing: Drawing, x: number, y: number, half: number): string {
  const blue = linear(drawing, 90, [
    [0, '#8fd0ff', 0],
    [0.5, '#4aa3ff', 0.6],
    [1, '#2a62e8', 0.85],
  ]);
  const count = 9;
  return Array.from({ length: count }, (_, index) => {
    const at = Math.round(x - half + ((index + 0.5) * half * 2) / count);
    const tall = 44 + (index % 3) * 10;
    return `<path d="M${at - 13} ${y}C${at - 12} ${y - tall * 0.5} ${at - 3} ${y - tall * 0.6} ${at} ${y - tall}C${at + 4} ${y - tall * 0.6} ${at + 12} ${y - tall * 0.5} ${at + 13} ${y}z" fill="${blue}"/>`;
  }).join('');
}

/** Draws a pot support. */
function arm(drawing: Drawing, x: number, y: number, reach: number, rise: number): string {
  const tip = x + reach;
  const path = `M${x} ${y}L${Math.round(x + reach * 0.86)} ${y - rise + 26}L${tip} ${y - rise}`;
  const teeth = Array.from({ length: 5 }, (_, index) => {
    const at = Math.round(x + reach * (0.42 + index * 0.13));
    return `M${at} ${y - rise}v-9`;
  }).join('');
  return (
    line(path, '#2c353d', { width: 17 }) +
    line(path, '#9aa6af', { width: 12 }) +
    `<path d="M${Math.round(x + reach * 0.36)} ${y - rise}H${tip + (reach > 0 ? 10 : -10)}v13H${Math.round(x + reach * 0.36)}z" fill="${steel(drawing)}"/>` +
    line(teeth, '#cfd7dc', { width: 8, cap: 'butt' }) +
    line(`M${x} ${y - 4}L${Math.round(x + reach * 0.84)} ${y - rise + 20}`, '#fff', {
      width: 3,
      opacity: 0.5,
    })
  );
}

/** Draws the burner head with flames and three pot supports. */
export function burner(drawing: Drawing, x: number, y: number, size: number): string {
  const { base } = drawing;
  const half = Math.round(86 * size);
  const shape = drawing.design.pick(['cup', 'dish'] as const);
  const deep = shape === 'cup' ? 62 : 40;
  const holes = Array.from(
    { length: 11 },
    (_, index) =>
      `<circle cx="${Math.round(x - half * 0.86 + (index * half * 1.72) / 10)}" cy="${y + 12}" r="4.5" fill="#0d1318"/>`,
  ).join('');
  return (
    arm(drawing, x, y + deep, Math.round(60 * size), 160) +
    flames(drawing, x, y - 4, half) +
    `<path d="M${x - half} ${y}C${x - half} ${y + deep} ${x - 40} ${y + deep + 30} ${x - 26} ${y + deep + 44}H${x + 26}C${x + 40} ${y + deep + 30} ${x + half} ${y + deep} ${x + half} ${y}z" fill="${steel(drawing)}"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${half}" ry="17" fill="#3a444d"/><ellipse cx="${x}" cy="${y - 1}" rx="${half - 8}" ry="11" fill="#161d23"/><path d="M${x - half} ${y}h${half * 2}v22H${x - half}z" fill="${cylinder(drawing, darker(base, 0.2), 0.5)}"/>${holes}` +
    arm(drawing, x - 12, y + deep + 30, Math.round(-196 * size), 190) +
    arm(drawing, x + 12, y + deep + 30, Math.round(196 * size), 190)
  );
}

/** Draws a gas cartridge with a coloured band. */
export function cartridge(drawing: Drawing, x: number, ground: number, half: number): string {
  const { base, accent, detail, spec } = drawing;
  const tall = Math.round(half * 1.16);
  const top = ground - tall;
  const can = `M${x - half} ${top + 40}C${x - half} ${top + 4} ${x - half * 0.6} ${top - 20} ${x - half * 0.34} ${top - 26}H${x + half * 0.34}C${x + half * 0.6} ${top - 20} ${x + half} ${top + 4} ${x + half} ${top + 40}V${ground - 14}Q${x + half} ${ground} ${x + half - 16} ${ground + 2}Q${x} ${ground + 16} ${x - half + 16} ${ground + 2}Q${x - half} ${ground} ${x - half} ${ground - 14}z`;
  const word = readableOn(base, detail, accent);
  const band = (y: number, height: number, paint: string) =>
    `<path d="M${x - half} ${y}Q${x} ${y + 14} ${x + half} ${y}v${height}Q${x} ${y + height + 14} ${x - half} ${y + height}z" fill="${paint}"/>`;
  return (
    `<path d="${can}" fill="${cylinder(drawing, '#dfe5e9', 0.7)}"/>` +
    band(top + 46, tall - 74, cylinder(drawing, base, 0.4)) +
    band(ground - 58, 12, cylinder(drawing, accent, 0.4)) +
    `<ellipse cx="${x}" cy="${top - 24}" rx="${half * 0.36}" ry="9" fill="#7d8891"/>` +
    wordmark(spec.brand, {
      x,
      y: top + 46 + (tall - 74) * 0.56,
      size: half * 0.36,
      colour: word,
      maxWidth: half * 1.4,
    })
  );
}

/** Draws the valve, its wire handle and, if any, the piezo igniter. */
export function valve(drawing: Drawing, x: number, y: number, hasPiezo: boolean): string {
  const { accent } = drawing;
  const wire = `M${x + 40} ${y + 26}H${x + 150}C${x + 196} ${y + 22} ${x + 196} ${y + 74} ${x + 150} ${y + 70}H${x + 96}`;
  const piezo = hasPiezo
    ? `<rect x="${x - 96}" y="${y - 8}" width="60" height="52" rx="9" fill="${plasticBlack(drawing)}"/><rect x="${x - 116}" y="${y + 4}" width="24" height="28" rx="8" fill="#d8402c"/><path d="M${x - 112} ${y + 8}h14" stroke="#fff" stroke-width="3" opacity=".6"/>` +
      line(`M${x - 70} ${y - 8}C${x - 90} ${y - 60} ${x - 70} ${y - 110} ${x - 46} ${y - 130}`, '#e6ebee', {
        width: 5,
      })
    : '';
  return (
    piezo +
    line(wire, '#3a444d', { width: 12 }) +
    line(wire, '#cdd6db', { width: 6 }) +
    `<path d="M${x - 44} ${y - 10}H${x + 44}V${y + 50}H${x - 44}z" fill="${cylinder(drawing, accent, 0.5)}"/>` +
    `<path d="M${x - 30} ${y - 60}H${x + 30}V${y - 10}H${x - 30}z" fill="${cylinder(drawing, '#b98d3e', 0.8)}"/><path d="M${x - 30} ${y - 46}h60M${x - 30} ${y - 34}h60" stroke="#06111c" stroke-width="4" opacity=".35"/>` +
    `<path d="M${x - 52} ${y + 50}H${x + 52}V${y + 84}H${x - 52}z" fill="${steel(drawing)}"/>` +
    line(
      Array.from({ length: 9 }, (_, index) => `M${x - 46 + index * 11} ${y + 52}v30`).join(''),
      '#06111c',
      { width: 3, opacity: 0.35 },
    ) +
    `<path d="M${x - 40} ${y - 4}h60" stroke="${lighter(accent, 0.6)}" stroke-width="3" opacity=".6"/>`
  );
}
