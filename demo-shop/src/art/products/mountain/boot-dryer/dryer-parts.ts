import { darker, lighter, mix } from '../../../drawing/colour.ts';
import { blur, linear, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { line } from '../../../drawing/solid.ts';

/** Draws faint rising warm air. */
export function warmth(drawing: Drawing): string {
  const colour = mix('#e4713e', drawing.accent, 0.3);
  const rise = 'M-22 0C-36 -22 -8 -40 -22 -66M2 -6C-12 -30 16 -50 2 -80M26 0C12 -22 40 -40 26 -66';
  return `<g opacity="0.28">${line(rise, colour, { width: 6 })}</g>`;
}

/** Draws the timer dial. */
export function dial(drawing: Drawing): string {
  const { accent, base, spec } = drawing;
  const cap = linear(drawing, 50, [
    [0, '#f4f7f9'],
    [0.5, '#b4bfc9'],
    [1, '#6b7782'],
  ]);
  const marks = Array.from(
    { length: 9 },
    (_, index) =>
      `<path d="M0 -50v-9" stroke="${accent}" stroke-width="4" transform="rotate(${-120 + index * 30})"/>`,
  ).join('');
  const isSwitched = spec.facts['dryerAir'] === 'air-both';
  return (
    `<circle r="46" fill="${darker(base, 0.6)}"/>${marks}` +
    `<circle cx="4" cy="8" r="36" fill="#06111c" opacity="0.5" filter="${blur(drawing, 5)}"/><circle r="36" fill="${cap}"/><circle r="27" fill="none" stroke="#fff" stroke-width="2" opacity="0.6"/>` +
    '<path d="M0 -32V-10" stroke="#1d252d" stroke-width="6" stroke-linecap="round" transform="rotate(40)"/>' +
    (isSwitched
      ? `<rect x="-116" y="-20" width="52" height="28" rx="14" fill="#11181f"/><circle cx="-78" cy="-6" r="11" fill="${lighter(accent, 0.2)}"/>`
      : `<circle cx="-80" cy="-6" r="8" fill="${lighter(accent, 0.3)}"/>`)
  );
}

/** Draws the power rating (watts) beside the cable; nothing if the catalogue does not give it. */
export const watts = (drawing: Drawing, x: number, y: number, colour: string) => {
  const power = drawing.spec.facts['dryerPower'];
  return power === undefined
    ? ''
    : lettering(`${power} W`, { x, y, size: 24, colour, maxWidth: 90, font: 'barlow-text' });
};
