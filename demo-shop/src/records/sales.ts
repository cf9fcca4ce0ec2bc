import { pathWithAncestors } from 'storefront-ports/category-path';
import type { RecordInputOf } from 'storefront-ports/import-format';
import { categories } from '../data/catalogue/categories.ts';
import type { ProductPlan } from '../data/catalogue/plan/index.ts';
import { saleSeeds } from '../data/catalogue/sales.ts';
import { localised } from '../data/texts.ts';
import { daysBefore } from './days.ts';

/** The sales of these shops are for members; the outlets have sales of their own. */
const membersShops = ['private', 'partner', 'pro'] as const;

export function saleRecords(plans: readonly ProductPlan[], now: Date): RecordInputOf<'sale'>[] {
  const known = new Set(categories.map((category) => category.urlPath));
  return saleSeeds.map((sale, position) => {
    const products = plans.filter((plan) => sale.includes(plan));
    const paths = new Set(products.flatMap((product) => pathWithAncestors(product.category)));
    return {
      type: 'sale',
      id: position + 1,
      slug: sale.slug,
      brand: sale.brand,
      title: localised(sale.title),
      description: localised(sale.description),
      bannerKey: sale.slug,
      bannerMood: sale.mood,
      startsAt: daysBefore(now, -sale.startsIn),
      endsAt: daysBefore(now, -sale.endsIn),
      position,
      groups: sale.groups === null ? null : [...sale.groups],
      storeKinds: [...(sale.storeKinds ?? membersShops)],
      strategy: sale.strategy,
      maxPerCustomer: sale.maxPerCustomer,
      isEnabled: true,
      categories: [...paths].filter((path) => path !== '' && known.has(path)),
      products: products.map(({ sku }) => sku),
    };
  });
}
