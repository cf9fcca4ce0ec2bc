import type { BundleKind } from './product-plan.ts';
import { bundleKinds } from '../sets.ts';
import { draw, drawOne, shuffled } from './chance.ts';
import type { PriceListName } from './price-lists.ts';
import type { Price, ProductPlan } from './product-plan.ts';
import { textsOf } from './product-texts.ts';
import { skuOf } from './sku.ts';

const fittingForms: Record<BundleKind, ProductPlan['fittingForm']> = {
  'ski-bundle': 'sole_length',
  'ski-pack': 'sole_length',
  'snowboard-bundle': 'mondopoint',
  'snowboard-pack': 'mondopoint',
};

/** Returns bundles of each kind, made of products that the same stores also sell singly. */
export function planBundles(products: readonly ProductPlan[], maxOfKind: number): ProductPlan[] {
  return (Object.keys(bundleKinds) as BundleKind[]).flatMap((kind) => {
    const leads = candidates(products, kind, 0).slice(0, maxOfKind);
    return leads.map((lead, index) => planBundle(products, kind, lead, index));
  });
}

/**
 * Returns the products that can be part `place` of a bundle, without sold-out ones, in an order derived from the kind.
 */
function candidates(products: readonly ProductPlan[], kind: BundleKind, place: number): ProductPlan[] {
  const category = bundleKinds[kind].parts[place]?.category ?? '';
  const fitting = products.filter(
    (product) =>
      product.category === category &&
      !needsPins(product) &&
      product.variants.filter((variant) => variant.stock > 0).length >= Math.min(2, product.variants.length),
  );
  return shuffled(kind, fitting, (product) => product.sku);
}

/** Returns whether a boot or binding is for pins: it is incompatible with alpine bindings or boots. */
function needsPins({ facts }: ProductPlan): boolean {
  return facts.bootNorm === 'pin' || facts.soles === 'pin';
}

function planBundle(
  products: readonly ProductPlan[],
  kind: BundleKind,
  lead: ProductPlan,
  index: number,
): ProductPlan {
  const { parts, type, pitches, craft, saving, category } = bundleKinds[kind];
  const chosen = parts.map((part, place) => {
    if (place === 0) return { label: part.label, product: lead };
    const others = candidates(products, kind, place).filter(
      (product) =>
        product.audience === lead.audience || product.audience === 'unisex' || lead.audience === 'unisex',
    );
    const product = others[index % others.length];
    if (product === undefined) throw new Error(`Nothing fits into the ${kind} of ${lead.sku}`);
    return { label: part.label, product };
  });
  const sku = skuOf(lead.brand, kind, lead.model, ...(lead.audience === 'women' ? ['W'] : []));
  const binding = chosen.find(({ product }) => product.soleRangeMm !== null)?.product;
  return {
    ...lead,
    sku,
    category,
    facts: lead.facts,
    bundle: { kind, parts: chosen.map(({ label, product }) => ({ label, sku: product.sku })) },
    fittingForm: fittingForms[kind],
    soleRangeMm: binding?.soleRangeMm ?? null,
    strategy: 0,
    isDropship: false,
    dispatchDays: 2,
    popularity: 1 + draw(`popularity ${sku}`, 999),
    ageDays: 3 + draw(`age ${sku}`, 200),
    prices: sumOfPrices(
      chosen.map(({ product }) => product),
      saving,
    ),
    texts: textsOf({
      model: lead.model.replace(/ W$/, ''),
      type,
      isWomens: lead.audience === 'women',
      paragraphs: [drawOne(`pitch ${sku}`, pitches), drawOne(`craft ${sku}`, craft)],
    }),
    variants: [],
  };
}

/**
 * Returns the sum of the recommended prices and the discounted sum of the members' prices, floored to whole units.
 * Minor units; `saving` in percent.
 */
function sumOfPrices(parts: readonly ProductPlan[], saving: number): ProductPlan['prices'] {
  const names = (Object.keys(parts[0]?.prices ?? {}) as PriceListName[]).filter((name) =>
    parts.every(({ prices }) => prices[name] !== undefined),
  );
  return Object.fromEntries(
    names.map((name) => {
      const sum = (key: keyof Price) =>
        parts.reduce((total, { prices }) => total + (prices[name]?.[key] ?? 0), 0);
      const special = Math.floor((sum('special') * (100 - saving)) / 10_000) * 100;
      return [name, { retail: sum('retail'), special }];
    }),
  );
}
