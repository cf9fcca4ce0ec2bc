import { storeLocales } from 'shared-contracts/locales';
import type { RecordInputOf } from 'storefront-ports/import-format';
import { picturesOf } from '../data/catalogue/named-pictures.ts';
import { videoOf } from '../videos/product-videos.ts';
import { draw } from '../data/catalogue/plan/chance.ts';
import type { ProductPlan } from '../data/catalogue/plan/index.ts';
import type { VariantPlan } from '../data/catalogue/plan/product-plan.ts';
import { localised } from '../data/texts.ts';
import { demoGtin } from './demo-gtin.ts';
import { daysBefore } from './days.ts';
import { staffPrices } from './staff-prices.ts';

type Product = RecordInputOf<'product'>;

/** Returns the record of a product. `id`: number in its URL. */
export function productRecord(plan: ProductPlan, id: number, now: Date): Product {
  return {
    type: 'product',
    id,
    sku: plan.sku,
    productType: typeOf(plan),
    brand: plan.brand,
    category: plan.category,
    model: plan.model,
    audience: plan.audience,
    facts: plan.facts as Record<string, string | number>,
    colourFamilies: plan.colourFamilies,
    artKind: plan.artKind,
    colours: plan.colours,
    pictures: picturesOf(plan.sku),
    video: videoOf(plan.sku),
    strategy: plan.strategy,
    isDropship: plan.isDropship,
    dispatchDays: plan.dispatchDays,
    fittingForm: plan.fittingForm,
    soleMinMm: plan.soleRangeMm?.[0] ?? null,
    soleMaxMm: plan.soleRangeMm?.[1] ?? null,
    popularity: plan.popularity,
    recentBuyers: plan.recentBuyers,
    releasedAt: daysBefore(now, plan.ageDays),
    texts: Object.fromEntries(
      storeLocales.map((locale) => {
        const { name, description } = plan.texts[locale];
        return [locale, { name, description }];
      }),
    ),
    prices: pricesOf(plan),
    priceHistory: historyOf(plan, now),
    variants: plan.variants.map((variant, index) => variantOf(plan, variant, demoGtin(id, index))),
    bundle:
      plan.bundle === null
        ? null
        : {
            kind: plan.bundle.kind,
            parts: plan.bundle.parts.map(({ sku, label }) => ({ sku, label: localised(label) })),
          },
  };
}

const pricesOf = (plan: ProductPlan): Product['prices'] => ({ ...plan.prices, ...staffPrices(plan) });

function typeOf(plan: ProductPlan): Product['productType'] {
  if (plan.bundle !== null) return 'bundle';
  return plan.variants.every((variant) => variant.options.length === 0) ? 'simple' : 'configurable';
}

function variantOf(
  plan: ProductPlan,
  variant: VariantPlan,
  gtin: string,
): NonNullable<Product['variants']>[number] {
  const { sku, stock, lengthCm, soleLengthMm, colours, options } = variant;
  return {
    sku,
    gtin,
    stock,
    lengthCm,
    soleLengthMm,
    colours,
    pictures: picturesOf(sku),
    options: Object.fromEntries(options.map(({ code, value }) => [code, value])),
    prices: surcharged(plan, variant),
  };
}

/** Rounded to whole units, so that no price looks calculated. */
function surcharged(plan: ProductPlan, { surcharge }: VariantPlan): Product['prices'] {
  if (surcharge === 0) return {};
  const raise = (amount: number) => Math.round((amount * (100 + surcharge)) / 10_000) * 100;
  return Object.fromEntries(
    Object.entries(plan.prices).map(([list, { retail, special }]) => [
      list,
      { retail: raise(retail), special: raise(special) },
    ]),
  );
}

/**
 * Three prices one after the other: the recommended one at release, a reduction, and today's. The one before
 * today's is what a reduction is measured by.
 */
function historyOf(plan: ProductPlan, now: Date): NonNullable<Product['priceHistory']> {
  const reducedAgo = Math.min(plan.ageDays, 31 + draw(`reduced ${plan.sku}`, 40));
  const todayAgo = Math.min(reducedAgo, 1 + draw(`today ${plan.sku}`, 20));
  return Object.entries(pricesOf(plan)).flatMap(([list, { retail, special }]) => {
    const between = Math.round((special + (retail - special) * 0.4) / 100) * 100;
    const steps = [
      { amount: retail, from: plan.ageDays, to: reducedAgo },
      { amount: between, from: reducedAgo, to: todayAgo },
      { amount: special, from: todayAgo, to: null },
    ];
    return steps
      .filter(({ from, to }) => to === null || from > to)
      .map(({ amount, from, to }) => ({
        list,
        amount,
        validFrom: daysBefore(now, from),
        validTo: to === null ? null : daysBefore(now, to),
      }));
  });
}
