import { brandSymbol } from '../../../brands/mark.ts';
import { darker, lighter, mix } from '../../../drawing/colour.ts';
import { blur, linear, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { castShadow, type Picture } from '../../../drawing/studio.ts';
import { place } from '../parts.ts';
import { face, groundOf, reverse } from './voucher-card.ts';

// Envelope of 680 x 430, open at the top; x = 0 is its centre, y = 0 near the top.
const pocket = 'M-340 -130L0 60L340 -130V290Q340 306 324 306H-324Q-340 306 -340 290z';
const back = 'M-340 -136H340V290Q340 306 324 306H-324Q-340 306 -340 290z';
const flap = 'M-340 -134L-24 -330Q0 -344 24 -330L340 -134z';

function envelope(drawing: Drawing, content: string): string {
  const { spec, base, accent } = drawing;
  const paper = mix('#f4eee2', base, 0.04);
  const lining = mix(groundOf(drawing), base, 0.2);
  const fold = linear(drawing, 90, [
    [0, lighter(paper, 0.4)],
    [1, darker(paper, 0.1)],
  ]);
  const inside = linear(drawing, 90, [
    [0, lighter(lining, 0.1)],
    [1, darker(lining, 0.35)],
  ]);
  return (
    castShadow(drawing, `${back}${flap}`, 14, 24, 12) +
    `<path d="${flap}" fill="${inside}"/><path d="${back}" fill="${darker(lining, 0.4)}"/>` +
    content +
    `<path d="${pocket}" fill="#06111c" opacity="0.35" filter="${blur(drawing, 5)}" transform="translate(0 -9)"/>` +
    `<path d="${pocket}" fill="${fold}"/>` +
    line('M-338 304L-20 70M338 304L20 70', darker(paper, 0.3), { width: 2, opacity: 0.4 }) +
    line('M-338 -128L0 61L338 -128', '#ffffff', { width: 3, opacity: 0.8 }) +
    place(
      `<circle cx="5" cy="9" r="52" fill="#06111c" opacity="0.35" filter="${blur(drawing, 5)}"/><path d="M-50 -8C-54 -40 -20 -56 6 -52C40 -52 56 -20 50 8C52 40 20 54 -6 50C-38 52 -54 26 -50 -8z" fill="${darker(base, 0.12)}"/><circle r="36" fill="${base}"/><circle r="36" fill="none" stroke="#06111c" stroke-width="3" opacity="0.35"/><path d="M-34 -24C-16 -46 16 -46 30 -30" fill="none" stroke="#fff" stroke-width="4" opacity="0.4"/>` +
        brandSymbol(spec.brand, { x: 0, y: 0, size: 40, colour: lighter(accent, 0.1) }),
      0,
      150,
    )
  );
}

/** Draws two cards with their envelope; the `back` view shows them fanned, the reverse in front. */
export function drawVoucher(drawing: Drawing): Picture {
  const focus = { x: 500, y: 400, zoom: 1.45 };
  if (drawing.spec.view === 'back')
    return {
      body: place(face(drawing), 410, 380, { turn: 10 }) + place(reverse(drawing), 390, 600, { turn: -7 }),
      focus,
    };
  const cards =
    place(reverse(drawing), 26, -236, { turn: 9, scale: 0.98 }) +
    place(face(drawing), -8, -150, { turn: -5 });
  return { body: place(envelope(drawing, cards), 400, 616), focus };
}
