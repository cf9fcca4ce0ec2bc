import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import {
  attributes,
  attributeWords,
  brandReviews,
  brands,
  categories,
  colourFamilies,
  optionAttributes,
  optionValues,
  priceLists,
  sizeGuides,
} from '../../../db/schema/index.ts';
import { byBytes, groupBy, instantText, type Emit } from './emit.ts';

/* oxlint-disable no-await-in-loop -- records are written one after the other */

/** Emits what products refer to: attributes, options, size guides, brands, categories and price lists. */
export async function exportFoundations(tx: Queryable, emit: Emit): Promise<void> {
  await exportAttributes(tx, emit);
  await exportOptions(tx, emit);
  for (const { code, title, intro, how, units, columns, rows } of await tx
    .select()
    .from(sizeGuides)
    .orderBy(byBytes(sizeGuides.code)))
    await emit({ type: 'size-guide', code, title, intro, how, units, columns, rows });
  await exportBrands(tx, emit);
  for (const { parentId: _parentId, ...category } of await tx
    .select()
    .from(categories)
    .orderBy(asc(categories.id)))
    await emit({ type: 'category', ...category });
  for (const { code, base, groups } of await tx.select().from(priceLists).orderBy(byBytes(priceLists.code)))
    await emit({ type: 'price-list', code, base, groups });
}

async function exportAttributes(tx: Queryable, emit: Emit): Promise<void> {
  for (const { code, label, unit, isFacet, position } of await tx
    .select()
    .from(attributes)
    .orderBy(asc(attributes.position), byBytes(attributes.code)))
    await emit({ type: 'attribute', code, label, unit, isFacet, position });
  for (const { word, label } of await tx.select().from(attributeWords).orderBy(byBytes(attributeWords.word)))
    await emit({ type: 'attribute-word', word, label });
  for (const { code, label, hex, position } of await tx
    .select()
    .from(colourFamilies)
    .orderBy(asc(colourFamilies.position), byBytes(colourFamilies.code)))
    await emit({ type: 'colour-family', code, label, hex, position });
}

async function exportOptions(tx: Queryable, emit: Emit): Promise<void> {
  const values = groupBy(
    await tx.select().from(optionValues).orderBy(asc(optionValues.id)),
    ({ attributeId }) => attributeId,
  );
  for (const { id, code, label, position } of await tx
    .select()
    .from(optionAttributes)
    .orderBy(asc(optionAttributes.id))) {
    const own = (values.get(id) ?? []).map((value) => ({
      id: value.id,
      code: value.code,
      label: value.label,
      position: value.position,
    }));
    await emit({ type: 'option', id, code, label, position, values: own });
  }
}

async function exportBrands(tx: Queryable, emit: Emit): Promise<void> {
  for (const { id, slug, name, description } of await tx.select().from(brands).orderBy(asc(brands.id)))
    await emit({ type: 'brand', id, slug, name, description });
  const reviews = await tx
    .select({ review: brandReviews, slug: brands.slug })
    .from(brandReviews)
    .innerJoin(brands, eq(brands.id, brandReviews.brandId))
    .orderBy(asc(brands.id), asc(brandReviews.id));
  for (const { review, slug } of reviews) {
    const { author, countryId, rating, text, createdAt } = review;
    await emit({
      type: 'brand-review',
      brand: slug,
      author,
      countryId,
      rating,
      text,
      createdAt: instantText(createdAt),
    });
  }
}
