import { wordmark } from '../../../brands/mark.ts';
import { darker, lighter, readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { part, repeat, within } from '../form.ts';
import type { ShoeBuild } from './build.ts';

/** Lugs seen from the side, along a sole that rises at toe and heel. */
export function lugs(colour: string, height: number, from: number, to: number, ground: number): string {
  const count = Math.round((to - from) / 44);
  const teeth = repeat(count, (index) => {
    const share = index / (count - 1);
    const x = Math.round(from + (to - from - 38) * share);
    const rise = Math.round(Math.max(0, 0.22 - share) * 160 + Math.max(0, share - 0.86) * 150);
    const lean = share < 0.62 ? 6 : -6;
    return `M${x - 2} ${ground - rise - height - 12}h42l${lean - 6} ${height + 12}h-28l${lean - 6} 0z`;
  });
  return (
    `<path d="${teeth}" fill="${darker(colour, 0.4)}"/>` +
    `<g transform="translate(-2 -4)"><path d="${teeth}" fill="${lighter(colour, 0.16)}" opacity="0.8"/></g>`
  );
}

function midsolePath(drop: number, isApproach: boolean): string {
  const heel = (isApproach ? 806 : 784) - drop;
  const fore = isApproach ? 802 : 782;
  return `M80 ${fore + 22}C76 ${fore - 10} 96 ${fore - 12} 122 ${fore - 6}C220 ${fore + 16} 360 ${fore + 8} 470 ${heel + 14}C540 ${heel - 10} 640 ${heel - 26} 712 ${heel - 24}C724 ${heel - 20} 738 800 728 826C690 850 620 852 560 850C440 848 280 858 180 850C116 844 84 828 80 ${fore + 22}z`;
}

const outsole =
  'M80 806C130 838 260 846 400 840C520 834 650 836 730 806C736 826 724 854 690 860C640 864 600 860 560 858C440 854 280 868 180 860C118 854 82 832 80 806z';

export function bottom(drawing: Drawing, build: ShoeBuild): string {
  const { spec, accent, base, detail } = drawing;
  const { midsole, rubber, lug, drop, isApproach } = build;
  const path = midsolePath(drop, isApproach);
  const grooves = 'M104 812C240 836 400 824 520 792C600 774 660 766 716 768';
  return (
    lugs(rubber, lug, 92, 722, 858 + lug) +
    part(drawing, path, midsole, { angle: 85, light: 0.3, shade: 0.32, rim: 0.55 }) +
    within(
      drawing,
      path,
      line(grooves, darker(midsole, 0.45), { width: 5, opacity: 0.4 }) +
        `<g transform="translate(0 4)">${line(grooves, '#ffffff', { width: 2, opacity: 0.5 })}</g>` +
        (isApproach
          ? ''
          : `<path d="M352 846L420 790L506 776L438 846z" fill="${readableOn(midsole, accent, base)}" opacity="0.9"/>`),
    ) +
    part(drawing, outsole, rubber, { angle: 90, light: 0.2, rim: 0.25 }) +
    wordmark(spec.brand, {
      x: 622,
      y: isApproach ? 816 : 802,
      size: isApproach ? 24 : 30,
      colour: readableOn(midsole, base, accent, detail),
      maxWidth: 130,
      rotate: -4,
    })
  );
}
