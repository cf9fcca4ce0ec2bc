import { brandSymbol, wordmark } from '../../brands/mark.ts';
import { darker, lighter, mix, readableOn } from '../../drawing/colour.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { lettering } from '../../drawing/lettering.ts';
import { folds, solid } from '../../drawing/solid.ts';
import { contactShadow, type Picture } from '../../drawing/studio.ts';
import { clothOf, handle } from './bag/carry.ts';
import { padded } from './pack/harness.ts';
import { panel, tapeOf, webbing, zip } from './parts/cloth.ts';
import { numberFact, wordFact } from './parts/facts.ts';
import { buckle, ladder, puller } from './parts/hardware.ts';

// Wide at the bottom for the boots, narrow at the top for the helmet.
const hull =
  'M260 300C268 236 320 212 400 212C480 212 532 236 540 300C556 400 590 470 626 560C652 640 656 740 640 812C630 848 590 860 540 862H260C210 860 170 848 160 812C144 740 148 640 174 560C210 470 244 400 260 300z';
const leftCell =
  'M246 470C214 520 186 570 174 620C158 690 156 760 166 808C176 846 214 858 262 858H330C346 760 336 620 300 520C286 488 264 466 246 470z';
const pocket =
  'M336 566C360 552 440 552 464 566C484 640 486 740 478 812C474 830 326 830 322 812C314 740 316 640 336 566z';

const mirrored = (body: string) => body + `<g transform="translate(800 0) scale(-1 1)">${body}</g>`;

/** Draws a boot compartment with zip and ventilation eyelets. */
function cell(drawing: Drawing, colour: string, isMesh: boolean): string {
  const eyes = [0, 1, 2]
    .map(
      (index) =>
        `<circle cx="${206 + index * 28}" cy="${806 + index * 6}" r="8" fill="#10171d"/><circle cx="${206 + index * 28}" cy="${806 + index * 6}" r="8" fill="none" stroke="#aeb8c0" stroke-width="3"/>`,
    )
    .join('');
  return (
    panel(drawing, leftCell, colour, { depth: 34, weave: isMesh ? 'mesh' : clothOf(drawing) }) +
    zip('M250 490C300 540 330 660 322 780', colour, readableOn(colour, drawing.accent, drawing.detail), 11) +
    eyes
  );
}

function back(drawing: Drawing, carry: string): string {
  const { spec, base, detail } = drawing;
  const pad = mix('#2b343c', base, 0.2);
  const plate =
    'M290 330C330 310 470 310 510 330C530 460 550 620 546 780C500 806 300 806 254 780C250 620 270 460 290 330z';
  const strap = 'M360 290C270 280 214 400 206 520C202 580 210 630 216 670';
  const straps =
    carry === 'carry-back'
      ? mirrored(
          webbing('M216 660L232 810', tapeOf(drawing), 18) +
            padded(strap, mix(pad, '#5b6670', 0.15), 58) +
            ladder(216, 664),
        )
      : webbing(
          'M270 300C120 420 110 700 210 820C320 900 480 900 590 820C690 700 680 420 530 300',
          tapeOf(drawing),
          24,
        );
  return (
    panel(drawing, plate, pad, { depth: 40, weave: 'mesh' }) +
    straps +
    wordmark(spec.brand, { x: 400, y: 846, size: 30, colour: readableOn(base, detail), maxWidth: 200 })
  );
}

/** Draws a bag for ski boots and helmet. */
export function drawBootBag(drawing: Drawing): Picture {
  const { spec, design, base, accent, detail } = drawing;
  const carry = wordFact(drawing, 'bagCarry', 'carry-back');
  const litres = numberFact(drawing, 'volume', 45);
  const scale = 1 + (litres - 35) / 220;
  const cells = design.pick([darker(base, 0.35), mix(base, accent, 0.75), darker(base, 0.6)]);
  const layout = design.pick(['pocket', 'lid', 'band'] as const);
  const tape = tapeOf(drawing);
  const word = readableOn(base, detail, accent);
  const beyond =
    carry === 'carry-back'
      ? padded('M560 330C640 400 690 520 676 660', tape, 44) +
        webbing('M676 650C672 720 656 780 620 820', tape, 18)
      : webbing('M262 270C120 330 60 640 110 800C130 870 200 900 270 890', tape, 24) +
        `<circle cx="264" cy="276" r="15" fill="none" stroke="#aab4bc" stroke-width="7"/>`;
  const middle = {
    pocket:
      panel(drawing, pocket, mix(base, '#000000', 0.18), { depth: 26, weave: clothOf(drawing) }) +
      zip('M342 590C370 580 430 580 458 590', base, readableOn(base, accent)) +
      puller(448, 592, -10, accent),
    lid:
      webbing('M350 470V810', tape, 22) +
      webbing('M450 470V810', tape, 22) +
      buckle(drawing, 350, 620, 0, 0.9) +
      buckle(drawing, 450, 620, 0, 0.9),
    band: `<path d="M318 640H482V700H318z" fill="${accent}"/><path d="M318 708H482V718H318z" fill="${lighter(base, 0.4)}"/>`,
  }[layout];
  const front = [
    mirrored(cell(drawing, cells, design.chance(0.4))),
    middle,
    zip(
      'M262 420C262 300 310 262 400 260C490 262 538 300 538 420',
      base,
      readableOn(base, accent, detail),
      13,
    ),
    puller(262, 414, 4, accent),
    puller(538, 414, -4, accent),
    wordmark(spec.brand, { x: 400, y: 400, size: 56, colour: word, maxWidth: 220 }),
    lettering(spec.model, { x: 400, y: 446, size: 30, colour: word, maxWidth: 190, font: 'barlow-text' }),
    layout === 'lid'
      ? ''
      : brandSymbol(spec.brand, {
          x: 400,
          y: layout === 'band' ? 790 : 720,
          size: 66,
          colour: word,
          opacity: 0.9,
        }),
  ];
  const isBack = spec.view === 'back';
  const parts = [
    contactShadow(drawing, 400, 868, 270, 26),
    '<path d="M210 850H300V874H216zM500 850H590L584 874H500z" fill="#11181f"/>',
    isBack ? '' : beyond,
    handle(drawing, 'M346 222C340 130 460 130 454 222', 22),
    solid(drawing, hull, base, { depth: 0.95, gloss: 0.45 }),
    folds(
      drawing,
      [
        'M280 400C300 420 320 430 340 434',
        'M524 380C500 410 490 440 486 470',
        'M340 520C370 506 430 506 460 520',
      ],
      0.8,
    ),
    ...(isBack ? [back(drawing, carry)] : front),
  ];
  return {
    body: `<g transform="translate(400 540) scale(${scale.toFixed(3)}) translate(-400 -510)">${parts.join('')}</g>`,
    focus: { x: 400, y: 430, zoom: 2 },
  };
}
