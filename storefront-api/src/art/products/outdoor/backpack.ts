import { darker, lighter, mix, readableOn } from '../../drawing/colour.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { lettering } from '../../drawing/lettering.ts';
import { flat, folds, line, solid, stitches } from '../../drawing/solid.ts';
import { contactShadow, type Picture } from '../../drawing/studio.ts';
import { contours } from '../../graphics/contours.ts';

const body =
  'M232 300C226 220 280 190 400 190C520 190 574 220 568 300C584 440 596 620 588 760C584 836 540 868 400 868C260 868 216 836 212 760C204 620 216 440 232 300z';
const lid =
  'M226 330C212 240 250 160 400 156C550 160 588 240 574 330C560 372 500 382 400 382C300 382 240 372 226 330z';
const pocket =
  'M262 560C262 520 300 506 400 506C500 506 538 520 538 560C546 640 548 720 542 780C536 824 500 838 400 838C300 838 264 824 258 780C252 720 254 640 262 560z';

function strap(d: string, colour: string): string {
  return (
    line(d, '#06111c', { width: 21, opacity: 0.3, cap: 'butt' }) +
    line(d, colour, { width: 17, cap: 'butt' }) +
    line(d, '#ffffff', { width: 2, opacity: 0.25, dash: '5 5', cap: 'butt' })
  );
}

const clasp = (x: number, y: number, accent: string) =>
  `<rect x="${x - 19}" y="${y - 23}" width="38" height="46" rx="8" fill="#1a2129"/><rect x="${x - 11}" y="${y - 8}" width="22" height="16" rx="4" fill="${accent}"/>`;

function print(drawing: Drawing): string {
  const { design, accent, base } = drawing;
  if (design.chance(0.5)) {
    const lines = contours(design, { x: 250, y: 500, width: 300, height: 350, cell: 40, levels: 6 });
    return `<path d="${lines}" fill="none" stroke="${mix(base, accent, 0.8)}" stroke-width="3.5"/>`;
  }
  return flat('M240 860L560 600V640L300 870zM330 870L560 690V870z', accent);
}

export function drawBackpack(drawing: Drawing): Picture {
  const { spec, base, accent, detail } = drawing;
  const webbing = mix('#222b33', base, 0.12);
  const word = readableOn(base, detail, accent);
  const side =
    'M214 470C180 480 168 520 168 600C168 660 180 690 212 700M586 470C620 480 632 520 632 600C632 660 620 690 588 700';
  const parts = [
    contactShadow(drawing, 400, 866, 240),
    line('M300 200C240 220 180 330 190 520C194 640 200 760 232 830', darker(webbing, 0.3), { width: 44 }),
    line('M500 200C560 220 620 330 610 520C606 640 600 760 568 830', darker(webbing, 0.3), { width: 44 }),
    line('M352 172C352 118 372 100 400 100C428 100 448 118 448 172', webbing, { width: 19 }),
    line('M354 168C354 122 374 104 400 104C426 104 446 122 446 168', lighter(webbing, 0.3), {
      width: 3,
      opacity: 0.6,
    }),
    line(side, webbing, { width: 18 }),
    solid(drawing, body, base, { depth: 0.95, gloss: 0.35 }),
    folds(drawing, [
      'M250 450C280 470 300 486 306 500',
      'M552 444C522 468 504 482 496 500',
      'M240 700C250 740 256 780 262 810',
    ]),
    stitches('M248 420C238 560 236 700 244 800', '#ffffff'),
    stitches('M552 420C562 560 564 700 556 800', '#ffffff'),
    solid(drawing, pocket, mix(base, accent, 0.08), { depth: 0.7, gloss: 0.4, graphics: print(drawing) }),
    line('M270 576C330 548 470 548 530 576', '#06111c', { width: 10, opacity: 0.5 }),
    line('M270 574C330 546 470 546 530 574', readableOn(base, accent, detail), { width: 3.5 }),
    line('M516 570l12 44', accent, { width: 10 }),
    strap('M320 350V512', webbing),
    strap('M480 350V512', webbing),
    solid(drawing, lid, mix(base, accent, 0.14), { depth: 0.85, gloss: 0.45 }),
    folds(drawing, ['M270 300C320 318 360 322 390 320', 'M540 290C520 312 500 318 470 320'], 0.6),
    line('M240 316C300 346 500 346 560 316', '#06111c', { width: 9, opacity: 0.45 }),
    line('M240 314C300 344 500 344 560 314', word, { width: 3, opacity: 0.9 }),
    clasp(320, 430, accent),
    clasp(480, 430, accent),
    line('M226 640L280 600M574 640L520 600', webbing, { width: 14 }),
    line('M250 760C230 772 218 790 222 820', accent, { width: 8 }),
    lettering(spec.brand.toUpperCase(), {
      x: 400,
      y: 270,
      size: 58,
      colour: readableOn(mix(base, accent, 0.14), detail, accent),
      maxWidth: 240,
      tracking: 4,
    }),
    lettering(spec.model, { x: 400, y: 660, size: 40, colour: word, maxWidth: 210, halo: base }),
  ];
  return { body: parts.join(''), focus: { x: 390, y: 400, zoom: 2.1 } };
}
