import { darker, lighter, lightness } from '../../drawing/colour.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import type { Blocking } from './blocking-parts.ts';
import { plans } from './blocking-plans.ts';
import type { Figure } from './figure.ts';

/** The second tone of one colour. */
export const toneOf = (base: string) => (lightness(base) < 0.22 ? lighter(base, 0.16) : darker(base, 0.34));

export type BlockingName = keyof typeof plans;

export function blockingOf(
  drawing: Drawing,
  figure: Figure,
  names: readonly [BlockingName, ...BlockingName[]],
): Blocking {
  const { base, accent } = drawing;
  return plans[drawing.design.pick(names)](figure, { base, tone: toneOf(base), accent });
}
