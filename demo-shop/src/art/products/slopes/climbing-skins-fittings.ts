import { darker, lighter } from '../../drawing/colour.ts';
import { linear, type Drawing } from '../../drawing/drawing.ts';
import { line } from '../../drawing/solid.ts';

function steel(drawing: Drawing): string {
  return linear(drawing, 30, [
    [0, '#ffffff'],
    [0.35, '#c4ced6'],
    [0.65, '#7c8994'],
    [1, '#55616c'],
  ]);
}

/** Draws a bent wire. */
const wire = (path: string, width = 9) =>
  `<g transform="translate(5 7)">${line(path, '#06111c', { width, opacity: 0.28 })}</g>` +
  line(path, '#4d5964', { width }) +
  line(path, '#aeb9c2', { width: width - 3 }) +
  `<g transform="translate(-1.2 -1.4)">${line(path, '#ffffff', { width: width * 0.28, opacity: 0.9 })}</g>`;

const rivet = (x: number, y: number, r = 7) =>
  `<circle cx="${x + 1}" cy="${y + 2}" r="${r + 1}" fill="#06111c" opacity=".4"/><circle cx="${x}" cy="${y}" r="${r}" fill="#9eabb5"/><circle cx="${x - r * 0.25}" cy="${y - r * 0.3}" r="${r * 0.5}" fill="#fff" opacity=".8"/>`;

/** Draws the tip attachment: a wire loop, an aluminium bridge, or a rubber strap with a pin. */
export function tipLoop(drawing: Drawing, half: number): string {
  const { design, accent } = drawing;
  const w = Math.round(half * 0.58);
  const rubber = linear(drawing, 40, [
    [0, lighter(accent, 0.3)],
    [0.5, accent],
    [1, darker(accent, 0.4)],
  ]);
  const fold = `M${-w - 2} 56Q${-w} 46 ${-w + 10} 46H${w - 6}Q${w + 4} 46 ${w + 6} 56L${w + 24} 124Q0 146 ${-w - 18} 124z`;
  const tape = `<path d="${fold}" fill="#1b222a"/><path d="${fold}" fill="${linear(drawing, 60, [
    [0, '#ffffff', 0.3],
    [0.5, '#ffffff', 0.04],
    [1, '#06111c', 0.3],
  ])}"/>${line(`M${-w - 10} 116Q0 134 ${w + 16} 116`, '#c8d2da', { width: 2, dash: '6 5', opacity: 0.6, cap: 'butt' })}`;
  return design.pick([
    () =>
      wire(
        `M${-w + 6} 62L${-w - 16} 30C${-w - 20} 8 ${-w + 6} 2 0 2C${w - 2} 2 ${w + 24} 8 ${w + 20} 30L${w - 2} 62`,
      ) +
      tape +
      rivet(-w + 16, 96) +
      rivet(w - 10, 96),
    () =>
      wire(`M-28 60V16Q-28 2 -12 2H14Q30 2 30 16V60`) +
      tape +
      `<path d="M${-w + 4} 58H${w}L${w + 4} 92Q0 104 ${-w} 92z" fill="${steel(drawing)}"/>` +
      line(`M${-w + 8} 61H${w - 4}`, '#ffffff', { width: 3, opacity: 0.9 }) +
      rivet(-w + 18, 78, 5) +
      rivet(w - 14, 78, 5),
    () =>
      `<path d="M-18 100L-14 14Q-12 2 2 2Q14 2 16 14L22 100z" fill="#06111c" opacity=".26" transform="translate(7 9)"/>` +
      tape +
      `<path d="M-18 106L-14 14Q-12 2 2 2Q14 2 16 14L22 106Q2 116 -18 106z" fill="${rubber}"/>` +
      line('M-12 34H15M-13 46H16M-14 58H17', darker(accent, 0.5), { width: 4, opacity: 0.6 }) +
      line('M-10 20L-14 98', '#ffffff', { width: 3, opacity: 0.5 }) +
      wire('M-30 20H32', 10) +
      rivet(2, 92, 7),
  ])();
}

function strap(drawing: Drawing, end: number): string {
  const { accent } = drawing;
  const rubber = linear(drawing, 0, [
    [0, lighter(accent, 0.35)],
    [0.4, accent],
    [1, darker(accent, 0.35)],
  ]);
  const band = `M-15 ${end - 60}H17V${end + 62}Q17 ${end + 74} 1 ${end + 74}Q-15 ${end + 74} -15 ${end + 62}z`;
  return (
    `<path d="${band}" fill="#06111c" opacity=".3" transform="translate(7 9)"/><path d="${band}" fill="${rubber}"/>` +
    line(`M1 ${end - 46}V${end + 44}`, darker(accent, 0.62), {
      width: 10,
      dash: '5 11',
      cap: 'butt',
      opacity: 0.75,
    }) +
    line(`M-11 ${end - 50}V${end + 60}`, '#ffffff', { width: 2.5, opacity: 0.5 }) +
    `<path d="M-26 ${end - 40}H28V${end + 2}Q1 ${end + 10} -26 ${end + 2}z" fill="${steel(drawing)}"/>` +
    line(`M-20 ${end - 36}H22`, '#ffffff', { width: 3, opacity: 0.9 }) +
    rivet(-15, end - 16, 5) +
    rivet(17, end - 16, 5) +
    wire(`M-20 ${end + 66}H22`, 8)
  );
}

function hook(drawing: Drawing, end: number): string {
  const elastic = drawing.accent;
  const path = `M1 ${end - 66}V${end + 20}`;
  return (
    `<g transform="translate(6 8)">${line(path, '#06111c', { width: 38, opacity: 0.26, cap: 'butt' })}</g>` +
    line(path, darker(elastic, 0.35), { width: 38, cap: 'butt' }) +
    line(path, elastic, { width: 32, dash: '3 2', cap: 'butt' }) +
    line(`M-9 ${end - 66}V${end + 20}`, '#ffffff', { width: 5, opacity: 0.3, cap: 'butt' }) +
    line(`M-16 ${end - 52}l34 16m0 -16l-34 16`, lighter(elastic, 0.6), { width: 2.5, opacity: 0.8 }) +
    wire(
      `M-28 ${end + 18}H30L22 ${end + 56}Q20 ${end + 74} 6 ${end + 74}H-4Q-18 ${end + 74} -20 ${end + 56}z`,
    )
  );
}

/** Draws the tail attachment: a rubber strap, an elastic hook, or only a sealed end. */
export function tailClip(drawing: Drawing, half: number, end: number): string {
  const fixing = drawing.spec.facts['skinFixing'];
  if (fixing === 'tail-free')
    return line(`M${Math.round(-half * 0.52)} ${end - 12}H${Math.round(half * 0.52)}`, '#ffffff', {
      width: 3,
      opacity: 0.4,
      dash: '7 6',
      cap: 'butt',
    });
  const patch = `M${Math.round(-half * 0.62)} ${end - 70}H${Math.round(half * 0.62)}L${Math.round(half * 0.5)} ${end + 4}H${Math.round(-half * 0.5)}z`;
  return (
    `<path d="${patch}" fill="#1b222a"/>` +
    line(patch, '#c8d2da', { width: 2, dash: '6 5', opacity: 0.35, cap: 'butt' }) +
    (fixing === 'tail-hook' ? hook(drawing, end) : strap(drawing, end))
  );
}
