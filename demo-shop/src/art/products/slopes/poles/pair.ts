import { symbol, type Drawing } from '../../../drawing/drawing.ts';
import { castShadow, type Picture } from '../../../drawing/studio.ts';

export interface Pole {
  /** Markup of the shaft along x = 0; the top of the grip is y = 0. */
  shaft: string;
  /** Markup of the right hand's grip and strap. */
  hand: string;
  length: number;
  /** Half of the basket's width, user units. */
  reach: number;
}

function silhouette({ length, reach }: Pole): string {
  const y = length - 74;
  return `M-24 -10H36L24 170H13L10 ${y}L${reach} ${y + 4}L0 ${y + 26}L${-reach} ${y + 4}L-10 ${y}L-13 170H-20z`;
}

type Arrangement = 'crossed' | 'apart';

/**
 * Draws two poles, crossed or apart; poles with locks are apart, so that each lock is visible. The `back` view shows
 * baskets and tips, the `pose` view the other arrangement.
 */
export function pair(drawing: Drawing, one: Pole, arrangement: Arrangement): Picture {
  const { length, shaft, hand } = one;
  const isPose = drawing.spec.view === 'pose';
  const isCrossed = (arrangement === 'crossed') !== isPose;
  const lean = drawing.design.pick([10, 12, 14]);
  const top = Math.round(508 - length / 2);
  const pivot = Math.round(length * (isCrossed ? 0.56 : 0.5));
  const aside = isCrossed ? 6 : Math.round(Math.max(88, one.reach + 14));
  const [shaftHref, handHref] = [symbol(drawing, shaft), symbol(drawing, hand)];
  const shadow = castShadow(drawing, silhouette(one), 12, 16, 9);
  const place = (side: 1 | -1, turn: number) =>
    `<g transform="translate(${400 + side * aside} ${top}) rotate(${turn} 0 ${pivot})">${shadow}<use href="${shaftHref}"/>` +
    `<g transform="scale(${side} 1)"><use href="${handHref}"/></g></g>`;
  const body = isCrossed ? place(1, lean) + place(-1, -lean) : place(1, 8) + place(-1, 8);
  const low = Math.round(top + length * 0.9);
  const near = isCrossed ? 2.1 : 1.6;
  const lowX = isCrossed ? 400 : Math.round(400 - length * 0.055);
  return {
    body:
      drawing.spec.view === 'back'
        ? `<g transform="translate(400 ${isCrossed ? 600 : 690}) scale(${near}) translate(${-lowX} ${-low})">${body}</g>`
        : body,
    focus: isCrossed
      ? { x: 400, y: top + 170, zoom: 1.75 }
      : { x: 400 + Math.round(length * 0.04), y: top + 220, zoom: 1.6 },
  };
}
