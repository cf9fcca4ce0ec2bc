import { darker, lighter, readableOn } from '../../../drawing/colour.ts';
import { blur, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { flat, line, solid } from '../../../drawing/solid.ts';
import { wordmark } from '../../../brands/mark.ts';
import { cord, part, repeat, rivet, within } from '../form.ts';
import type { BootBuild } from '../ski-boot/build.ts';

const shell =
  'M116 828C92 780 96 728 158 696C240 662 304 622 340 566C356 540 366 500 372 470H606C632 560 658 690 666 790L672 828z';
const sole =
  'M92 834C88 818 102 810 122 812H688Q702 814 702 832V866Q700 884 684 886H572Q548 884 534 868Q500 858 468 868Q448 886 420 888H290C190 886 108 874 92 834z';
const rand = 'M92 834C86 806 96 780 108 768C160 790 240 806 330 812V836H92z';

/** Draws the sole. */
export function touringSole(drawing: Drawing, { plastic }: BootBuild): string {
  const forefoot = repeat(9, (index) => `M${132 + index * 36} 894l8 ${index < 2 ? -40 : -24}`);
  const heel = repeat(4, (index) => `M${586 + index * 32} 894v-26`);
  return (
    part(drawing, sole, plastic, { angle: 90, light: 0.22, rim: 0.25 }) +
    within(
      drawing,
      sole,
      line(forefoot + heel, '#03080d', { width: 10, opacity: 0.7, cap: 'butt' }) +
        line('M100 846C220 862 420 850 700 848', drawing.accent, { width: 6 }),
    )
  );
}

/** Draws the pin inserts at the toe. */
function toeInsert(): string {
  return `<path d="M102 818Q104 794 128 794L170 806V834H108z" fill="#0c1218"/>${rivet(136, 815, 13, '#d0d8de')}<circle cx="136" cy="815" r="5" fill="#1c252d"/>`;
}

function print({ base, accent }: Drawing, { graphic }: BootBuild): string {
  const low = flat('M80 850V790C240 812 460 816 700 792V850z', darker(base, 0.35));
  const swoosh = flat('M80 780C240 804 460 808 700 782V794C460 820 240 816 80 792z', accent);
  if (graphic === 'plain') return low;
  if (graphic === 'split' || graphic === 'sweep') return low + swoosh;
  return (
    flat('M180 850L350 540H400L250 850z', lighter(base, 0.14)) + flat('M268 850L420 540H440L292 850z', accent)
  );
}

function dial(drawing: Drawing): string {
  const teeth = repeat(14, (index) => `<path d="M0 -27V-20" transform="rotate(${(index * 360) / 14})"/>`);
  return (
    cord(
      'M176 690C220 706 250 716 286 742M214 672C240 690 262 710 286 742M250 652C262 680 272 712 286 742',
      '#c3ccd3',
      4,
    ) +
    `<g transform="translate(290 746)"><circle cx="3" cy="5" r="32" fill="#06111c" opacity="0.4"/><circle r="29" fill="#151c23"/>` +
    `<g stroke="#5c6974" stroke-width="4">${teeth}</g><circle r="17" fill="${drawing.accent}"/><path d="M-10 -8A13 13 0 0 1 6 -12" stroke="#fff" stroke-width="3" fill="none" opacity="0.7"/></g>`
  );
}

/** Draws the lower shell. */
export function touringShell(drawing: Drawing, build: BootBuild, hasDial: boolean): string {
  const { spec, base, accent, detail } = drawing;
  const word = readableOn(base, detail, accent);
  return [
    solid(drawing, shell, build.shell, { depth: 0.7, gloss: 0.35, graphics: print(drawing, build) }),
    part(drawing, rand, build.plastic, { rim: 0.3 }),
    `<path d="M130 756C142 710 240 684 306 636" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity="0.45" filter="${blur(drawing, 5)}"/>`,
    line('M172 724C260 694 336 640 376 560', '#06111c', { width: 6, opacity: 0.4 }),
    line('M174 730C262 700 338 646 378 566', '#ffffff', { width: 2.5, opacity: 0.35 }),
    toeInsert(),
    hasDial ? dial(drawing) : '',
    wordmark(spec.brand, { x: 500, y: 746, size: 44, colour: word, maxWidth: 170, rotate: -4 }),
    lettering(spec.model, {
      x: 508,
      y: 778,
      size: 24,
      colour: word,
      maxWidth: 160,
      rotate: -4,
      font: 'barlow-text',
    }),
  ].join('');
}
