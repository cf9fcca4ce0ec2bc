import { darker, lighter } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { form } from '../form.ts';
import { softly, spots, type Dome } from './dome.ts';
import { lineRound } from './shell.ts';

function dial(drawing: Drawing, x: number, y: number): string {
  const { accent } = drawing;
  const grips = Array.from({ length: 18 }, (_, index) => {
    const turn = (index / 18) * Math.PI * 2;
    const point = (r: number) => `${(Math.cos(turn) * r).toFixed(1)} ${(Math.sin(turn) * r).toFixed(1)}`;
    return `M${point(28)}L${point(36)}`;
  }).join('');
  return (
    `<g transform="translate(${Math.round(x)} ${Math.round(y)})"><circle r="44" fill="#05101c" opacity="0.35" cx="5" cy="7"/><circle r="40" fill="#1a2129"/>` +
    `<path d="${grips}" stroke="#56616c" stroke-width="4" stroke-linecap="round"/><circle r="24" fill="${accent}"/><circle r="24" cx="-3" cy="-4" fill="#fff" opacity="0.16"/>` +
    `<path d="M-11 3A12 12 0 1 1 6 10M6 10l-2-9M6 10l8-4" fill="none" stroke="${darker(accent, 0.6)}" stroke-width="4"/></g>`
  );
}

/** Draws the fit system at the neck and the goggle clip. */
export function neck(drawing: Drawing, shell: Dome): string {
  const { spec, design, accent } = drawing;
  const fit = String(spec.facts['helmetFit'] ?? design.pick(['fit-dial', 'fit-dial', 'fit-pads']));
  const cradle = softly(
    [...spots([150, -34], [210, -34], 8), ...spots([204, -56], [156, -56], 8)].map((spot) =>
      shell.put(spot, -12),
    ),
  );
  const middle = shell.put([180, -45], -6);
  const band = lineRound(shell, [150, 210], () => -46, -10);
  const clipOn = softly(
    [...spots([172, 6], [188, 6], 4), ...spots([187, -20], [173, -20], 4)].map((spot) => shell.put(spot, 10)),
  );
  const holding = {
    'fit-dial': () => dial(drawing, middle.x, middle.y),
    'fit-elastic': () => line(band, lighter(accent, 0.1), { width: 26, dash: '7 4', cap: 'butt' }),
  }[fit];
  return (
    form(drawing, cradle, '#222b33', { bend: 16, gloss: 0.35 }) +
    (holding?.() ?? '') +
    form(drawing, clipOn, '#151b22', { bend: 10, gloss: 0.6 }) +
    line(
      lineRound(shell, [174, 186], () => -14, 14),
      accent,
      { width: 6 },
    )
  );
}
