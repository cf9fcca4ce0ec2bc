import { pathWithAncestors } from 'storefront-ports/category-path';
import type { RecordInputOf } from 'storefront-ports/import-format';
import { brands } from '../data/catalogue/brands.ts';
import { categories } from '../data/catalogue/categories.ts';
import { factSeeds, wordSeeds } from '../data/catalogue/facts.ts';
import { goesWith } from '../data/catalogue/goes-with.ts';
import { colourFamilies } from '../data/catalogue/palettes.ts';
import type { Audience } from '../data/catalogue/family.ts';
import { draw } from '../data/catalogue/plan/chance.ts';
import { brandReviews } from '../data/content/brand-reviews.ts';
import { sizeGuides } from '../data/content/size-guides.ts';
import { localised } from '../data/texts.ts';
import { daysBefore } from './days.ts';

const reviewsPerBrand = 5;

export const attributeRecords = (): RecordInputOf<'attribute'>[] =>
  factSeeds().map(({ code, fact }, position) => ({
    type: 'attribute',
    code,
    label: localised(fact),
    unit: fact.unit,
    isFacet: fact.isFacet === true,
    position,
  }));

export const attributeWordRecords = (): RecordInputOf<'attribute-word'>[] =>
  wordSeeds().map(({ word, texts }) => ({ type: 'attribute-word', word, label: localised(texts) }));

export const colourFamilyRecords = (): RecordInputOf<'colour-family'>[] =>
  Object.entries(colourFamilies).map(([code, family], position) => ({
    type: 'colour-family',
    code,
    label: localised(family),
    hex: family.hex,
    position,
  }));

export const sizeGuideRecords = (): RecordInputOf<'size-guide'>[] =>
  sizeGuides.map(({ code, title, intro, how, units, columns, rows }) => ({
    type: 'size-guide',
    code,
    title: localised(title),
    intro: localised(intro),
    how: localised(how),
    units: [...units],
    columns: columns.map(({ key, label, unit }) => ({ key, label: localised(label), unit })),
    rows: rows.map((row) => [...row]),
  }));

export const brandRecords = (): RecordInputOf<'brand'>[] =>
  brands.map(({ slug, name, description }, index) => ({
    type: 'brand',
    id: index + 1,
    slug,
    name,
    description: localised(description),
  }));

/** Deals each brand some of the reviews that are true of its trades. */
export const brandReviewRecords = (now: Date): RecordInputOf<'brand-review'>[] =>
  brands.flatMap(({ slug, trades }) => {
    const fitting = brandReviews.filter((review) => trades.includes(review.trade));
    const start = draw(`reviews ${slug}`, Math.max(1, fitting.length));
    const dealt = [...fitting.slice(start), ...fitting.slice(0, start)].slice(0, reviewsPerBrand);
    return dealt.map(({ author, countryId, rating, daysAgo, text }) => ({
      type: 'brand-review' as const,
      brand: slug,
      author,
      countryId,
      rating,
      text: localised(text),
      createdAt: daysBefore(now, daysAgo + draw(`${slug} ${author}`, 20)),
    }));
  });

export const categoryRecords = (): RecordInputOf<'category'>[] =>
  categories.map(({ urlPath, name, description }, position) => ({
    type: 'category',
    id: position + 1,
    urlPath,
    position,
    name: localised(name),
    description: localised(description),
    sizeGuide: sizeGuideOf(urlPath),
    audienceSizeGuides: audienceSizeGuidesOf(urlPath),
    goesWith: [...(goesWith[urlPath] ?? [])],
  }));

/** Returns the guide that names the category and the audience, or else one for a category above it. */
function sizeGuideOf(urlPath: string, audience?: Audience): string | null {
  for (const path of pathWithAncestors(urlPath)) {
    const guide = sizeGuides.find((each) => each.categories.includes(path) && each.audience === audience);
    if (guide !== undefined) return guide.code;
  }
  return null;
}

/** Returns the guides of audiences that have another one than the category. */
function audienceSizeGuidesOf(urlPath: string): Partial<Record<Audience, string>> {
  const audiences = new Set(sizeGuides.flatMap(({ audience }) => audience ?? []));
  return Object.fromEntries(
    [...audiences].flatMap((audience) => {
      const code = sizeGuideOf(urlPath, audience);
      return code === null ? [] : [[audience, code]];
    }),
  );
}
