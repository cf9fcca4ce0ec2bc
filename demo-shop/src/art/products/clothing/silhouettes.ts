import type { Random } from '../../drawing/random.ts';
import type { Cut } from './figure.ts';

/** Differences from the usual cut of a kind of garment: a silhouette that differs visibly in a list. */
type Silhouette = Required<Pick<Cut, 'ease' | 'hem' | 'sleeve' | 'taper' | 'spread'>>;

const regular: Silhouette = { ease: 0, hem: 0, sleeve: 1, taper: 0, spread: 0 };
const fitted: Silhouette = { ease: -8, hem: -14, sleeve: 0.92, taper: 8, spread: -0.075 };
/** Short and wide, with a drawn-in hem. */
const boxy: Silhouette = { ease: 18, hem: -44, sleeve: 1.1, taper: 12, spread: 0.07 };
/** A parka: long, and wider at the hem. */
const long: Silhouette = { ease: 6, hem: 58, sleeve: 1.02, taper: -16, spread: -0.045 };
const relaxed: Silhouette = { ease: 14, hem: 18, sleeve: 1.06, taper: -4, spread: 0.1 };

type Choice = readonly [Silhouette, ...Silhouette[]];

/** By the catalogue's fit, which the picture must not contradict. */
const byFit: Readonly<Record<string, Choice>> = {
  'slim-fit': [fitted, fitted, regular],
  'regular-fit': [regular, fitted, relaxed, long],
  'relaxed-fit': [boxy, relaxed, long],
};
const any: Choice = [regular, boxy, long, relaxed, fitted];

/** Changes the usual cut of a kind of garment into one of several silhouettes, which the model determines. */
export function silhouetted(random: Random, fit: unknown, cut: Cut): Cut {
  const { ease, hem, sleeve, taper, spread } = random.pick(byFit[String(fit)] ?? any);
  return {
    ...cut,
    ease: (cut.ease ?? 0) + ease,
    hem: (cut.hem ?? 830) + hem,
    sleeve: (cut.sleeve ?? 1) * sleeve,
    taper: (cut.taper ?? 0) + taper,
    spread,
  };
}
