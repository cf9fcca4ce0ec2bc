import { darker, lighter, mix, readableOn } from '../../drawing/colour.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { lettering } from '../../drawing/lettering.ts';
import { polyline } from '../../drawing/markup.ts';
import { flat, line, solid, stitches } from '../../drawing/solid.ts';
import { contactShadow, type Picture } from '../../drawing/studio.ts';
import { contours } from '../../graphics/contours.ts';
import { ridge } from '../../graphics/ridge.ts';

// Seen from the side, brow to the left.
const shell =
  'M150 560C140 420 190 290 300 224C400 166 540 176 620 262C690 338 704 450 672 560C662 600 640 618 606 616L540 600C500 590 480 560 440 552C340 540 240 552 150 560z';
const rim =
  'M146 548C240 536 350 528 446 542C490 550 510 584 548 590L612 604C646 604 664 584 676 548L678 580C668 616 646 634 606 632L536 616C490 606 470 578 430 572C340 562 240 570 156 586C146 580 144 560 146 548z';
const inside =
  'M190 566C260 554 380 548 440 560C490 574 500 604 560 614L640 612C610 680 540 690 470 640C380 600 280 600 190 566z';
const earPad =
  'M430 566C480 560 520 590 560 604L624 622C640 680 630 740 590 772C552 794 510 776 490 730C474 690 440 640 430 566z';
const slots = [
  'M262 330C300 282 350 250 410 236L420 254C366 270 322 300 288 344z',
  'M250 410C300 346 370 306 450 288L458 310C386 330 326 366 282 424z',
  'M470 230C520 226 566 246 598 282L580 292C552 262 514 246 474 250z',
  'M500 286C546 288 590 318 614 362L594 370C570 332 540 312 504 308z',
];

function print(drawing: Drawing): string {
  const { design, base, accent, detail } = drawing;
  const wave = design.pick(['lines', 'ridge', 'band']);
  if (wave === 'lines') {
    const lines = contours(design, { x: 130, y: 180, width: 560, height: 440, cell: 44, levels: 7 });
    return `<path d="${lines}" fill="none" stroke="${accent}" stroke-width="4" opacity="0.75"/>`;
  }
  if (wave === 'ridge') {
    const far = polyline(ridge(design, { from: 100, to: 720, y: 450, relief: 70, detail: 4 }));
    const near = polyline(ridge(design, { from: 100, to: 720, y: 510, relief: 46, detail: 4 }));
    return flat(`${far}V700H100z`, accent) + flat(`${near}V700H100z`, mix(accent, base, 0.55));
  }
  return (
    flat('M100 470C260 400 460 420 720 300V380C480 490 280 470 100 540z', accent) +
    flat('M100 556C280 484 480 506 720 396V412C490 522 290 500 100 572z', detail)
  );
}

export function drawHelmet(drawing: Drawing): Picture {
  const { spec, base, accent, detail } = drawing;
  const dark = mix('#1a2129', base, 0.1);
  const vents = slots
    .map((slot) => flat(slot, '#080e15') + line(slot, lighter(base, 0.4), { width: 3, opacity: 0.35 }))
    .join('');
  const parts = [
    contactShadow(drawing, 430, 838, 250, 22),
    flat(inside, '#0d141b'),
    line('M560 770C500 846 380 860 300 800C262 768 236 690 214 590', '#1d252d', { width: 17 }),
    line('M566 764C506 836 384 850 306 792C270 762 244 686 222 590', '#4a5763', { width: 3, opacity: 0.8 }),
    `<g transform="translate(352 836) rotate(8)"><rect x="-34" y="-21" width="68" height="42" rx="11" fill="#242d36"/><rect x="-20" y="-9" width="40" height="18" rx="6" fill="${accent}"/></g>`,
    solid(drawing, shell, base, { depth: 0.95, gloss: 0.5, graphics: print(drawing) }),
    `<path d="M212 420C236 330 300 262 390 232C320 276 272 346 252 432C242 450 206 446 212 420z" fill="#fff" opacity="0.22"/>`,
    vents,
    solid(drawing, rim, dark, { depth: 0.25, gloss: 0.3 }),
    solid(drawing, earPad, dark, { depth: 0.85, gloss: 0.22 }),
    stitches(
      'M458 590C500 590 530 612 566 624L606 636C614 690 606 734 578 750C552 762 524 748 510 716C496 684 466 640 458 590z',
      '#ffffff',
    ),
    lettering(spec.brand.toUpperCase(), {
      x: 562,
      y: 700,
      size: 34,
      colour: '#e8eef3',
      maxWidth: 96,
      rotate: 6,
    }),
    solid(drawing, 'M650 470L690 462C700 480 700 520 690 540L652 536z', dark, { depth: 0.3, gloss: 0.4 }),
    `<circle cx="634" cy="560" r="15" fill="${darker(base, 0.6)}"/><circle cx="632" cy="557" r="8" fill="${accent}"/>`,
    lettering(spec.model, {
      x: 420,
      y: 500,
      size: 56,
      colour: readableOn(base, detail, accent),
      maxWidth: 230,
      halo: base,
      rotate: -6,
      tracking: 1,
    }),
  ];
  return { body: parts.join(''), focus: { x: 470, y: 500, zoom: 1.9 } };
}
