import { darker, lighter, mix } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { line, solid } from '../../../drawing/solid.ts';
import { buckle, cord, place, tack, webbing } from '../parts.ts';

/** Draws the two front points. */
export function fronts(colour: string, isBelow: boolean): string {
  const one = (x: number, side: -1 | 1) =>
    `<path d="M${x - 30} -286L${x - 7 + side * 6} -392Q${x + side * 6} -404 ${x + 7 + side * 6} -392L${x + 30} -286z" fill="${darker(colour, isBelow ? 0.1 : 0.4)}"/>` +
    `<path d="M${x - 30} -286L${x - 7 + side * 6} -392L${x + side * 6} -398L${x - 2} -286z" fill="${lighter(colour, 0.5)}"/>`;
  return one(-56, 1) + one(56, -1);
}

function basket(drawing: Drawing, y: number, half: number, tall: number): string {
  const { base, accent } = drawing;
  const colour = mix(base, '#1d252d', 0.25);
  const path = `M${-half} ${y + tall}C${-half - 6} ${y + 10} ${-half + 40} ${y - 34} 0 ${y - 34}C${half - 40} ${y - 34} ${half + 6} ${y + 10} ${half} ${y + tall}L${half - 26} ${y + tall}C${half - 28} ${y + 34} ${half - 56} ${y + 4} 0 ${y + 4}C${-half + 56} ${y + 4} ${-half + 28} ${y + 34} ${-half + 26} ${y + tall}z`;
  return (
    `<path d="${path}" fill="#06111c" opacity="0.28" transform="translate(6 11)"/>` +
    solid(drawing, path, colour, { depth: 0.05, gloss: 0.18 }) +
    line(
      `M${-half + 8} ${y + tall - 14}C${-half + 8} ${y + 20} ${-half + 46} ${y - 22} 0 ${y - 22}`,
      lighter(accent, 0.2),
      { width: 4, opacity: 0.7 },
    )
  );
}

function wire(): string {
  const bail = 'M-104 -214C-112 -262 -88 -300 0 -304C88 -300 112 -262 104 -214';
  return (
    `<g transform="translate(6 11)">${line(bail, '#06111c', { width: 14, opacity: 0.28 })}</g>` +
    cord(bail, '#aeb9c2', 13)
  );
}

/** Draws the ankle strap. */
export function belt(drawing: Drawing): string {
  const { base, accent } = drawing;
  const colour = mix(base, '#1d252d', 0.12);
  const run =
    'M-92 200C-132 150 -132 50 -84 20C-40 -6 40 -6 84 22C124 44 132 110 116 170C104 216 128 262 116 322';
  return (
    `<g transform="translate(6 11)">${line(run, '#06111c', { width: 26, opacity: 0.25, cap: 'butt' })}</g>` +
    webbing(run, colour, 27, accent) +
    tack(-90, 192, 20, 24, accent, 30) +
    place(buckle(drawing, 52, 42), 100, 40, { turn: 58 })
  );
}

/** Draws the toe binding: a wire bail or a plastic basket. */
export function toeBinding(drawing: Drawing): string {
  const { spec, accent } = drawing;
  if (spec.facts['cramponBinding'] === 'crampon-step-in') return wire();
  return basket(drawing, -234, 112, 94) + place(webbing('M-34 0H34', accent, 18), 0, -254);
}

function lever(drawing: Drawing): string {
  const { base, accent } = drawing;
  const body = 'M-34 250C-38 236 38 236 34 250L28 356C24 376 -24 376 -28 356z';
  const face = linear(drawing, 90, [
    [0, lighter(accent, 0.35)],
    [1, darker(accent, 0.3)],
  ]);
  const bail = 'M-92 220C-96 300 -60 330 -28 330M92 220C96 300 60 330 28 330';
  return (
    cord(bail, '#aeb9c2', 12) +
    `<path d="${body}" fill="#06111c" opacity="0.28" transform="translate(6 11)"/>` +
    solid(drawing, body, mix(base, '#1d252d', 0.2), { depth: 0.05, gloss: 0.25 }) +
    `<path d="M-17 268H17L13 320H-13z" fill="${face}"/>` +
    line('M-12 344H12M-11 354H11', '#ffffff', { width: 3, opacity: 0.35 })
  );
}

/** Draws the heel binding: a plastic basket or a lever. */
export function heelBinding(drawing: Drawing): string {
  const kind = drawing.spec.facts['cramponBinding'];
  return kind === 'crampon-strap'
    ? `<g transform="rotate(180 0 226)">${basket(drawing, 140, 96, 80)}</g>`
    : lever(drawing);
}
