import { readableOn } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { line } from '../../../drawing/solid.ts';

const bezel =
  'M-90 -204H90Q104 -204 104 -190V62Q104 78 88 80L0 86L-88 80Q-104 78 -104 62V-190Q-104 -204 -90 -204z';

/** Draws the display in search mode: direction and distance in metres. */
export function display(drawing: Drawing): string {
  const { design, accent } = drawing;
  const isLit = design.chance(0.5);
  const ink = isLit ? '#eaf3f0' : '#18231d';
  const glass = linear(
    drawing,
    60,
    isLit
      ? [
          [0, '#22303a'],
          [1, '#0d151b'],
        ]
      : [
          [0, '#dde9de'],
          [1, '#9cb29f'],
        ],
  );
  const mark = isLit ? readableOn('#16202a', accent, '#f6c453') : ink;
  const arrow = 'M0 -64L44 6L14 -6V46H-14V-6L-44 6z';
  const dots = [-60, -40, -20, 0, 20, 40, 60]
    .map(
      (angle) =>
        `<circle cx="0" cy="-112" r="${angle === 20 ? 8 : 5}" fill="${angle === 20 ? mark : ink}" opacity="${angle === 20 ? 1 : 0.4}" transform="translate(0 -30) rotate(${angle})"/>`,
    )
    .join('');
  return (
    `<path d="${bezel}" fill="#0b1117"/><rect x="-90" y="-192" width="180" height="258" rx="8" fill="${glass}"/>` +
    dots +
    `<path d="${arrow}" fill="${mark}" transform="translate(0 -54) rotate(${design.pick([20, -24, 8])})"/>` +
    lettering(String(design.pick([2.4, 12, 18, 27])), {
      x: -4,
      y: 54,
      size: 62,
      colour: ink,
      maxWidth: 100,
    }) +
    lettering('m', { x: 62, y: 54, size: 32, colour: ink, maxWidth: 40 }) +
    line('M-78 52v-10M-68 52v-20M-58 52v-30', ink, { width: 6, cap: 'butt' }) +
    '<path d="M-90 -184Q-90 -192 -82 -192H30L-50 66H-82Q-90 66 -90 58z" fill="#fff" opacity="0.13"/>' +
    line('M-88 -202H88', '#ffffff', { width: 2, opacity: 0.4 })
  );
}
