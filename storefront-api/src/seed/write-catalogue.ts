import type { StoreLocale } from 'shared-contracts/locales';
import { storeLocales } from 'shared-contracts/locales';
import type { Queryable } from '../db/client.ts';
import {
  attributes,
  attributeWords,
  brandReviews,
  brands,
  bundleParts,
  categories,
  categoryProducts,
  colourFamilies,
  products,
  productTexts,
  sizeGuides,
} from '../db/schema/index.ts';
import { fold } from '../modules/catalogue/search/search-terms.ts';
import { brandReviews as reviewSeeds } from './content/brand-reviews.ts';
import { brands as brandSeeds } from './catalogue/brands.ts';
import { categories as categorySeeds } from './catalogue/categories.ts';
import { factSeeds, wordSeeds } from './catalogue/facts.ts';
import { colourFamilies as colourFamilySeeds } from './catalogue/palettes.ts';
import { draw } from './catalogue/plan/chance.ts';
import type { ProductPlan } from './catalogue/plan/index.ts';
import { sizeGuides as guideSeeds } from './content/size-guides.ts';
import { bulkInsert, continueIds } from './bulk-insert.ts';
import { idOf } from './id-of.ts';
import { localised } from './texts.ts';

const dayMs = 24 * 60 * 60 * 1000;
const reviewsPerBrand = 5;

/** The ids that the seed gives, so that one part of it can name what another writes. */
export interface SeedIds {
  brands: ReadonlyMap<string, number>;
  categories: ReadonlyMap<string, number>;
  /** By sku. */
  products: ReadonlyMap<string, number>;
}

export function giveIds(plans: readonly ProductPlan[]): SeedIds {
  return {
    brands: new Map(brandSeeds.map((brand, index) => [brand.slug, index + 1])),
    categories: new Map(categorySeeds.map((category, index) => [category.urlPath, index + 1])),
    products: new Map(plans.map((plan, index) => [plan.sku, plan.id ?? index + 1])),
  };
}

export async function writeCatalogue(
  tx: Queryable,
  plans: readonly ProductPlan[],
  ids: SeedIds,
  now: Date,
): Promise<void> {
  await writeBrands(tx, ids, now);
  await writeCategories(tx, ids);
  await writeSizeGuides(tx);
  await writeAttributes(tx);
  await writeProducts(tx, plans, ids, now);
}

async function writeBrands(tx: Queryable, ids: SeedIds, now: Date): Promise<void> {
  await bulkInsert(
    tx,
    brands,
    brandSeeds.map(({ slug, name, description }) => ({
      id: idOf(ids.brands, slug),
      slug,
      name,
      searchName: fold(name),
      description: localised(description),
    })),
  );
  await continueIds(tx, brands);
  await bulkInsert(
    tx,
    brandReviews,
    brandSeeds.flatMap(({ slug, trades }) => {
      const fitting = reviewSeeds.filter((review) => trades.includes(review.trade));
      const start = draw(`reviews ${slug}`, Math.max(1, fitting.length));
      const dealt = [...fitting.slice(start), ...fitting.slice(0, start)].slice(0, reviewsPerBrand);
      return dealt.map(({ author, country, rating, daysAgo, text }) => ({
        brandId: idOf(ids.brands, slug),
        author,
        countryId: country,
        rating,
        text: localised(text),
        createdAt: new Date(now.getTime() - (daysAgo + draw(`${slug} ${author}`, 20)) * dayMs),
      }));
    }),
  );
}

function parentPath(urlPath: string): string {
  return urlPath.includes('/') ? urlPath.slice(0, urlPath.lastIndexOf('/')) : '';
}

export function pathAndAbove(urlPath: string): string[] {
  return urlPath === '' ? [''] : [urlPath, ...pathAndAbove(parentPath(urlPath))];
}

async function writeCategories(tx: Queryable, ids: SeedIds): Promise<void> {
  await bulkInsert(
    tx,
    categories,
    categorySeeds.map(({ urlPath, name, description }, position) => ({
      id: idOf(ids.categories, urlPath),
      parentId: urlPath === '' ? null : idOf(ids.categories, parentPath(urlPath)),
      urlPath,
      position,
      name: localised(name),
      description: localised(description),
      sizeGuide: sizeGuideOf(urlPath),
    })),
  );
  await continueIds(tx, categories);
}

async function writeSizeGuides(tx: Queryable): Promise<void> {
  await bulkInsert(
    tx,
    sizeGuides,
    guideSeeds.map(({ code, title, intro, how, units, columns, rows }) => ({
      code,
      title: localised(title),
      intro: localised(intro),
      how: localised(how),
      units: [...units],
      columns: columns.map(({ key, label, unit }) => ({ key, label: localised(label), unit })),
      rows: rows.map((row) => [...row]),
    })),
  );
}

/** The guide that names the category itself, else one for what stands above it. */
function sizeGuideOf(urlPath: string): string | null {
  for (const path of pathAndAbove(urlPath)) {
    const guide = guideSeeds.find((each) => each.categories.includes(path));
    if (guide !== undefined) return guide.code;
  }
  return null;
}

async function writeAttributes(tx: Queryable): Promise<void> {
  await bulkInsert(
    tx,
    attributes,
    factSeeds().map(({ code, fact }, position) => ({
      code,
      label: localised(fact),
      unit: fact.unit,
      isFacet: fact.isFacet === true,
      position,
    })),
  );
  await bulkInsert(
    tx,
    attributeWords,
    wordSeeds().map(({ word, texts }) => ({ word, label: localised(texts) })),
  );
  await bulkInsert(
    tx,
    colourFamilies,
    Object.entries(colourFamilySeeds).map(([code, family], position) => ({
      code,
      label: localised(family),
      hex: family.hex,
      position,
    })),
  );
}

async function writeProducts(
  tx: Queryable,
  plans: readonly ProductPlan[],
  ids: SeedIds,
  now: Date,
): Promise<void> {
  await bulkInsert(
    tx,
    products,
    plans.map((plan) => ({
      id: idOf(ids.products, plan.sku),
      sku: plan.sku,
      productType: productTypeOf(plan),
      bundleKind: plan.bundle?.kind ?? null,
      brandId: idOf(ids.brands, plan.brand),
      categoryId: idOf(ids.categories, plan.category),
      model: plan.model,
      audience: plan.audience,
      facts: plan.facts as Record<string, string | number>,
      colourFamilies: plan.colourFamilies,
      artKind: plan.artKind,
      colours: plan.colours,
      strategy: plan.strategy,
      isDropship: plan.isDropship,
      dispatchDays: plan.dispatchDays,
      fittingForm: plan.fittingForm,
      soleMinMm: plan.soleRange?.[0] ?? null,
      soleMaxMm: plan.soleRange?.[1] ?? null,
      popularity: plan.popularity,
      recentBuyers: plan.recentBuyers,
      releasedAt: new Date(now.getTime() - plan.ageDays * dayMs),
    })),
  );
  await continueIds(tx, products);
  await bulkInsert(
    tx,
    productTexts,
    plans.flatMap((plan) => textRows(plan, idOf(ids.products, plan.sku))),
  );
  await bulkInsert(
    tx,
    categoryProducts,
    plans.flatMap((plan) =>
      pathAndAbove(plan.category).map((path) => ({
        categoryId: idOf(ids.categories, path),
        productId: idOf(ids.products, plan.sku),
      })),
    ),
  );
  await bulkInsert(
    tx,
    bundleParts,
    plans.flatMap((plan) =>
      (plan.bundle?.parts ?? []).map(({ sku, label }, position) => ({
        bundleId: idOf(ids.products, plan.sku),
        productId: idOf(ids.products, sku),
        label: localised(label),
        position,
      })),
    ),
  );
}

function productTypeOf(plan: ProductPlan): 'simple' | 'configurable' | 'bundle' {
  if (plan.bundle !== null) return 'bundle';
  return plan.variants.every((variant) => variant.options.length === 0) ? 'simple' : 'configurable';
}

const brandOf = new Map(brandSeeds.map((brand) => [brand.slug, brand]));
const categoryNames = new Map(categorySeeds.map((category) => [category.urlPath, localised(category.name)]));

function textRows(plan: ProductPlan, productId: number): (typeof productTexts.$inferInsert)[] {
  const brand = brandOf.get(plan.brand)?.name ?? '';
  return storeLocales.map((locale: StoreLocale) => {
    const { name, description } = plan.texts[locale];
    return {
      productId,
      locale,
      name,
      description,
      searchName: fold(`${brand} ${name} ${categoryNames.get(plan.category)?.[locale] ?? ''}`),
      searchBody: fold(description.join(' ')),
    };
  });
}
