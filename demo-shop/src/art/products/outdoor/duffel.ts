import { brandSymbol, wordmark } from '../../brands/mark.ts';
import { darker, lighter, mix, readableOn } from '../../drawing/colour.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { lettering } from '../../drawing/lettering.ts';
import { folds, line, solid } from '../../drawing/solid.ts';
import { contactShadow, type Picture } from '../../drawing/studio.ts';
import { backStraps, clothOf, handle, longStrap, trolley, wheels } from './bag/carry.ts';
import { panel, tapeOf, webbing, zip } from './parts/cloth.ts';
import { ladder, puller } from './parts/hardware.ts';
import { numberFact, wordFact } from './parts/facts.ts';

// Lying cylinder, its right end towards the viewer.
const barrel =
  'M150 400C170 352 230 330 300 328H600C680 330 716 372 724 440C732 520 732 620 716 690C706 736 660 756 600 758H170C120 756 92 730 86 680C78 590 96 470 150 400z';
const end =
  'M566 372C600 330 668 330 700 372C732 440 736 620 712 696C690 760 610 774 566 744C532 710 520 640 522 560C524 480 536 412 566 372z';
const mouth = 'M152 470C150 420 190 386 250 382H470C520 384 534 420 528 470';
const base = 'M88 640C240 660 420 660 522 640C528 700 550 740 584 758H170C120 756 92 730 88 640z';

const sideWays = {
  plain: () => '',
  band: ({ accent, base: ground }: Drawing) =>
    `<path d="M70 500H540V560H70z" fill="${accent}"/><path d="M70 568H540V576H70z" fill="${lighter(ground, 0.4)}"/>`,
  block: ({ accent, base: ground }: Drawing) =>
    `<path d="M60 300H230L170 780H60z" fill="${mix(ground, accent, 0.85)}"/>`,
  slope: ({ accent, base: ground }: Drawing) =>
    `<path d="M60 700L300 470L380 540L560 400V780H60z" fill="${mix(ground, accent, 0.3)}"/>`,
} as const;

function endPanel(drawing: Drawing): string {
  const { base: ground, accent, detail, spec } = drawing;
  const colour = mix(darker(ground, 0.24), accent, 0.06);
  const litres = numberFact(drawing, 'volume', 60);
  return (
    panel(drawing, end, colour, { depth: 30, weave: clothOf(drawing) }) +
    line(
      'M588 430C620 404 656 406 676 436C696 500 698 600 684 660C664 700 610 704 584 672',
      darker(colour, 0.6),
      { width: 4, opacity: 0.4 },
    ) +
    handle(drawing, 'M596 560C604 516 664 516 674 566', 22) +
    brandSymbol(spec.brand, { x: 632, y: 462, size: 62, colour: readableOn(colour, detail, accent) }) +
    lettering(`${litres} L`, {
      x: 634,
      y: 668,
      size: 44,
      colour: readableOn(colour, detail, accent),
      maxWidth: 90,
    })
  );
}

/** Draws a duffel bag from its side and one end; the `back` view shows the carrying straps. */
export function drawDuffel(drawing: Drawing): Picture {
  const { spec, design, base: ground, accent, detail } = drawing;
  const carry = wordFact(drawing, 'bagCarry', 'carry-shoulder');
  const scale = 0.9 + (Math.min(110, numberFact(drawing, 'volume', 60)) - 40) / 480;
  const paint = sideWays[design.pick(['plain', 'band', 'block', 'slope'] as const)](drawing);
  const tape = tapeOf(drawing);
  const isBack = spec.view === 'back';
  const tough = darker(ground, 0.5);
  const word = readableOn(paint.includes('M70') ? accent : ground, detail, accent);
  const wraps = design.pick<readonly [number, number]>([
    [210, 450],
    [240, 440],
    [190, 470],
  ]);
  const wrap = (x: number) =>
    webbing(`M${x} 384C${x - 26} 470 ${x - 30} 640 ${x - 18} 756`, tape, 24) + ladder(x - 30, 600, 2);
  const parts = [
    contactShadow(drawing, 400, 762, 340, 26),
    carry === 'carry-wheels' ? trolley(drawing) : '',
    isBack && carry === 'carry-back' ? '' : handle(drawing, 'M300 392C310 290 440 286 456 388', 22),
    solid(drawing, barrel, ground, { depth: 0.95, gloss: 0.5, graphics: paint }),
    folds(
      drawing,
      [
        'M130 500C160 520 180 560 184 600',
        'M500 470C470 500 456 540 452 580',
        'M300 420C320 450 360 460 400 456',
        'M260 690C300 660 360 650 420 660',
      ],
      0.9,
    ),
    panel(drawing, base, tough, { depth: 24, weave: 'tarpaulin' }),
    line('M90 640C240 660 420 660 520 640', design.chance(0.6) ? accent : lighter(tough, 0.3), { width: 5 }),
    isBack
      ? ''
      : zip(mouth, ground, readableOn(ground, accent, detail), 13) +
        puller(154, 466, 8, accent) +
        puller(526, 466, -8, accent),
    wraps.map(wrap).join(''),
    endPanel(drawing),
    isBack && carry === 'carry-back'
      ? backStraps(drawing)
      : handle(
          drawing,
          `M${wraps[0] - 24} 520C${wraps[0] + 10} 610 ${wraps[1] - 60} 614 ${wraps[1] - 28} 520`,
          22,
        ),
    isBack
      ? ''
      : wordmark(spec.brand, {
          x: (wraps[0] + wraps[1]) / 2 - 14,
          y: 486,
          size: 58,
          colour: word,
          maxWidth: wraps[1] - wraps[0] - 84,
        }),
    carry === 'carry-shoulder' ? longStrap(drawing) : '',
    carry === 'carry-wheels' ? wheels(drawing, 150, 748) : '',
  ];
  return {
    body: `<g transform="translate(400 560) scale(${scale.toFixed(3)}) translate(-406 -590)">${parts.join('')}</g>`,
    focus: { x: 340, y: 520, zoom: 2 },
  };
}
