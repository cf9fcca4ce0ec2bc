import type { Family, ProductSeed } from '../family.ts';
import { familyTraits, tradeTraits } from './traits.ts';
import { pricesOf } from './price-lists.ts';
import type { ProductPlan } from './product-plan.ts';
import { textsOf } from './product-texts.ts';
import { skuOf } from './sku.ts';
import { coloursOf, planVariants } from './variants.ts';

/** Returns the plans of a family's hand-written products. */
export function planHandWritten(family: Family): ProductPlan[] {
  return family.products.map((product, index) => planProduct(family, product, index));
}

function planProduct(family: Family, product: ProductSeed, index: number): ProductPlan {
  const sku = skuOf(product.brand, product.model);
  const craft = product.craft ?? family.craft[index % family.craft.length];
  if (craft === undefined) throw new Error(`${family.category} says nothing of its craft`);
  return {
    ...tradeTraits(family, product.facts),
    ...familyTraits(family, sku, product.palettes),
    sku,
    brand: product.brand,
    model: product.model,
    audience: audienceOf(family, product),
    facts: product.facts,
    colours: coloursOf(product.palettes[0]),
    prices: pricesOf(product.retail, product.special),
    texts: textsOf({
      model: product.model.replace(/ W$/, ''),
      type: product.type ?? family.type,
      isWomens: product.isWomens === true,
      paragraphs: [product.pitch, craft],
    }),
    variants: planVariants({
      sku,
      family,
      palettes: product.palettes,
      sizes: product.sizes,
      isSoldOut: product.isSoldOut === true,
    }),
  };
}

function audienceOf(family: Family, product: ProductSeed): ProductPlan['audience'] {
  if (product.isWomens === true) return 'women';
  return family.audience === 'mixed' ? 'men' : family.audience;
}
