import { darker, lighter, mix, readableOn } from '../../drawing/colour.ts';
import { clip, linear, type Drawing } from '../../drawing/drawing.ts';
import { lettering } from '../../drawing/lettering.ts';
import { flat, line, solid } from '../../drawing/solid.ts';
import { contactShadow, type Picture } from '../../drawing/studio.ts';

// Seen from the side, toe to the left.
const liner =
  'M296 300C292 236 300 176 322 150C344 128 372 146 384 186L404 176C440 142 510 128 548 150C572 166 566 232 560 300L520 360H330z';
const shell =
  'M150 800C132 760 150 706 214 682C276 658 318 622 346 560L380 470H604C630 560 648 690 640 800L632 826H170z';
const cuff =
  'M356 604C330 520 300 400 292 296C290 272 306 262 330 262C410 274 490 262 556 232C576 226 586 238 588 262C596 380 622 470 640 560C646 600 626 640 580 652C500 668 392 660 356 604z';
const spine =
  'M520 250C560 240 586 238 588 262C596 380 622 470 640 560C646 600 626 640 580 652C592 500 560 380 520 250z';
const sole = 'M142 806H646L650 858C640 868 560 870 540 862L520 838H330L310 862C270 872 176 872 150 858z';

function buckle(drawing: Drawing, x: number, y: number, turn: number, length: number): string {
  const metal = linear(drawing, 90, [
    [0, '#f4f7f9'],
    [0.45, '#aab6c0'],
    [1, '#55626e'],
  ]);
  const ladder = Array.from({ length: 5 }, (_, index) => `M${-length + 8 + index * 10} -6v12`).join('');
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-length - 6}" y="-4" width="${length * 2}" height="30" rx="12" fill="#06111c" opacity="0.28"/>` +
    `<rect x="${-length}" y="-11" width="${length + 10}" height="22" rx="5" fill="#2a333c"/>` +
    `<path d="${ladder}" stroke="#8d9aa5" stroke-width="3"/>` +
    `<rect x="-4" y="-15" width="${length}" height="30" rx="9" fill="${metal}"/>` +
    `<rect x="8" y="-7" width="${length - 34}" height="14" rx="6" fill="${drawing.accent}"/>` +
    `<circle cx="${length - 14}" cy="0" r="5" fill="#2a333c"/></g>`
  );
}

function print(drawing: Drawing): string {
  const { design, accent, base } = drawing;
  const lift = design.whole(-30, 30);
  return (
    `<path d="M120 ${840 + lift}L420 ${600 + lift}L660 ${700 + lift}V880H120z" fill="${mix(base, accent, 0.16)}"/>` +
    `<path d="M120 ${800 + lift}L440 ${566 + lift}l14 18L120 ${836 + lift}z" fill="${accent}"/>`
  );
}

function strap(drawing: Drawing): string {
  const path = 'M290 318C380 336 490 320 590 282L594 334C500 374 380 390 296 372z';
  return (
    solid(drawing, path, '#1d252d', { depth: 0.3, gloss: 0.2 }) +
    `<g clip-path="${clip(drawing, path)}">${line('M290 362C380 380 500 362 600 322', drawing.accent, { width: 5 })}</g>` +
    lettering(drawing.spec.brand.toUpperCase(), {
      x: 452,
      y: 356,
      size: 30,
      colour: '#f2f5f8',
      maxWidth: 150,
      rotate: -10,
      tracking: 3,
    })
  );
}

export function drawBoot(drawing: Drawing): Picture {
  const { spec, base, accent, detail } = drawing;
  const dark = mix('#1a222a', base, 0.12);
  const word = readableOn(base, detail, accent);
  const parts = [
    contactShadow(drawing, 398, 862, 300),
    solid(drawing, liner, '#2b343d', { depth: 0.7, gloss: 0.25 }),
    line('M384 186C372 230 366 270 366 300', '#11181f', { width: 6 }),
    line('M330 176C350 168 360 190 366 214', lighter(accent, 0.1), { width: 9 }),
    solid(drawing, sole, dark, { depth: 0.25, gloss: 0.25 }),
    line('M176 848h104M560 850h74', '#000', { width: 6, opacity: 0.35, dash: '16 8', cap: 'butt' }),
    solid(drawing, shell, base, { depth: 0.75, gloss: 0.55, graphics: print(drawing) }),
    line('M214 700C290 676 352 626 386 546', '#06111c', { width: 5, opacity: 0.45 }),
    line('M219 706C296 682 357 634 391 552', '#ffffff', { width: 3, opacity: 0.3 }),
    line('M156 780C300 792 500 792 640 780', '#06111c', { width: 4, opacity: 0.3 }),
    buckle(drawing, 300, 690, -32, 66),
    buckle(drawing, 400, 656, -20, 70),
    `<g opacity="0.4" transform="translate(-6 12)">${flat(cuff, '#06111c')}</g>`,
    solid(drawing, cuff, mix(base, detail, 0.1), { depth: 0.8, gloss: 0.6 }),
    flat(spine, darker(base, 0.55), 0.5),
    buckle(drawing, 396, 500, -12, 74),
    buckle(drawing, 378, 422, -10, 74),
    strap(drawing),
    `<circle cx="566" cy="604" r="21" fill="#06111c" opacity="0.35"/><circle cx="564" cy="600" r="18" fill="#c6d0d8"/><circle cx="564" cy="600" r="8" fill="#55626e"/>`,
    lettering(spec.model, { x: 500, y: 556, size: 38, colour: word, maxWidth: 130, rotate: -8 }),
    lettering(spec.brand.toUpperCase(), {
      x: 520,
      y: 752,
      size: 52,
      colour: word,
      maxWidth: 190,
      tracking: 2,
    }),
  ];
  return { body: parts.join(''), focus: { x: 440, y: 480, zoom: 2 } };
}
