import { planProducts } from '../data/catalogue/plan/index.ts';
import type { ProductArtSpec, ProductKind } from './spec.ts';

/** Returns the specs of the demo shop's first `count` products of a kind. */
export function sheetSpecs(kind: ProductKind, count: number): ProductArtSpec[] {
  return planProducts()
    .filter((plan) => plan.artKind === kind)
    .flatMap((plan) => {
      const variant = plan.variants[Math.min(1, plan.variants.length - 1)];
      return {
        sku: variant?.sku ?? plan.sku,
        kind,
        ...(variant?.lengthCm == null ? {} : { lengthCm: variant.lengthCm }),
        colours: variant?.colours ?? plan.colours,
        brand: plan.brand,
        model: plan.model,
        audience: plan.audience,
        facts: plan.facts,
        view: 'main' as const,
      };
    })
    .slice(0, count);
}
