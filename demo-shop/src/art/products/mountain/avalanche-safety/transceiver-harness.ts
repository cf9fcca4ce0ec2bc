import { mix } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { solid } from '../../../drawing/solid.ts';
import { buckle, place, strokeShadow, tack, webbing } from '../parts.ts';

/** Draws the harness, laid out behind the transceiver: shoulder and chest straps. */
export function carrying(drawing: Drawing): string {
  const { base, accent, design } = drawing;
  const strap = mix('#232c35', base, 0.18);
  const shoulder = design.pick([
    'M330 300C150 250 150 90 330 76C470 66 640 90 646 200C656 280 560 320 480 330',
    'M310 310C120 300 110 110 300 84C440 66 600 76 646 200C664 270 590 300 490 320',
    'M340 290C210 230 190 100 330 80C480 62 610 110 646 200C650 280 560 300 470 320',
  ]);
  const chest = 'M290 700C90 690 70 850 190 900C330 946 520 930 620 896C740 850 720 700 510 690';
  const flap = 'M250 300Q250 268 284 268H516Q550 268 550 300V720Q550 760 510 762H290Q250 760 250 720z';
  return (
    strokeShadow(drawing, shoulder + chest, 40) +
    webbing(chest, strap, 38, accent) +
    webbing(shoulder, strap, 38, accent) +
    place(buckle(drawing, 88, 62, '#4a545e'), 250, 914, { turn: 12 }) +
    place(buckle(drawing, 56, 54), 646, 202, { turn: 82 }) +
    `<path d="${flap}" fill="#0b1b2b" opacity="0.3" transform="translate(6 10)"/>` +
    solid(drawing, flap, strap, { depth: 0.5, gloss: 0.2 }) +
    tack(282, 704, 26, 30, accent) +
    tack(518, 704, 26, 30, accent)
  );
}
