import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import { blur, linear, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { flat, line, solid } from '../../../drawing/solid.ts';
import { wordmark } from '../../../brands/mark.ts';
import { part, repeat, rivet, within } from '../form.ts';
import type { BootBuild } from './build.ts';

const shell =
  'M112 838C92 780 96 716 156 684C236 652 300 628 336 580C360 554 376 520 384 470H612C636 560 664 690 672 800L676 838z';
const heelBlock = 'M676 838L672 800Q668 746 656 688C610 716 566 756 552 838z';
const soles = {
  flat: 'M90 842Q88 826 106 826H688Q704 826 704 842V874Q704 886 692 886H548L520 858H336L306 886H108Q90 886 90 872z',
  rockered:
    'M90 836Q90 824 106 824H690Q704 826 704 840V868Q702 884 684 886H552Q536 884 526 862H340Q320 884 296 886H210Q130 880 92 850z',
} as const;

/** Draws the print, two tones; it may be covered by other parts because it contains no text. */
function print({ base, accent }: Drawing, { graphic }: BootBuild): string {
  switch (graphic) {
    case 'split':
      return (
        flat('M80 850L430 560L700 640V860H80z', darker(base, 0.42)) +
        flat('M80 850L430 560l10 12L100 850z', accent)
      );
    case 'sweep':
      return flat('M80 800C240 800 380 740 470 600L500 610C420 770 250 836 80 836z', accent);
    case 'shards':
      return (
        flat('M90 760L300 640L240 850H90z', darker(base, 0.3)) +
        flat('M250 850L330 600L380 700L330 850z', mix(base, accent, 0.75)) +
        flat('M120 850L190 690L250 850z', lighter(base, 0.16))
      );
    case 'fade':
      return flat('M80 850V640L300 850z', mix(base, accent, 0.5)) + flat('M80 850V740L200 850z', accent);
    case 'plain':
      return '';
  }
}

/** Draws the sole. */
export function sole(drawing: Drawing, { plastic, isRockered }: BootBuild): string {
  const path = isRockered ? soles.rockered : soles.flat;
  const lugs = isRockered
    ? repeat(6, (index) => `M${150 + index * 27} ${index < 2 ? 872 : 880}v-20`) +
      repeat(5, (index) => `M${570 + index * 27} 886v-22`)
    : 'M180 888v-18M240 888v-18M590 888v-18M640 888v-18';
  return (
    part(drawing, path, plastic, { angle: 90, light: 0.22, rim: 0.25 }) +
    within(drawing, path, line(lugs, '#03080d', { width: isRockered ? 9 : 6, opacity: 0.6, cap: 'butt' })) +
    line(
      isRockered ? 'M150 852H320M548 852H690' : 'M100 850H318M546 850H700',
      isRockered ? drawing.accent : '#5a6671',
      {
        width: isRockered ? 5 : 3,
        opacity: 0.8,
      },
    )
  );
}

/** Draws reflections of hard, polished plastic. */
function gloss(drawing: Drawing): string {
  const soft = blur(drawing, 5);
  return (
    `<g filter="${soft}" fill="none" stroke="#fff" stroke-linecap="round"><path d="M130 756C144 708 240 680 306 632" stroke-width="14" opacity="0.5"/>` +
    `<path d="M630 640C648 700 656 750 658 800" stroke-width="8" opacity="0.22"/></g>` +
    line('M122 786C118 736 146 706 206 682', '#ffffff', { width: 3, opacity: 0.5 })
  );
}

function inserts({ canWalk }: BootBuild): string {
  if (!canWalk) return '';
  return `<path d="M104 822Q102 796 122 792L158 800V836H108z" fill="#11181f"/>${rivet(128, 816, 11, '#c9d2d9')}`;
}

/** Draws the lower shell. */
export function lowerShell(drawing: Drawing, build: BootBuild): string {
  const { spec, base, accent, detail } = drawing;
  const word = readableOn(build.graphic === 'split' ? darker(base, 0.42) : base, detail, accent);
  const under = linear(drawing, 90, [
    [0, '#06111c', 0],
    [0.7, '#06111c', 0.08],
    [1, '#06111c', 0.42],
  ]);
  return [
    solid(drawing, shell, build.shell, { depth: 0.8, gloss: 0.4, graphics: print(drawing, build) }),
    part(drawing, heelBlock, darker(build.shell, 0.35), { rim: 0.15, shade: 0.25 }),
    `<path d="${shell}" fill="${under}"/>`,
    gloss(drawing),
    inserts(build),
    wordmark(spec.brand, { x: 494, y: 788, size: 50, colour: word, maxWidth: 184 }),
    lettering(spec.model, { x: 494, y: 818, size: 24, colour: word, maxWidth: 180, font: 'barlow-text' }),
  ].join('');
}
