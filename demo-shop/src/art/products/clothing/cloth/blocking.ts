import { darker, lighter, lightness } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import type { Blocking } from './blocking-parts.ts';
import { plans } from './blocking-plans.ts';
import type { Figure } from '../figure.ts';

/** Returns a second tone of a colour: lighter if it is dark, otherwise darker. */
export const toneOf = (base: string) => (lightness(base) < 0.22 ? lighter(base, 0.16) : darker(base, 0.34));

export type BlockingName = keyof typeof plans;

/** Returns one of the named colour blockings, picked by the model. */
export function blockingOf(
  drawing: Drawing,
  figure: Figure,
  names: readonly [BlockingName, ...BlockingName[]],
): Blocking {
  const { base, accent } = drawing;
  return plans[drawing.design.pick(names)](figure, { drawing, base, tone: toneOf(base), accent });
}
