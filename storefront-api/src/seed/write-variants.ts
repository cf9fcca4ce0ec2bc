import type { Queryable } from '../db/client.ts';
import { optionAttributes, optionValues, variantOptions, variants } from '../db/schema/index.ts';
import type { Bilingual, OptionCode } from './catalogue/family.ts';
import { localised, type ProductPlan } from './catalogue/product-rows.ts';
import { idOf } from './id-of.ts';
import { inBatches } from './in-batches.ts';

const attributes: readonly { code: OptionCode; label: Bilingual }[] = [
  { code: 'colour', label: { en: 'Colour', fr: 'Couleur' } },
  { code: 'length', label: { en: 'Length', fr: 'Longueur' } },
  { code: 'mondopoint', label: { en: 'Size (mondopoint)', fr: 'Pointure (mondopoint)' } },
  { code: 'size', label: { en: 'Size', fr: 'Taille' } },
  { code: 'glove-size', label: { en: 'Glove size', fr: 'Taille de gant' } },
  { code: 'brake-width', label: { en: 'Brake width', fr: 'Largeur de frein' } },
];

const clothingSizes = ['XS', 'S', 'M', 'L', 'XL'];

export async function writeVariants(
  tx: Queryable,
  plans: readonly ProductPlan[],
  productIds: ReadonlyMap<string, number>,
): Promise<void> {
  const planned = plans.flatMap((plan) =>
    plan.variants.map((variant, position) => ({
      ...variant,
      productId: idOf(productIds, plan.sku),
      position,
    })),
  );
  const rows = await inBatches(planned, (batch) =>
    tx
      .insert(variants)
      .values(batch.map(({ options: _options, ...variant }) => variant))
      .returning({ id: variants.id, sku: variants.sku }),
  );
  const variantIds = new Map(rows.map((row) => [row.sku, row.id]));
  const options = planned.flatMap((variant) =>
    variant.options.map((option) => ({ ...option, sku: variant.sku })),
  );
  const { attributeIds, valueIds } = await writeOptions(tx, options);
  await inBatches(
    options.map(({ sku, code, value }) => ({
      variantId: idOf(variantIds, sku),
      attributeId: idOf(attributeIds, code),
      valueId: idOf(valueIds, `${code} ${value}`),
    })),
    (batch) => tx.insert(variantOptions).values(batch).returning({ id: variantOptions.variantId }),
  );
}

async function writeOptions(
  tx: Queryable,
  options: readonly { code: OptionCode; value: string; label: Bilingual }[],
) {
  const attributeRows = await tx
    .insert(optionAttributes)
    .values(attributes.map(({ code, label }, position) => ({ code, label: localised(label), position })))
    .returning({ id: optionAttributes.id, code: optionAttributes.code });
  const attributeIds = new Map<string, number>(attributeRows.map((row) => [row.code, row.id]));

  const distinct = [...new Map(options.map((option) => [`${option.code} ${option.value}`, option])).values()];
  const valueRows = await tx
    .insert(optionValues)
    .values(
      distinct.map(({ code, value, label }, index) => ({
        attributeId: idOf(attributeIds, code),
        code: value,
        label: localised(label),
        position: rankOf(value) ?? index,
      })),
    )
    .returning({ id: optionValues.id, attributeId: optionValues.attributeId, code: optionValues.code });
  const codeOf = new Map(attributeRows.map((row) => [row.id, row.code]));
  const valueIds = new Map(valueRows.map((row) => [`${codeOf.get(row.attributeId)} ${row.code}`, row.id]));
  return { attributeIds, valueIds };
}

/** Small before large; null for what has no order of its own, such as a colour. */
function rankOf(value: string): number | null {
  const letters = clothingSizes.indexOf(value);
  if (letters >= 0) return letters;
  const number = Number.parseFloat(value);
  return Number.isNaN(number) ? null : Math.round(number * 10);
}
