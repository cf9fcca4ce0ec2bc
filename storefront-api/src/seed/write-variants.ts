import type { Queryable } from '../db/client.ts';
import {
  optionAttributes,
  optionValues,
  variantOptions,
  variantPrices,
  variants,
} from '../db/schema/index.ts';
import type { OptionCode } from './catalogue/family.ts';
import type { ProductPlan } from './catalogue/plan/index.ts';
import { priceLists, type PriceListName } from './catalogue/plan/price-lists.ts';
import type { VariantPlan } from './catalogue/plan/product-plan.ts';
import { bulkInsert, continueIds } from './bulk-insert.ts';
import { idOf } from './id-of.ts';
import { localised, type Texts } from './texts.ts';
import type { SeedIds } from './write-catalogue.ts';

const optionSeeds: readonly { code: OptionCode; label: Texts }[] = [
  {
    code: 'colour',
    label: { en: 'Colour', da: 'Farve', de: 'Farbe', es: 'Color', fr: 'Couleur', it: 'Colore', sv: 'Färg' },
  },
  {
    code: 'length',
    label: {
      en: 'Length',
      da: 'Længde',
      de: 'Länge',
      es: 'Longitud',
      fr: 'Longueur',
      it: 'Lunghezza',
      sv: 'Längd',
    },
  },
  {
    code: 'mondopoint',
    label: {
      en: 'Size (mondopoint)',
      da: 'Størrelse (mondopoint)',
      de: 'Größe (Mondopoint)',
      es: 'Talla (mondopoint)',
      fr: 'Pointure (mondopoint)',
      it: 'Misura (mondopoint)',
      sv: 'Storlek (mondopoint)',
    },
  },
  {
    code: 'size',
    label: {
      en: 'Size',
      da: 'Størrelse',
      de: 'Größe',
      es: 'Talla',
      fr: 'Taille',
      it: 'Taglia',
      sv: 'Storlek',
    },
  },
  {
    code: 'glove-size',
    label: {
      en: 'Glove size',
      da: 'Handskestørrelse',
      de: 'Handschuhgröße',
      es: 'Talla de guante',
      fr: 'Taille de gant',
      it: 'Taglia dei guanti',
      sv: 'Handskstorlek',
    },
  },
  {
    code: 'shoe-size',
    label: {
      en: 'Shoe size (EU)',
      da: 'Skostørrelse (EU)',
      de: 'Schuhgröße (EU)',
      es: 'Número (UE)',
      fr: 'Pointure (EU)',
      it: 'Numero (EU)',
      sv: 'Skostorlek (EU)',
    },
  },
  {
    code: 'brake-width',
    label: {
      en: 'Brake width',
      da: 'Bremsebredde',
      de: 'Stopperbreite',
      es: 'Ancho del freno',
      fr: 'Largeur de frein',
      it: 'Larghezza skistopper',
      sv: 'Bromsbredd',
    },
  },
];

const clothingSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL'];

export async function writeVariants(
  tx: Queryable,
  plans: readonly ProductPlan[],
  { products }: SeedIds,
): Promise<void> {
  const planned = plans
    .flatMap((plan) => plan.variants.map((variant, position) => ({ plan, variant, position })))
    .map((each, index) => ({ ...each, id: index + 1 }));
  const options = planned.flatMap(({ variant }) => variant.options);
  const { attributeIds, valueIds } = await writeOptions(tx, options);
  await bulkInsert(
    tx,
    variants,
    planned.map(({ id, plan, variant: { sku, stock, lengthCm, colours }, position }) => ({
      id,
      productId: idOf(products, plan.sku),
      sku,
      stock,
      lengthCm,
      colours,
      position,
    })),
  );
  await continueIds(tx, variants);
  await bulkInsert(
    tx,
    variantOptions,
    planned.flatMap(({ id, variant }) =>
      variant.options.map(({ code, value }) => ({
        variantId: id,
        attributeId: idOf(attributeIds, code),
        valueId: idOf(valueIds, `${code} ${value}`),
      })),
    ),
  );
  await bulkInsert(
    tx,
    variantPrices,
    planned.flatMap(({ id, plan, variant }) =>
      surcharged(plan, variant).map((price) => ({ variantId: id, ...price })),
    ),
  );
}

/** Rounded to whole units, so that no price looks reckoned. */
function surcharged(plan: ProductPlan, { surcharge }: VariantPlan) {
  if (surcharge === 0) return [];
  const dearer = (amount: number) => Math.round((amount * (100 + surcharge)) / 10_000) * 100;
  return (Object.keys(priceLists) as PriceListName[]).map((list) => ({
    list,
    retail: dearer(plan.prices[list].retail),
    special: dearer(plan.prices[list].special),
  }));
}

async function writeOptions(tx: Queryable, options: readonly VariantPlan['options'][number][]) {
  const attributeIds = new Map<string, number>(optionSeeds.map(({ code }, index) => [code, index + 1]));
  await bulkInsert(
    tx,
    optionAttributes,
    optionSeeds.map(({ code, label }, position) => ({
      id: idOf(attributeIds, code),
      code,
      label: localised(label),
      position,
    })),
  );
  const distinct = [...new Map(options.map((option) => [`${option.code} ${option.value}`, option])).values()];
  const valueIds = new Map(distinct.map(({ code, value }, index) => [`${code} ${value}`, index + 1]));
  await bulkInsert(
    tx,
    optionValues,
    distinct.map(({ code, value, label }, index) => ({
      id: idOf(valueIds, `${code} ${value}`),
      attributeId: idOf(attributeIds, code),
      code: value,
      label: localised(label),
      position: rankOf(value) ?? index,
    })),
  );
  await continueIds(tx, optionAttributes);
  await continueIds(tx, optionValues);
  return { attributeIds, valueIds };
}

/** Small before large; null for what has no order of its own, such as a colour. */
function rankOf(value: string): number | null {
  const number = Number.parseFloat(value);
  if (!Number.isNaN(number)) return Math.round(number * 10);
  const place = clothingSizes.indexOf(value);
  return place === -1 ? null : place;
}
