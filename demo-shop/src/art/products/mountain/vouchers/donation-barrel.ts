import { darker, lighter } from '../../../drawing/colour.ts';
import { blur, clip, linear, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { metal } from '../parts.ts';

const keg =
  'M-118 -62C-60 -92 60 -92 118 -62C132 -20 132 40 118 82C60 112 -60 112 -118 82C-132 40 -132 -20 -118 -62z';

/** Draws the barrel on its collar. */
export function barrel(drawing: Drawing): string {
  const { base } = drawing;
  const oak = linear(drawing, 90, [
    [0, '#8a5a2c'],
    [0.25, '#d9a566'],
    [0.55, '#a9713a'],
    [1, '#5c3818'],
  ]);
  const brass = metal(drawing, 90, '#c9a14a');
  const staves = [-44, -14, 18, 48, 76]
    .map((y) => `M-128 ${y}C-60 ${y * 1.25 - 4} 60 ${y * 1.25 - 4} 128 ${y}`)
    .join('');
  const hoop = (x: number, bend: number) =>
    `<path d="M${x - 12} -84C${x - 12 + bend} -40 ${x - 12 + bend} 60 ${x - 12} 104H${x + 12}C${x + 12 + bend} 60 ${x + 12 + bend} -40 ${x + 12} -84z" fill="${brass}"/>`;
  const collar = 'M-104 -62C-150 -150 -96 -176 0 -176C96 -176 150 -150 104 -62';
  return (
    line(collar, '#d9b45c', { width: 42 }) +
    line(collar, darker(base, 0.15), { width: 32 }) +
    line(collar, lighter(base, 0.5), { width: 2.5, dash: '8 6', opacity: 0.8 }) +
    `<path d="${keg}" fill="#06111c" opacity="0.5" filter="${blur(drawing, 5)}" transform="translate(6 12)"/>` +
    `<path d="${keg}" fill="${oak}" stroke="#d9b45c" stroke-width="7"/>` +
    `<g clip-path="${clip(drawing, keg)}">${line(staves, '#3f2610', { width: 3, opacity: 0.6 })}${hoop(-92, -10)}${hoop(92, 10)}${hoop(-58, -7)}${hoop(58, 7)}</g>` +
    `<circle cy="10" r="46" fill="#d9b45c"/><circle cy="10" r="40" fill="${base}"/>` +
    '<path d="M-32 30L-12 -2L-4 8L8 -18L34 30z" fill="#fbfbf8"/>' +
    line('M-96 -56C-50 -78 50 -78 96 -56', '#ffffff', { width: 6, opacity: 0.45 })
  );
}
