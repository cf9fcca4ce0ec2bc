import { brands } from '../brands.ts';
import type { FactName, FactValue } from '../facts.ts';
import type { Facts, Family } from '../family.ts';
import { palettes, type PaletteName } from '../palettes.ts';
import { draw, drawOne, shuffled } from './chance.ts';
import { pricesOf } from './price-lists.ts';
import type { ProductPlan } from './product-plan.ts';
import { textsOf } from './product-texts.ts';
import { skuOf, skuPart } from './sku.ts';
import { familyTraits, tradeTraits } from './traits.ts';
import { assorted, isOfLastSeason } from './assortment.ts';
import { savingOf } from './savings.ts';
import { coloursOf, planVariants } from './variants.ts';
import { womensSizes } from './womens-sizes.ts';

/** Maximum number of brands in the generated products of a family. */
const makersPerFamily = 9;

/**
 * Returns the plans of a family's generated products, spread over up to `makersPerFamily` brands of its trade. Throws
 * when no brand has the trade.
 */
export function planRange(family: Family): ProductPlan[] {
  const makers = shuffled(
    family.category,
    brands.filter((brand) => brand.trades.includes(family.trade)),
    (brand) => brand.slug,
  ).slice(0, makersPerFamily);
  const taken = new Set<string>();
  return Array.from({ length: family.range.count }, (_, index) => {
    const maker = makers[index % makers.length];
    if (maker === undefined) throw new Error(`No brand makes ${family.trade}`);
    const round = Math.floor(index / makers.length);
    // Each family starts at another of the brand's models, so that families differ.
    const start = draw(`${family.category} ${maker.slug} start`, maker.models.length);
    const model = maker.models[(start + round) % maker.models.length] ?? maker.name;
    return planOne(family, maker.slug, model, index, taken);
  });
}

function planOne(
  family: Family,
  brand: string,
  model: string,
  index: number,
  taken: Set<string>,
): ProductPlan {
  const seed = `${family.category} ${brand} ${model} ${index}`;
  const isWomens = family.audience === 'mixed' && draw(`audience ${seed}`, 2) === 0;
  // One number sets the price level of the product; its numeric facts rise with it.
  const level = draw(`level ${seed}`, 1000) / 1000;
  const facts = drawFacts(family, seed, level);
  const number = family.range.suffix === undefined ? undefined : facts[family.range.suffix];
  const name = number === undefined ? model : `${model} ${number}`;
  const sku = unique(skuOf(brand, family.category, name, ...(isWomens ? ['W'] : [])), taken);
  const names = drawPalettes(seed, family.hasColours);
  const [first, last] = family.range.retail;
  const retail = niceRetail(first + (last - first) * level);
  const audience = isWomens ? 'women' : family.audience === 'mixed' ? 'men' : family.audience;
  const traits = familyTraits(family, sku, names);
  const isLastSeason = isOfLastSeason(traits);
  const saving = savingOf({ category: family.category, brand, audience, isLastSeason }, seed);
  const special = Math.max(1, Math.min(retail - 1, Math.round(retail * (1 - saving / 100))));
  const craft = drawOne(`craft ${seed}`, family.craft);
  return {
    ...tradeTraits(family, facts),
    ...traits,
    sku,
    brand,
    model: name,
    audience,
    facts,
    colours: coloursOf(names[0] ?? 'ink'),
    prices: assorted(pricesOf(retail, special), isLastSeason),
    texts: textsOf({
      model: name,
      type: family.type,
      isWomens,
      paragraphs: [drawOne(`pitch ${seed}`, family.range.pitches), craft],
    }),
    variants: planVariants({
      sku,
      family,
      palettes: names,
      sizes: isWomens ? womensSizes(family) : undefined,
      isSoldOut: draw(`sold out ${seed}`, 60) === 0,
    }),
  };
}

/** Share of chance when a word is picked as a fact value; the rest depends on the price level. */
const chanceOfWords = 0.4;

/**
 * Returns the facts of a product. The higher the price level (0 to 1), the later the value in its list; words vary by
 * `chanceOfWords`.
 */
function drawFacts(family: Family, seed: string, level: number): Facts {
  const entries = Object.entries(family.range.facts) as [FactName, readonly FactValue[]][];
  return Object.fromEntries(
    entries.map(([fact, values]) => {
      const chance = draw(`${fact} ${seed}`, 1000) / 1000;
      const share =
        typeof values[0] === 'number' ? level : level * (1 - chanceOfWords) + chance * chanceOfWords;
      return [fact, values[Math.min(values.length - 1, Math.floor(share * values.length))]];
    }),
  ) as Facts;
}

function drawPalettes(seed: string, hasColours: boolean): PaletteName[] {
  const ordered = shuffled(seed, Object.keys(palettes) as PaletteName[], (name) => name);
  return ordered.slice(0, hasColours ? 1 + draw(`colours ${seed}`, 3) : 1);
}

/** Rounds a price (pounds): to tens minus 1 from 60 pounds on, below to fives minus 1, at least 3. */
function niceRetail(pounds: number): number {
  return pounds >= 60 ? Math.round(pounds / 10) * 10 - 1 : Math.max(3, Math.round(pounds / 5) * 5 - 1);
}

function unique(sku: string, taken: Set<string>): string {
  let candidate = sku;
  for (let round = 2; taken.has(candidate); round += 1) candidate = `${sku}-${skuPart(String(round))}`;
  taken.add(candidate);
  return candidate;
}
