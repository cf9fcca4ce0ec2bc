import { darker, mix } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { cord, part, repeat } from '../form.ts';
import { bow, dial, eyelets, laces, type Throat } from '../shoe/laces.ts';
import type { SnowboardBootBuild } from './build.ts';

const shaft: Throat = { from: [372, 330], to: [380, 506], across: [-48, -4], count: 5 };
const instep: Throat = { from: [372, 562], to: [268, 676], across: [-40, -32], count: 5 };
const stay =
  'M246 716C224 714 226 690 246 680C316 644 356 580 350 500C344 430 340 360 338 296L386 300C390 380 394 440 398 510C400 600 330 690 246 716z';

/** Draws a steel lace that zigzags through guides. */
function thread({ from, to, across, count }: Throat): string {
  const [dx, dy] = across;
  const points = Array.from({ length: count * 2 - 1 }, (_, index) => {
    const share = index / (count * 2 - 2);
    const x = from[0] + (to[0] - from[0]) * share + (index % 2 === 0 ? 0 : dx);
    const y = from[1] + (to[1] - from[1]) * share + (index % 2 === 0 ? 0 : dy);
    return `${Math.round(x)} ${Math.round(y)}`;
  });
  return cord(`M${points.join('L')}`, '#c3ccd3', 5);
}

function handles({ accent }: Drawing): string {
  const one = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${cord('M0 0V44', '#2a333c', 6)}<rect x="-13" y="40" width="26" height="62" rx="10" fill="#10171e"/><rect x="-10" y="43" width="20" height="56" rx="8" fill="${accent}"/>` +
    `${line(
      repeat(4, (index) => `M-6 ${54 + index * 11}H6`),
      darker(accent, 0.5),
      { width: 3, opacity: 0.6 },
    )}</g>`;
  return one(388, 302, -24) + one(394, 316, -48);
}

/** Draws the ankle harness with its own dial. */
function ankleHarness(drawing: Drawing): string {
  const band = 'M350 588C420 560 520 520 640 540L648 600C560 590 470 620 380 660C360 650 348 620 350 588z';
  return (
    part(drawing, band, mix('#1b232b', drawing.base, 0.15), { rim: 0.4 }) +
    cord('M360 604L520 574M372 636L520 596', '#c3ccd3', 4) +
    dial(540, 576, 34, drawing.accent)
  );
}

/** Draws the closure by kind of lacing. */
export function closing(drawing: Drawing, { lacing }: SnowboardBootBuild): string {
  const { base, accent, detail } = drawing;
  const dark = mix(base, '#10171e', 0.6);
  const ground = part(drawing, stay, dark, { light: 0.18, rim: 0.4 });
  const metal = '#aab4bd';
  switch (lacing) {
    case 'laces':
      return (
        ground +
        laces(instep, detail, 10) +
        eyelets(instep, metal, 'ring') +
        laces(shaft, detail, 10) +
        eyelets(shaft, metal, 'hook') +
        bow(358, 306, detail, 1.1)
      );
    case 'quick-laces':
      return (
        ground +
        laces(instep, '#2f3942', 7) +
        eyelets(instep, accent, 'loop') +
        laces(shaft, '#2f3942', 7) +
        eyelets(shaft, accent, 'loop') +
        handles(drawing)
      );
    case 'single-dial':
      return (
        ground +
        thread(instep) +
        eyelets(instep, dark, 'loop') +
        thread(shaft) +
        eyelets(shaft, dark, 'loop') +
        dial(374, 318, 40, accent)
      );
    case 'dial':
      return (
        ground +
        thread(instep) +
        eyelets(instep, dark, 'loop') +
        thread(shaft) +
        eyelets(shaft, dark, 'loop') +
        dial(374, 318, 36, accent) +
        ankleHarness(drawing)
      );
  }
}
