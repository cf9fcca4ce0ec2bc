import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { flat, line, solid, stitches } from '../../../drawing/solid.ts';
import { brandSymbol } from '../../../brands/mark.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { cord, part, repeat, within } from '../form.ts';
import { filled, knit, mesh, nap, ripstop } from './cloth.ts';
import { bow, dial, eyelets, laces, toggle, type Throat } from './laces.ts';
import type { ShoeBuild } from './build.ts';

const upper =
  'M98 807C92 774 120 753 170 740C250 721 320 682 380 642C414 618 446 601 484 588L522 604C542 628 572 646 608 644C642 641 658 615 674 596C690 586 704 596 702 615C696 658 692 706 704 754C710 786 704 807 698 812C560 831 240 831 98 807z';
const inside = 'M478 598C520 572 640 567 680 594C664 622 640 644 608 646C572 647 542 630 522 604z';
const tongue = 'M420 626C432 585 452 550 490 542C514 542 524 566 528 607L500 634z';
const throat = 'M258 724C330 690 410 642 470 585L524 607C470 658 400 700 318 742C290 748 262 740 258 724z';
const stay =
  'M304 756C280 756 276 740 290 735C370 703 440 660 500 604L524 604L546 630C490 682 410 727 304 756z';
const longStay =
  'M214 775C196 772 196 756 214 753C330 714 430 663 500 604L524 604L546 630C470 698 350 748 214 775z';
const toe = 'M96 812C90 774 118 753 168 740C204 745 232 769 240 817C180 822 130 820 96 812z';
const rand =
  'M96 812C88 774 110 751 152 743C196 751 220 783 280 791C420 799 560 774 640 738C664 722 690 714 698 716C700 746 712 778 702 812C560 833 240 833 96 812z';
const counter =
  'M702 812C712 778 698 738 698 690C672 681 640 690 618 722C596 754 580 786 572 820C620 818 670 817 702 812z';
const overlays = {
  cage: 'M292 818L366 716L382 708L322 818zM366 818L430 680L446 668L400 818zM446 816L492 640L510 634L486 816zM530 812L536 630L556 634L568 808z',
  saddle: 'M356 818C366 770 400 714 500 634L546 630C580 658 620 674 690 674L696 714C600 722 560 770 548 812z',
  wave: 'M200 817C300 802 420 770 480 714C520 674 560 658 690 658L694 694C600 690 560 722 520 754C470 794 380 820 300 822z',
} as const;

function cloth(drawing: Drawing, kind: ShoeBuild['cloth']): string {
  const fill = { mesh, knit, suede: nap, smooth: ripstop }[kind](drawing);
  return filled(upper, fill);
}

function overlay(drawing: Drawing, build: ShoeBuild): string {
  const { base, accent } = drawing;
  const path = overlays[build.overlay];
  const colour =
    build.overlay === 'cage'
      ? accent
      : mix(base, build.overlay === 'wave' ? accent : '#10171e', build.overlay === 'wave' ? 0.85 : 0.35);
  return within(
    drawing,
    upper,
    `<g transform="translate(3 5)" opacity="0.35">${flat(path, '#06111c')}</g>` +
      part(drawing, path, colour, { light: 0.14, shade: 0.2, rim: 0.25 }) +
      (build.isApproach
        ? filled(path, nap(drawing)) + `<g transform="translate(7 3)">${stitches(path, '#ffffff')}</g>`
        : ''),
  );
}

function closing(drawing: Drawing, build: ShoeBuild): string {
  const { accent, base } = drawing;
  const { isApproach, closure, lace } = build;
  const line0: Throat = isApproach
    ? { from: [508, 622], to: [238, 758], across: [-44, -38], count: 9 }
    : { from: [508, 622], to: [318, 735], across: [-46, -38], count: 6 };
  if (closure === 'dial')
    return (
      cord(
        'M508 626L462 590M470 652L420 617M508 626L420 617M430 678L378 642M470 652L378 642M390 700L330 671M430 678L330 671M350 722L292 697',
        '#c3ccd3',
        4,
      ) + dial(488, 616, 26, accent)
    );
  return (
    laces(line0, closure === 'toggle' ? mix(base, '#10171e', 0.75) : lace, closure === 'toggle' ? 6 : 9) +
    eyelets(line0, isApproach ? '#aab4bd' : darker(base, 0.45), isApproach ? 'ring' : 'loop') +
    (closure === 'toggle' ? toggle(484, 604, accent) : bow(484, 600, lace, 0.8))
  );
}

/** Where the foot bends: no blur, a shoe is drawn twice. */
const creases =
  line('M222 758C240 772 250 790 252 804M278 742C296 760 304 780 304 796', '#06111c', {
    width: 8,
    opacity: 0.14,
  }) +
  line('M216 757C234 771 244 789 246 803M272 741C290 759 298 779 298 795', '#ffffff', {
    width: 4,
    opacity: 0.16,
  });

/** A woven label, so that the name stands clear of whatever crosses the quarter. */
const label = (text: string, ground: string) =>
  `<g transform="translate(622 690) rotate(-8)"><rect x="-52" y="-19" width="104" height="36" rx="6" fill="${ground}"/>` +
  `<rect x="-48" y="-15" width="96" height="28" rx="4" fill="none" stroke="#fff" stroke-width="1.5" stroke-dasharray="5 4" opacity="0.5"/>` +
  `${lettering(text, { x: 0, y: 7, size: 22, colour: '#f4f7f9', maxWidth: 86 })}</g>`;

export function shoeUpper(drawing: Drawing, build: ShoeBuild): string {
  const { spec, base, accent, detail } = drawing;
  const { isApproach, rubber } = build;
  const lining = linear(drawing, 90, [
    [0, darker(mix(base, accent, 0.3), 0.35)],
    [1, darker(base, 0.8)],
  ]);
  const shade = linear(drawing, 90, [
    [0, '#ffffff', 0.16],
    [0.5, '#ffffff', 0],
    [1, '#06111c', 0.34],
  ]);
  const heel = mix(base, '#10171e', 0.45);
  const front = isApproach ? rand : toe;
  return [
    `<path d="${inside}" fill="${lining}"/>`,
    part(drawing, tongue, mix(base, '#10171e', 0.3), { light: 0.2, rim: 0.35 }),
    brandSymbol(spec.brand, {
      x: 488,
      y: 566,
      size: 26,
      colour: readableOn(mix(base, '#10171e', 0.3), accent, detail),
      rotate: -34,
    }),
    cord('M690 604C690 572 724 578 714 612L704 642', accent, 10),
    solid(drawing, upper, base, { depth: 0.6, gloss: 0.35, graphics: cloth(drawing, build.cloth) }),
    within(drawing, upper, flat(throat, darker(base, 0.55), 0.9)),
    creases,
    overlay(drawing, build),
    within(drawing, upper, part(drawing, counter, heel, { rim: 0.3, light: 0.15 })),
    part(drawing, isApproach ? longStay : stay, mix(base, '#10171e', 0.4), { light: 0.16, rim: 0.35 }),
    isApproach ? stitches('M226 769C340 742 450 692 530 630', lighter(base, 0.5)) : '',
    within(drawing, upper, part(drawing, front, rubber, { light: 0.24, rim: 0.35 })),
    isApproach
      ? within(
          drawing,
          rand,
          line(
            repeat(5, (index) => `M${102 + index * 14} 800q4 -40 36 -58`),
            '#000',
            { width: 3, opacity: 0.35 },
          ),
        )
      : '',
    line('M524 607C544 631 574 647 608 646C642 642 660 617 676 599', lighter(base, 0.3), {
      width: 5,
      opacity: 0.6,
    }),
    `<path d="${upper}" fill="${shade}"/>`,
    closing(drawing, build),
    label(spec.model, darker(base, 0.75)),
  ].join('');
}
