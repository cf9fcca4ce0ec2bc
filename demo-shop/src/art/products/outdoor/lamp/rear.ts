import { wordmark } from '../../../brands/mark.ts';
import { darker, lighter, mix } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { solid } from '../../../drawing/solid.ts';
import { castShadow, type Picture } from '../../../drawing/studio.ts';
import { cylinder } from '../kit/metal.ts';
import { panel, webbing } from '../parts/cloth.ts';
import { wordFact } from '../parts/facts.ts';

const shellPath =
  'M210 330C216 296 240 284 280 282H520C560 284 584 296 590 330C604 430 604 560 590 660C584 700 560 712 520 714H280C240 712 216 700 210 660C196 560 196 430 210 330z';

function cells(drawing: Drawing, count: number, left: number): string {
  const one = (index: number) => {
    const y = 372 + index * 84;
    return (
      `<g transform="rotate(90 400 ${y + 34})"><rect x="${400 - 34}" y="${y + 34 - 130 + left}" width="68" height="240" rx="10" fill="${cylinder(drawing, '#2c353d', 0.5)}"/>` +
      `<rect x="${400 - 34}" y="${y + 34 - 130 + left}" width="68" height="64" rx="10" fill="${cylinder(drawing, '#c9872e', 0.6)}"/><rect x="387" y="${y + 34 - 142 + left}" width="26" height="14" rx="4" fill="#c9d2d9"/></g>`
    );
  };
  return Array.from({ length: count }, (_, index) => one(index)).join('');
}

function port(x: number, y: number, accent: string): string {
  return (
    `<rect x="${x - 62}" y="${y - 28}" width="124" height="60" rx="28" fill="#06111c" opacity=".5"/><rect x="${x - 46}" y="${y - 16}" width="92" height="34" rx="17" fill="#11181e"/><rect x="${x - 46}" y="${y - 16}" width="92" height="34" rx="17" fill="none" stroke="#aeb9c1" stroke-width="5"/><rect x="${x - 24}" y="${y - 4}" width="48" height="10" rx="5" fill="#8d9aa5"/>` +
    `<path d="M${x + 68} ${y - 26}h40q14 0 14 14v34q0 14 -14 14h-40z" fill="${darker(accent, 0.2)}"/><path d="M${x + 72} ${y - 22}h36" stroke="#fff" stroke-width="3" opacity=".5"/>`
  );
}

/** Draws the back of the headlamp: power source and forehead pad. */
export function lampRear(drawing: Drawing): Picture {
  const { base, accent, spec } = drawing;
  const power = wordFact(drawing, 'lampPower', 'lamp-usb');
  const seal = wordFact(drawing, 'lampSeal', 'ipx4').toUpperCase();
  const dark = mix('#222b33', base, 0.2);
  const bay = 'M244 352Q246 330 270 330H530Q554 330 556 352L560 600Q558 622 534 622H266Q242 622 240 600z';
  const inside = {
    'lamp-aaa': `<path d="${bay}" fill="#0f161c"/>${cells(drawing, 3, 10)}`,
    'lamp-hybrid':
      panel(drawing, bay, mix(accent, '#222b33', 0.35), { depth: 26 }) +
      port(390, 560, accent) +
      lettering('CORE / 3 x AAA', { x: 400, y: 420, size: 44, colour: '#ffffff', maxWidth: 250 }) +
      lettering('Li-Ion', {
        x: 400,
        y: 470,
        size: 36,
        colour: '#ffffff',
        maxWidth: 240,
        font: 'barlow-text',
      }),
    'lamp-usb':
      panel(drawing, bay, dark, { depth: 30, weave: 'mesh' }) +
      port(390, 476, accent) +
      lettering('USB-C', { x: 400, y: 400, size: 44, colour: lighter(accent, 0.4), maxWidth: 200 }),
  }[power];
  const body = [
    webbing('M-30 480C90 440 150 440 230 450', darker(base, 0.1), 130),
    webbing('M830 480C710 440 650 440 570 450', darker(base, 0.1), 130),
    castShadow(drawing, shellPath, 14, 22, 14),
    solid(drawing, shellPath, dark, { depth: 0.8, gloss: 0.5 }),
    inside ?? '',
    `<path d="M232 640H568" stroke="#000" stroke-width="4" opacity=".4"/>`,
    wordmark(spec.brand, { x: 330, y: 684, size: 36, colour: '#eef2f5', maxWidth: 180 }),
    lettering(seal, { x: 506, y: 684, size: 36, colour: lighter(accent, 0.4), maxWidth: 110 }),
  ];
  return { body: body.join(''), focus: { x: 400, y: 500, zoom: 2 } };
}
