import { darker, lighter, mix, readableOn } from '../../drawing/colour.ts';
import { linear, type Drawing } from '../../drawing/drawing.ts';
import { lettering } from '../../drawing/lettering.ts';
import { flat, line, solid } from '../../drawing/solid.ts';
import { castShadow, type Picture } from '../../drawing/studio.ts';

const device =
  'M276 250C276 214 300 196 340 192C380 188 420 188 460 192C500 196 524 214 524 250L536 640C538 740 500 800 400 802C300 800 262 740 264 640z';
const screen =
  'M310 270H490C500 270 506 276 506 286V474C506 486 500 492 490 492H310C300 492 294 486 294 474V286C294 276 300 270 310 270z';

function transceiver(drawing: Drawing): string {
  const { spec, base, accent, detail } = drawing;
  const glass = linear(drawing, 55, [
    [0, '#dfeadf'],
    [0.6, '#b9cbb9'],
    [1, '#93a893'],
  ]);
  const arrow = 'M400 302L446 372L416 364V424H384V364L354 372z';
  const button = (x: number, y: number, r: number, colour: string) =>
    `<circle cx="${x + 2}" cy="${y + 4}" r="${r}" fill="#06111c" opacity="0.4"/><circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/><circle cx="${x - r * 0.25}" cy="${y - r * 0.3}" r="${r * 0.5}" fill="#fff" opacity="0.18"/>`;
  return [
    line('M400 200C400 120 470 90 540 120C640 164 650 330 536 400', darker(accent, 0.15), { width: 20 }),
    line('M400 200C400 120 470 90 540 120C640 164 650 330 536 400', '#ffffff', {
      width: 3,
      opacity: 0.35,
      dash: '6 6',
      cap: 'butt',
    }),
    castShadow(drawing, device),
    solid(drawing, device, base, { depth: 0.6, gloss: 0.6 }),
    flat('M266 600C320 560 480 560 534 600L536 660C480 620 320 620 264 660z', accent),
    flat('M280 256H520V506C480 526 320 526 280 506z', '#11181f'),
    `<path d="${screen}" fill="${glass}"/>`,
    flat(arrow, '#1d2a22'),
    lettering('12', { x: 400, y: 478, size: 52, colour: '#1d2a22', maxWidth: 60 }),
    line('M316 470v-20M332 470v-34M348 470v-48', '#1d2a22', { width: 9, cap: 'butt' }),
    flat('M300 276H400L330 486H300z', '#ffffff', 0.16),
    button(340, 712, 36, darker(base, 0.55)),
    button(460, 712, 36, accent),
    lettering(spec.brand.toUpperCase(), {
      x: 400,
      y: 240,
      size: 34,
      colour: readableOn(base, detail, accent),
      maxWidth: 180,
      tracking: 4,
    }),
    lettering(spec.model, {
      x: 400,
      y: 776,
      size: 24,
      colour: readableOn(base, detail, accent),
      maxWidth: 150,
    }),
    `<rect x="526" y="330" width="16" height="130" rx="8" fill="${darker(accent, 0.1)}"/>`,
  ].join('');
}

function shovel(drawing: Drawing): string {
  const { spec, base, accent, detail } = drawing;
  const blade =
    'M270 560C300 540 500 540 530 560C556 640 560 760 544 850C520 900 280 900 256 850C240 760 244 640 270 560z';
  const metal = linear(drawing, 0, [
    [0, '#55626e'],
    [0.3, '#eef2f5'],
    [0.6, '#9daab5'],
    [1, '#4a5661'],
  ]);
  const handle =
    'M320 110C320 84 340 76 400 76C460 76 480 84 480 110C480 150 440 168 422 190H378C360 168 320 150 320 110zM354 112C360 134 380 146 400 148C420 146 440 134 446 112C430 104 370 104 354 112z';
  return [
    castShadow(drawing, `${blade}M384 180h32V570h-32z`),
    `<rect x="382" y="180" width="36" height="400" rx="10" fill="${metal}"/>`,
    `<rect x="376" y="330" width="48" height="56" rx="10" fill="${accent}"/><circle cx="400" cy="358" r="9" fill="#1d252d"/>`,
    `<g fill-rule="evenodd">${solid(drawing, handle, accent, { depth: 0.4, gloss: 0.5 })}</g><path d="M354 112C360 134 380 146 400 148C420 146 440 134 446 112C430 104 370 104 354 112z" fill="#e6edf3"/>`,
    solid(drawing, blade, base, { depth: 0.8, gloss: 0.6 }),
    line('M400 560V820M330 590C322 680 322 760 330 830M470 590C478 680 478 760 470 830', darker(base, 0.5), {
      width: 9,
      opacity: 0.35,
    }),
    line('M406 560V820M336 590C328 680 328 760 336 830M476 590C484 680 484 760 476 830', '#ffffff', {
      width: 4,
      opacity: 0.3,
    }),
    `<path d="M366 530h68l14 90q-48 30 -96 0z" fill="${darker(base, 0.35)}"/>`,
    lettering(spec.brand.toUpperCase(), {
      x: 400,
      y: 724,
      size: 60,
      colour: readableOn(base, detail, accent),
      maxWidth: 220,
      tracking: 4,
    }),
    lettering(spec.model, {
      x: 400,
      y: 782,
      size: 32,
      colour: readableOn(base, detail, accent),
      maxWidth: 200,
    }),
  ].join('');
}

function probe(drawing: Drawing): string {
  const { spec, base, accent, detail } = drawing;
  const tube = linear(drawing, 0, [
    [0, lighter(base, 0.55)],
    [0.35, lighter(base, 0.2)],
    [1, darker(base, 0.5)],
  ]);
  const piece = (x: number, top: number, last: boolean) =>
    castShadow(drawing, `M${x - 15} ${top}h30v640h-30z`, 10, 12, 8) +
    `<rect x="${x - 15}" y="${top}" width="30" height="640" rx="6" fill="${tube}"/>` +
    [0, 1, 2, 3, 4, 5]
      .map(
        (ring) =>
          `<rect x="${x - 15}" y="${top + 60 + ring * 100}" width="30" height="${ring % 2 ? 6 : 26}" fill="${ring % 2 ? detail : accent}" opacity="0.92"/>`,
      )
      .join('') +
    (last
      ? flat(`M${x - 15} ${top + 636}h30l-15 60z`, '#55626e')
      : flat(`M${x - 11} ${top + 636}h22v34h-22z`, '#aab6c0'));
  const cord =
    'M250 190C240 90 350 110 350 190M350 856C350 920 450 920 450 866M450 190C450 110 552 90 550 170';
  return [
    line(cord, mix(accent, '#1d252d', 0.5), { width: 7 }),
    ...[250, 350, 450, 550].map((x, index) => piece(x, 190 + (index % 2) * 14, index === 3)),
    solid(drawing, 'M226 130H274V260H226z', '#232c35', { depth: 0.4, gloss: 0.3 }),
    solid(
      drawing,
      'M210 470C300 450 500 450 590 470V590C500 612 300 612 210 590z',
      mix(base, '#1d252d', 0.6),
      { depth: 0.5, gloss: 0.35 },
    ),
    lettering(spec.brand.toUpperCase(), {
      x: 400,
      y: 546,
      size: 58,
      colour: '#f2f5f8',
      maxWidth: 300,
      tracking: 6,
    }),
    lettering(spec.model, { x: 400, y: 582, size: 26, colour: lighter(accent, 0.35), maxWidth: 240 }),
  ].join('');
}

/** Three tools make the set; the model's name says which one it is. */
export function drawSafety(drawing: Drawing): Picture {
  const { model } = drawing.spec;
  const focus = { x: 400, y: 420, zoom: 2 };
  if (/shovel|schaufel|pelle|pala/i.test(model))
    return { body: shovel(drawing), focus: { ...focus, y: 680 } };
  if (/probe|sonde|sonda/i.test(model)) return { body: probe(drawing), focus };
  return { body: `<g transform="rotate(-5 400 500)">${transceiver(drawing)}</g>`, focus };
}
