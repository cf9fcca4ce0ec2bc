import { darker, lighter } from '../../../drawing/colour.ts';
import { repeat } from '../form.ts';

/** Draws lugs from the side, along a sole that rises at toe and heel. */
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
