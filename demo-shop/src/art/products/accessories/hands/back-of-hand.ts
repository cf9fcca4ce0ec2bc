import { darker, lighter, mix } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { flat, line, stitches } from '../../../drawing/solid.ts';
import { form } from '../form.ts';

/** Back of the hand: `graphics` is printed on it, `over` lies on top. */
export interface HandBack {
  graphics: string;
  over: string;
  /** Position of the brand's symbol. */
  sign?: readonly [x: number, y: number];
}

function knucklePads(drawing: Drawing): HandBack {
  const pad = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${form(drawing, 'M-22 26C-30 0 -26 -24 -14 -32C-6 -38 8 -38 15 -32C26 -24 29 0 22 26C10 34 -12 34 -22 26z', mix('#1c242c', drawing.base, 0.2), { bend: 14, gloss: 0.7 })}</g>`;
  return {
    graphics: flat('M-130 -150C-60 -176 60 -172 130 -134V-112C60 -150 -60 -154 -130 -128z', drawing.accent),
    over: pad(-84, -186, -8) + pad(-27, -200, -2) + pad(30, -194, 5) + pad(84, -172, 14),
  };
}

function chevrons(drawing: Drawing): HandBack {
  const { accent, base } = drawing;
  const rise = (y: number) => `M-140 ${y}L0 ${y + 46}L140 ${y}`;
  return {
    graphics:
      flat('M-140 -260H140V-180L0 -134L-140 -180z', accent) +
      flat('M-140 -160L0 -114L140 -160V-140L0 -94L-140 -140z', lighter(base, 0.18)),
    over: stitches(rise(-188), '#ffffff') + stitches(rise(-168), darker(base, 0.7)),
  };
}

function sweep(drawing: Drawing): HandBack {
  const { accent, base } = drawing;
  return {
    graphics:
      flat('M-140 -250C-60 -220 30 -140 60 40H140V-260z', accent) +
      flat('M-140 -236C-74 -206 10 -130 42 40H56C26 -140 -62 -220 -140 -252z', darker(base, 0.45)),
    over: stitches('M-120 -212C-66 -180 6 -110 34 20', '#ffffff'),
    sign: [-50, -54],
  };
}

function band(drawing: Drawing): HandBack {
  return {
    graphics: flat('M-140 -208C-60 -238 60 -236 140 -190V-136C60 -178 -60 -180 -140 -150z', drawing.accent),
    over:
      stitches('M-118 -160C-60 -182 60 -180 116 -144', '#ffffff') +
      line('M-58 -232L-56 -186M2 -236L4 -184M58 -226L58 -176', darker(drawing.accent, 0.6), {
        width: 3,
        opacity: 0.5,
      }),
  };
}

/** Draws down baffles between seams. */
export function baffles(drawing: Drawing): HandBack {
  const seams = [-176, -122, -70, -20].map((y) => `M-130 ${y}C-60 ${y + 18} 60 ${y + 18} 130 ${y}`);
  const all = seams.join('');
  return {
    graphics:
      `<g transform="translate(0 -16)">${line(all, lighter(drawing.base, 0.4), { width: 26, opacity: 0.22 })}${line(all, lighter(drawing.base, 0.5), { width: 12, opacity: 0.22 })}</g>` +
      line(all, '#06111c', { width: 12, opacity: 0.2 }) +
      line(all, '#06111c', { width: 3, opacity: 0.5 }),
    over: '',
  };
}

/** Returns the back of the hand, picked by the model. */
export const backOfHand = (drawing: Drawing): HandBack =>
  drawing.design.pick([knucklePads, chevrons, sweep, band])(drawing);
