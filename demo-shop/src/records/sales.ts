import { pathWithAncestors } from 'storefront-ports/category-path';
import type { RecordInputOf } from 'storefront-ports/import-format';
import { categories } from '../data/catalogue/categories.ts';
import type { ProductPlan } from '../data/catalogue/plan/index.ts';
import { saleSeeds } from '../data/catalogue/sales.ts';
import type { SaleSeed } from '../data/catalogue/sales/sale.ts';
import { localised } from '../data/texts.ts';
import { daysBefore } from './days.ts';

/** The sales of these shops are for members; the outlets have sales of their own. */
const membersShops = ['private', 'partner', 'pro'] as const;

export function saleRecords(plans: readonly ProductPlan[], now: Date): RecordInputOf<'sale'>[] {
  const known = new Set(categories.map((category) => category.urlPath));
  return saleSeeds.map((sale, position) => {
    const storeKinds = sale.storeKinds ?? membersShops;
    const products = plans.filter((plan) => sale.includes(plan) && isSoldIn(plan, storeKinds));
    const paths = new Set(products.flatMap((product) => pathWithAncestors(product.category)));
    return {
      type: 'sale',
      id: position + 1,
      slug: sale.slug,
      brand: sale.brand,
      title: localised(sale.title),
      summary: localised(sale.summary),
      bannerKey: sale.slug,
      bannerMood: sale.mood,
      bannerProducts: picturedOf(sale, products),
      startsAt: fullHour(daysBefore(now, -sale.startsIn)),
      endsAt: fullHour(daysBefore(now, -sale.endsIn)),
      position,
      groups: sale.groups === null ? null : [...sale.groups],
      storeKinds: [...storeKinds],
      strategy: sale.strategy,
      maxPerCustomer: sale.maxPerCustomer,
      isEnabled: true,
      categories: [...paths].filter((path) => path !== '' && known.has(path)),
      products: products.map(({ sku }) => sku),
    };
  });
}

const hourMs = 60 * 60 * 1000;

/** Sales begin and end on the hour, wherever the demo shop is created. A sale that begins now has begun. */
const fullHour = (instant: string) =>
  new Date(Math.floor(Date.parse(instant) / hourMs) * hourMs).toISOString();

const isSoldIn = ({ prices }: ProductPlan, kinds: NonNullable<SaleSeed['storeKinds']>) =>
  prices[kinds.includes('outlet') ? 'outlet-GBP' : 'standard-GBP'] !== undefined;

const isInStock = ({ variants }: ProductPlan) => variants.some(({ stock }) => stock > 0);

/** Returns the SKUs of the most popular products of the kinds that the banner shows, of different colours. */
function picturedOf({ shows }: SaleSeed, products: readonly ProductPlan[]): string[] {
  const candidates = products
    .filter((plan) => plan.bundle === null && isInStock(plan))
    .toSorted((one, other) => other.popularity - one.popularity);
  const chosen: ProductPlan[] = [];
  for (const kind of shows) {
    const rest = candidates.filter((plan) => plan.artKind === kind && !chosen.includes(plan));
    const isOther = ({ colours }: ProductPlan) => chosen.every((plan) => plan.colours.base !== colours.base);
    const plan = rest.find(isOther) ?? rest[0];
    if (plan !== undefined) chosen.push(plan);
  }
  return chosen.map(({ sku }) => sku);
}
