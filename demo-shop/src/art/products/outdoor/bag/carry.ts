import { darker, lighter, mix } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { padded } from '../pack/harness.ts';
import { tapeOf, webbing, type Weave } from '../parts/cloth.ts';
import { wordFact } from '../parts/facts.ts';
import { ladder } from '../parts/hardware.ts';

/** Returns the weave of the catalogue's material. */
export function clothOf(drawing: Drawing): Weave {
  const cloths: Readonly<Record<string, Weave>> = { 'ripstop-polyamide': 'ripstop', tarpaulin: 'tarpaulin' };
  return cloths[wordFact(drawing, 'material', 'polyester')] ?? 'plain';
}

/** Draws a carrying handle of webbing. */
export function handle(drawing: Drawing, path: string, width: number): string {
  const tape = tapeOf(drawing);
  return (
    `<g transform="translate(5 8)">${line(path, '#06111c', { width, opacity: 0.3 })}</g>` +
    line(path, darker(tape, 0.4), { width }) +
    line(path, lighter(tape, 0.08), { width: width - 6 }) +
    `<g transform="translate(-2 -3)">${line(path, lighter(tape, 0.45), { width: 4, opacity: 0.5 })}</g>`
  );
}

/** Draws a shoulder strap with its pad. */
export function longStrap(drawing: Drawing): string {
  const tape = tapeOf(drawing);
  const path = 'M120 470C60 560 20 760 130 820C260 880 560 850 640 770';
  return (
    webbing(path, tape, 24) +
    padded('M220 846C320 866 430 858 510 838', mix(tape, drawing.accent, 0.1), 46) +
    ladder(124, 470, 30) +
    `<circle cx="648" cy="760" r="16" fill="none" stroke="#aab4bc" stroke-width="7"/>`
  );
}

/** Draws two padded backpack straps. */
export function backStraps(drawing: Drawing): string {
  const one = 'M150 480C230 420 440 430 500 500';
  const other = 'M130 560C220 640 430 650 510 600';
  return [one, other].map((path) => padded(path, mix(tapeOf(drawing), '#5b6670', 0.15), 56)).join('');
}

/** Draws the telescopic handle of a wheeled bag. */
export function trolley(drawing: Drawing): string {
  const metal = linear(drawing, 90, [
    [0, '#eef2f4'],
    [0.5, '#9aa5ae'],
    [1, '#4f5b66'],
  ]);
  return (
    `<g transform="translate(-36 -50) rotate(-64 700 420)"><path d="M640 388H860V402H640zM640 446H860V460H640z" fill="${metal}"/>` +
    `<rect x="846" y="376" width="34" height="96" rx="15" fill="#1a222a"/><rect x="850" y="380" width="9" height="86" rx="4" fill="#fff" opacity=".25"/></g>`
  );
}

/** Draws the wheels in their shell. */
export function wheels(drawing: Drawing, x: number, y: number): string {
  const shell = linear(drawing, 50, [
    [0, '#4b5661'],
    [0.4, '#27303a'],
    [1, '#0d1318'],
  ]);
  return (
    `<path d="M${x - 78} ${y - 90}C${x - 30} ${y - 84} ${x + 60} ${y - 84} ${x + 74} ${y - 20}L${x + 84} ${y + 14}H${x - 50}C${x - 74} ${y - 10} ${x - 80} ${y - 50} ${x - 78} ${y - 90}z" fill="${shell}"/>` +
    `<circle cx="${x - 8}" cy="${y - 10}" r="44" fill="#06111c" opacity=".5"/><circle cx="${x - 10}" cy="${y - 14}" r="40" fill="#1b232b"/>` +
    `<circle cx="${x - 10}" cy="${y - 14}" r="39" fill="none" stroke="#4b5661" stroke-width="3"/><circle cx="${x - 10}" cy="${y - 14}" r="23" fill="${drawing.accent}"/><circle cx="${x - 10}" cy="${y - 14}" r="23" fill="${shell}" opacity=".35"/><circle cx="${x - 10}" cy="${y - 14}" r="8" fill="#dfe5e9"/>`
  );
}
