import type { Audience } from '../family.ts';
import { draw } from './chance.ts';

/*
 * How much a product costs less than its recommended price at most, in percent. What is new or sought after is reduced
 * little; a sale says the largest reduction of its products, so that each sale has another figure.
 */

/** By the start of the category's URL path; the first match is used. */
const ofCategories: readonly (readonly [start: string, percent: number])[] = [
  ['skis/freeride', 27],
  ['ski-boots/freeride', 25],
  ['backcountry/airbag-packs', 23],
  ['skis/touring', 36],
  ['ski-boots/touring', 33],
  ['ski-bindings/touring', 34],
  ['backcountry/skins', 38],
  ['backcountry/avalanche-safety', 28],
  ['backcountry/headlamps', 41],
  ['outdoor/stoves', 51],
  ['backcountry', 39],
  ['skis', 48],
  ['ski-boots', 45],
  ['ski-', 43],
  ['snowboarding', 39],
  ['protection/goggles', 58],
  ['protection/spare-lenses', 55],
  ['protection', 46],
  ['clothing/mid-layers', 60],
  ['clothing/fleeces', 57],
  ['clothing/softshells', 54],
  ['clothing/base-layers', 49],
  ['clothing/jackets', 37],
  ['clothing/trousers', 38],
  ['clothing', 47],
  ['outdoor', 40],
  ['care', 31],
];

const ofBrands: Readonly<Record<string, number>> = {
  varnhorn: 29,
  tarnfell: 35,
  lumenor: 32,
  kaldstrom: 26,
  skarvgrat: 30,
  fjordlys: 36,
  ostkamm: 34,
  perchoir: 33,
  brisevent: 36,
  vellamont: 35,
  corvane: 38,
};

const ofAudiences: Readonly<Partial<Record<Audience, number>>> = { women: 45, junior: 52 };

/** Smallest reduction, percent. */
const minSaving = 12;
/** What last season's goods are reduced more, percentage points. */
const lastSeasonMore = 14;
const maxLastSeason = 66;

export interface Reduced {
  category: string;
  brand: string;
  audience: Audience;
  isLastSeason: boolean;
}

/** Returns a saving in whole percent, derived from a hash of the seed. */
export function savingOf({ category, brand, audience, isLastSeason }: Reduced, seed: string): number {
  const ofCategory = ofCategories.find(([start]) => category.startsWith(start))?.[1] ?? 35;
  const highest = isLastSeason
    ? Math.min(maxLastSeason, ofCategory + lastSeasonMore)
    : Math.min(ofCategory, ofBrands[brand] ?? ofCategory, ofAudiences[audience] ?? ofCategory);
  const lowest = isLastSeason ? 2 * minSaving : minSaving;
  return lowest + draw(`saving ${seed}`, highest - lowest + 1);
}
