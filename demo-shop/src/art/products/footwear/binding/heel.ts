import { darker, mix, readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { flat, line } from '../../../drawing/solid.ts';
import { wordmark } from '../../../brands/mark.ts';
import { cord, part, repeat, rivet, steel, within } from '../form.ts';
import { scaleWindow } from './toe.ts';

const cup =
  'M424 520C452 500 494 506 520 528L540 580C532 620 500 648 460 654L436 648C428 636 436 622 452 616L462 584L432 566C412 552 410 532 424 520z';
const housings = {
  track: 'M470 694C462 640 480 584 528 562L628 536C684 536 720 576 726 630L732 694z',
  slim: 'M476 694C474 650 486 610 520 590L650 556C700 560 712 600 716 640L744 660V694z',
  turntable: 'M490 672C490 610 520 570 570 560H640C676 564 690 600 684 640L676 668z',
} as const;
const levers = {
  track:
    'M520 548C560 500 640 470 724 462C752 462 760 486 738 498C690 510 650 540 616 586C590 600 540 590 520 548z',
  slim: 'M516 560C570 520 650 490 730 500C756 506 754 532 730 536C690 540 650 560 620 592C584 600 540 596 516 560z',
  turntable:
    'M520 556C550 496 620 456 700 440C730 438 738 462 718 476C676 494 650 530 630 580C600 600 544 592 520 556z',
} as const;

export type HeelKind = keyof typeof housings;

/** Draws the open brake, as without a boot: pedal up, arms down. */
export function brake(drawing: Drawing, lift: number): string {
  const pad = 'M524 762L548 752L604 800Q610 816 594 822L568 820z';
  return (
    cord(`M392 ${650 - lift}L430 692L548 776`, '#b4bfc8', 10) +
    part(drawing, pad, drawing.accent, { rim: 0.5 }) +
    line('M552 776L584 804M564 772L592 796', darker(drawing.accent, 0.5), { width: 4, opacity: 0.5 }) +
    part(
      drawing,
      `M352 ${640 - lift}Q354 ${628 - lift} 368 ${628 - lift}H440L456 ${646 - lift}L440 ${660 - lift}H366z`,
      '#232c35',
      { angle: 90, rim: 0.45 },
    ) +
    `<path d="M372 ${632 - lift}H430L440 ${640 - lift}H368z" fill="#fff" opacity="0.16"/>`
  );
}

function foot(drawing: Drawing, kind: HeelKind, dark: string, lift: number): string {
  const metal = steel(drawing);
  if (kind === 'turntable')
    return (
      part(drawing, `M470 ${694 - lift}H712L722 704H460z`, dark, { angle: 90, rim: 0.4 }) +
      `<path d="M500 ${672 - lift}H690V${694 - lift}H500z" fill="${metal}"/>` +
      part(
        drawing,
        `M478 ${640 - lift}Q560 ${620 - lift} 640 ${660 - lift}L700 ${680 - lift}V${694 - lift}H640Q560 ${650 - lift} 478 ${664 - lift}z`,
        '#8e99a3',
        { rim: 0.6 },
      )
    );
  return (
    part(drawing, `M440 ${690 - lift}H748L756 704H430z`, dark, { angle: 90, rim: 0.4 }) +
    `<path d="M444 ${682 - lift}H752V${692 - lift}H444z" fill="${metal}"/>` +
    line(
      repeat(12, (index) => `M${452 + index * 25} ${684 - lift}v6`),
      '#1c252d',
      { width: 9, opacity: 0.6, cap: 'butt' },
    )
  );
}

/** Draws the heel piece. `lift`: height above the track, user units. */
export function heelPiece(drawing: Drawing, kind: HeelKind, lift: number): string {
  const { spec, base, accent, detail } = drawing;
  const dark = mix('#1b232b', base, 0.15);
  const word = readableOn(base, detail, accent);
  const housing = housings[kind];
  return [
    foot(drawing, kind, dark, lift),
    `<g transform="translate(0 ${-lift})">`,
    `<g transform="translate(-8 -20)">${flat(cup, darker(dark, 0.35))}</g>`,
    part(drawing, levers[kind], accent, { light: 0.32, shade: 0.5, rim: 0.6 }),
    part(drawing, housing, base, { light: 0.3, shade: 0.5, rim: 0.6 }),
    within(drawing, housing, flat('M460 664C560 650 660 648 760 660V720H460z', dark, 0.85)),
    scaleWindow(612, 664, 0),
    part(drawing, cup, dark, { light: 0.32, shade: 0.45, rim: 0.6 }),
    part(
      drawing,
      'M438 530C456 518 486 520 502 536L510 556C490 548 462 548 444 554z',
      mix(dark, accent, 0.7),
      { rim: 0.4 },
    ),
    rivet(500, 600, 15),
    wordmark(spec.brand, { x: 606, y: 622, size: 32, colour: word, maxWidth: 128, rotate: -4 }),
    lettering(spec.model, { x: 608, y: 643, size: 18, colour: word, maxWidth: 100, rotate: -4 }),
    rivet(706, 672, 9),
    '</g>',
  ].join('');
}
