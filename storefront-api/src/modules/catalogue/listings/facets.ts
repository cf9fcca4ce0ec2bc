import type { Facet } from 'shared-contracts/api/listing';
import type { ParsedRequestOf } from 'shared-contracts/api';
import type { StoreLocale } from 'shared-contracts/locales';
import type { Store } from 'shared-contracts/stores';
import type { PriceView } from '../../pricing/price-view.ts';
import { formatFact } from '../products/facts.ts';
import { bandText, discountText, facetTitles, genderLabels } from './facet-messages.ts';
import { discountSteps, type FacetCounts } from './count-facets.ts';
import { attributesOf } from './filters.ts';
import { audiences, type ListingIndex } from '../listing-index/index-data.ts';

type ListingRequest = ParsedRequestOf<'cat-products-es'>;
type FacetValue = Facet['values'][number];

export interface FacetInput {
  index: ListingIndex;
  request: ListingRequest;
  counts: FacetCounts;
  bands: readonly number[];
  locale: StoreLocale;
  store: Store;
  prices: PriceView;
}

/** An attribute becomes a facet if at least this share of the products has it. */
const minShare = 0.25;
const maxAttributes = 8;

export function facetsOf(input: FacetInput): Facet[] {
  const { counts, prices } = input;
  const all = [
    brandFacet(input),
    sizeFacet(input),
    colourFacet(input),
    genderFacet(input),
    ...(prices.isVisible ? [priceFacet(input), discountFacet(input)] : []),
    ...attributeFacets(input),
  ];
  const { length } = counts.matched;
  return all.filter((facet) => canNarrow(facet, length));
}

/**
 * Returns whether a facet offers a choice: "Brand: Varnhorn" on the page of the brand does not. A range of prices can be
 * entered, and what is chosen can be removed.
 */
function canNarrow({ field, values }: Facet, total: number): boolean {
  const [first, ...others] = values;
  if (first === undefined) return false;
  return others.length > 0 || first.isSelected || first.count < total || field === 'price';
}

function facet(field: Facet['field'], locale: StoreLocale, values: FacetValue[]): Facet {
  return { field, attribute: null, label: facetTitles[locale][field], values: values.filter(isOffered) };
}

/** Chosen values stay visible with a count of 0, so that they can be deselected. */
function isOffered(value: FacetValue): boolean {
  return value.count > 0 || value.isSelected;
}

function brandFacet({ index, request, counts, locale }: FacetInput): Facet {
  const values = [...index.names.brands].map(([id, { name }]) => ({
    value: String(id),
    label: name,
    count: counts.brands[id] ?? 0,
    isSelected: request.brand?.includes(id) ?? false,
    hex: null,
  }));
  return facet(
    'brand',
    locale,
    values.sort((one, other) => one.label.localeCompare(other.label, 'en')),
  );
}

function sizeFacet({ index, request, counts, locale }: FacetInput): Facet {
  const sizes = [...index.names.sizes].sort(([, one], [, other]) => one.position - other.position);
  const values = sizes.map(([id, { label }]) => ({
    value: String(id),
    label: label[locale],
    count: counts.sizes[id] ?? 0,
    isSelected: request.size?.includes(id) ?? false,
    hex: null,
  }));
  return facet('size', locale, values);
}

function colourFacet({ index, request, counts, locale }: FacetInput): Facet {
  const values = index.names.colours.map(({ code, label, hex }, at) => ({
    value: code,
    label: label[locale],
    count: counts.colours[at] ?? 0,
    isSelected: request.colour?.includes(code) ?? false,
    hex,
  }));
  return facet('colour', locale, values);
}

function genderFacet({ request, counts, locale }: FacetInput): Facet {
  const values = audiences.map((audience, at) => ({
    value: audience,
    label: genderLabels[locale][audience],
    count: counts.audiences[at] ?? 0,
    isSelected: request.gender?.includes(audience) ?? false,
    hex: null,
  }));
  return facet('gender', locale, values);
}

function priceFacet({ request, counts, bands, locale, store }: FacetInput): Facet {
  const values = bands.map((from, at) => {
    const next = bands[at + 1];
    const value = next === undefined ? `${from}-` : `${from}-${next - 1}`;
    const label = bandText(from, next ?? null, store);
    return { value, label, count: counts.bands[at] ?? 0, isSelected: request.price === value, hex: null };
  });
  return facet('price', locale, values);
}

function discountFacet({ request, counts, locale }: FacetInput): Facet {
  const values = discountSteps.map((minPercent, at) => ({
    value: String(minPercent),
    label: discountText(minPercent, locale),
    count: counts.discounts[at] ?? 0,
    isSelected: request.discount === minPercent,
    hex: null,
  }));
  return facet('discount', locale, values);
}

function attributeFacets({ index, request, counts, locale }: FacetInput): Facet[] {
  const chosen = attributesOf(request.attributes);
  const minProducts = counts.matched.length * minShare;
  const numbers = Map.groupBy(
    index.attributeValues.keys(),
    (number) => index.attributeValues[number]?.code ?? '',
  );
  const facets = [...index.names.attributes].flatMap(([code, { label, unit }]): Facet[] => {
    const isChosen = chosen.has(code);
    const known = (numbers.get(code) ?? []).filter(
      (number) => (counts.attributes[number] ?? 0) > 0 || isChosen,
    );
    const products = known.reduce((sum, number) => sum + (counts.attributes[number] ?? 0), 0);
    if (!isChosen && (products < minProducts || known.length < 2)) return [];
    const values = known
      .map((number) => ({ number, value: index.attributeValues[number]?.value ?? '' }))
      .sort((one, other) => compare(one.value, other.value))
      .map(({ number, value }) => ({
        value: String(value),
        label: formatFact(value, unit, locale, index.names.valueLabels),
        count: counts.attributes[number] ?? 0,
        isSelected: chosen.get(code)?.has(String(value)) ?? false,
        hex: null,
      }));
    return [{ field: 'attributes', attribute: code, label: label[locale], values: values.filter(isOffered) }];
  });
  return facets.filter((each, at) => at < maxAttributes || chosen.has(each.attribute ?? ''));
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'en');
}
