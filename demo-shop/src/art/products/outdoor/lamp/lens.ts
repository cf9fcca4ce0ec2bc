import { darker, lighter } from '../../../drawing/colour.ts';
import { linear, radial, type Drawing } from '../../../drawing/drawing.ts';

/** Draws one reflector behind a clear lens. */
export function lens(
  drawing: Drawing,
  x: number,
  y: number,
  r: number,
  kind: 'spot' | 'flood' | 'red',
): string {
  const bowl = radial(
    drawing,
    kind === 'red'
      ? [
          [0, '#ff8f80'],
          [0.5, '#c62828'],
          [1, '#4a0d0d'],
        ]
      : [
          [0, '#fffef2'],
          [0.2, '#fff3b8'],
          [0.34, '#eef3f6'],
          [0.62, '#9eabb5'],
          [0.84, '#dfe7ec'],
          [1, '#56626c'],
        ],
    0.5,
    0.52,
    0.5,
  );
  const rim = linear(drawing, 50, [
    [0, lighter(drawing.accent, 0.4)],
    [0.5, drawing.accent],
    [1, darker(drawing.accent, 0.55)],
  ]);
  const round = (value: number) => Math.round(value);
  const facets = Array.from({ length: 14 }, (_, index) => {
    const turn = (index / 14) * Math.PI * 2;
    return `M${round(x + Math.cos(turn) * r * 0.3)} ${round(y + Math.sin(turn) * r * 0.3)}L${round(x + Math.cos(turn) * r * 0.84)} ${round(y + Math.sin(turn) * r * 0.84)}`;
  }).join('');
  const chip =
    kind === 'red'
      ? ''
      : `<path d="${facets}" stroke="#fff" stroke-width="3" opacity="${kind === 'spot' ? 0.5 : 0.2}"/><rect x="${round(x - r * 0.15)}" y="${round(y - r * 0.15)}" width="${round(r * 0.3)}" height="${round(r * 0.3)}" rx="4" fill="#ffe27a"/><rect x="${round(x - r * 0.08)}" y="${round(y - r * 0.08)}" width="${round(r * 0.16)}" height="${round(r * 0.16)}" fill="#fffbe0"/>`;
  return (
    `<circle cx="${x + 3}" cy="${y + 6}" r="${r + 12}" fill="#06111c" opacity=".4"/><circle cx="${x}" cy="${y}" r="${r + 10}" fill="${rim}"/><circle cx="${x}" cy="${y}" r="${r + 2}" fill="#0d1318"/>` +
    `<circle cx="${x}" cy="${y}" r="${r - 2}" fill="${bowl}"/>${chip}` +
    `<path d="M${round(x - r * 0.78)} ${round(y - r * 0.1)}A${round(r * 0.8)} ${round(r * 0.8)} 0 0 1 ${round(x + r * 0.3)} ${round(y - r * 0.74)}C${round(x - r * 0.1)} ${round(y - r * 0.4)} ${round(x - r * 0.5)} ${round(y - r * 0.2)} ${round(x - r * 0.78)} ${round(y - r * 0.1)}z" fill="#fff" opacity=".5"/>`
  );
}

/** Draws the glow around a lit lamp. */
export function glow(drawing: Drawing, x: number, y: number, r: number): string {
  const light = radial(drawing, [
    [0, '#fff6cf', 0.7],
    [0.4, '#fff1b8', 0.16],
    [1, '#fff1b8', 0],
  ]);
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${light}"/>`;
}
