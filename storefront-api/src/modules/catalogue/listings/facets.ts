import type { Facet } from 'shared-contracts/api/listing';
import type { ParsedRequestOf } from 'shared-contracts/api';
import type { StoreLocale } from 'shared-contracts/locales';
import type { Store } from 'shared-contracts/stores';
import type { PriceView } from '../../pricing/price-view.ts';
import { formatFact } from '../products/facts.ts';
import { bandText, discountText, facetTitles, genderWords } from './facet-messages.ts';
import { discountSteps, type FacetCounts } from './count-facets.ts';
import { attributesOf } from './filters.ts';
import { audiences, type ListingIndex } from '../listing-index/index-data.ts';

type ListingRequest = ParsedRequestOf<'cat-products-es'>;
type FacetValue = Facet['values'][number];

export interface FacetQuestion {
  index: ListingIndex;
  request: ListingRequest;
  counts: FacetCounts;
  bands: readonly number[];
  locale: StoreLocale;
  store: Store;
  prices: PriceView;
}

/** An attribute is offered where at least this share of the products has it: the department's own. */
const leastShare = 0.25;
const mostAttributes = 8;

export function facetsOf(question: FacetQuestion): Facet[] {
  const { prices } = question;
  const all = [
    brandFacet(question),
    sizeFacet(question),
    colourFacet(question),
    genderFacet(question),
    ...(prices.isVisible ? [priceFacet(question), discountFacet(question)] : []),
    ...attributeFacets(question),
  ];
  return all.filter((facet) => facet.values.length > 0);
}

function facet(field: Facet['field'], locale: StoreLocale, values: FacetValue[]): Facet {
  return { field, attribute: null, label: facetTitles[locale][field], values: values.filter(isOffered) };
}

/** What is chosen stays on offer, so that it can be taken back. */
function isOffered(value: FacetValue): boolean {
  return value.count > 0 || value.isSelected;
}

function brandFacet({ index, request, counts, locale }: FacetQuestion): Facet {
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

function sizeFacet({ index, request, counts, locale }: FacetQuestion): Facet {
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

function colourFacet({ index, request, counts, locale }: FacetQuestion): Facet {
  const values = index.names.colours.map(({ code, label, hex }, at) => ({
    value: code,
    label: label[locale],
    count: counts.colours[at] ?? 0,
    isSelected: request.colour?.includes(code) ?? false,
    hex,
  }));
  return facet('colour', locale, values);
}

function genderFacet({ request, counts, locale }: FacetQuestion): Facet {
  const values = audiences.map((audience, at) => ({
    value: audience,
    label: genderWords[locale][audience],
    count: counts.audiences[at] ?? 0,
    isSelected: request.gender?.includes(audience) ?? false,
    hex: null,
  }));
  return facet('gender', locale, values);
}

function priceFacet({ request, counts, bands, locale, store }: FacetQuestion): Facet {
  const values = bands.map((from, at) => {
    const next = bands[at + 1];
    const value = next === undefined ? `${from}-` : `${from}-${next - 1}`;
    const label = bandText(from, next ?? null, store);
    return { value, label, count: counts.bands[at] ?? 0, isSelected: request.price === value, hex: null };
  });
  return facet('price', locale, values);
}

function discountFacet({ request, counts, locale }: FacetQuestion): Facet {
  const values = discountSteps.map((least, at) => ({
    value: String(least),
    label: discountText(least, locale),
    count: counts.discounts[at] ?? 0,
    isSelected: request.discount === least,
    hex: null,
  }));
  return facet('discount', locale, values);
}

function attributeFacets({ index, request, counts, locale }: FacetQuestion): Facet[] {
  const chosen = attributesOf(request.attributes);
  const least = counts.matched.length * leastShare;
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
    if (!isChosen && (products < least || known.length < 2)) return [];
    const values = known
      .map((number) => ({ number, value: index.attributeValues[number]?.value ?? '' }))
      .sort((one, other) => compare(one.value, other.value))
      .map(({ number, value }) => ({
        value: String(value),
        label: formatFact(value, unit, locale, index.names.words),
        count: counts.attributes[number] ?? 0,
        isSelected: chosen.get(code)?.has(String(value)) ?? false,
        hex: null,
      }));
    return [{ field: 'attributes', attribute: code, label: label[locale], values: values.filter(isOffered) }];
  });
  return facets.slice(0, mostAttributes);
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'en');
}
