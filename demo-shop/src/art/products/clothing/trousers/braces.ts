import { darker, lightness, mix } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';

/** Draws elastic braces. `isFar`: the part along the back. */
export function braces(drawing: Drawing, top: number, half: number, isFar: boolean): string {
  const { base, accent, spec } = drawing;
  const web = lightness(base) < 0.3 ? mix('#3a444e', accent, 0.12) : darker(base, 0.62);
  const peak = top - 128;
  const isBack = spec.view === 'back';
  const strap = (sign: 1 | -1) => {
    const foot = 400 + sign * (half - 36);
    const over = 400 + sign * (half - 20);
    if (isFar || isBack)
      return `M${over} ${peak}C${400 + sign * (half - 30)} ${peak + 40} ${400 + sign * 46} ${top - 60} ${400 + sign * 26} ${top + (isBack ? 4 : -30)}`;
    return `M${over} ${peak}C${over + sign * 10} ${peak + 30} ${foot + sign * 6} ${top - 40} ${foot} ${top + 30}`;
  };
  const both = strap(1) + strap(-1);
  if (isFar) return line(both, darker(web, 0.45), { width: 24, cap: 'butt' });
  const clasp = (sign: 1 | -1) => {
    const x = 400 + sign * (half - 36);
    const y = top - 8;
    return (
      `<rect x="${x - 19}" y="${y}" width="38" height="50" rx="7" fill="#06111c" opacity="0.3" transform="translate(2 5)"/>` +
      `<rect x="${x - 19}" y="${y}" width="38" height="50" rx="7" fill="#29323b"/><path d="M${x - 14} ${y + 5}h28" stroke="#fff" stroke-width="2.5" opacity="0.4" stroke-linecap="round"/>` +
      `<rect x="${x - 12}" y="${y + 14}" width="24" height="7" rx="3" fill="#0c1319"/><rect x="${x - 12}" y="${y + 29}" width="24" height="7" rx="3" fill="#0c1319"/>`
    );
  };
  return (
    `<g transform="translate(3 5)">${line(both, '#06111c', { width: 28, opacity: 0.22, cap: 'butt' })}</g>` +
    line(both, web, { width: 27, cap: 'butt' }) +
    line(both, accent, { width: 5, cap: 'butt', opacity: 0.9 }) +
    line(both, '#ffffff', { width: 27, opacity: 0.1, dash: '2 4', cap: 'butt' }) +
    (isBack ? '' : clasp(1) + clasp(-1))
  );
}
