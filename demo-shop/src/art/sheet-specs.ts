import { brands } from '../data/catalogue/brands.ts';
import { planProducts, type ProductPlan } from '../data/catalogue/plan/index.ts';
import { saleRecords } from '../records/sales.ts';
import type { SaleBannerSpec } from './index.ts';
import type { ProductArtSpec, ProductKind } from './spec.ts';

/** Returns the specs of the demo shop's first `count` products of a kind. */
export function sheetSpecs(kind: ProductKind, count: number): ProductArtSpec[] {
  return planProducts()
    .filter((plan) => plan.artKind === kind)
    .slice(0, count)
    .map(specOf);
}

function specOf(plan: ProductPlan): ProductArtSpec {
  const variant = plan.variants[Math.min(1, plan.variants.length - 1)];
  return {
    sku: variant?.sku ?? plan.sku,
    kind: plan.artKind,
    ...(variant?.lengthCm == null ? {} : { lengthCm: variant.lengthCm }),
    colours: variant?.colours ?? plan.colours,
    brand: plan.brand,
    model: plan.model,
    audience: plan.audience,
    facts: plan.facts,
    view: 'main',
  };
}

/** Returns the specs of the banners of the demo shop's sales. */
export function saleBannerSpecs(width: number, height: number): SaleBannerSpec[] {
  const plans = planProducts();
  const nameOf = new Map(brands.map(({ slug, name }) => [slug, name]));
  return saleRecords(plans, new Date()).map(({ bannerKey, bannerMood, brand, bannerProducts = [] }) => ({
    key: bannerKey,
    mood: bannerMood,
    width,
    height,
    brandName: brand == null ? null : (nameOf.get(brand) ?? brand),
    goods: bannerProducts.flatMap((sku) => plans.filter((plan) => plan.sku === sku).map(specOf)),
  }));
}
