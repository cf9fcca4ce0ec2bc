import type { Facet } from 'shared-contracts/api/listing';
import { attributesText, readAttributes } from './attribute-filters.ts';
import type { Filters } from './filters.ts';
import { sortedValues } from './sorted-values.ts';

type FacetKey = Pick<Facet, 'field' | 'attribute'>;

/** Facets of which one value can be chosen: a price range contains the prices of a narrower one. */
export const singleFields: readonly Facet['field'][] = ['price', 'discount'];

function chosenValues(filters: Filters, { field, attribute }: FacetKey): readonly string[] {
  if (field === 'attributes') return readAttributes(filters.attributes).get(attribute ?? '') ?? [];
  return filters[field]?.split(',') ?? [];
}

/** Returns every chosen value with its facet. Ends of a price range and flags are no values. */
export function listChosenValues(filters: Filters): readonly (FacetKey & { value: string })[] {
  const facets: readonly FacetKey[] = [
    ...(['brand', 'size', 'colour', 'gender', 'discount'] as const).map((field) => ({
      field,
      attribute: null,
    })),
    ...[...readAttributes(filters.attributes).keys()].map((attribute) => ({
      field: 'attributes' as const,
      attribute,
    })),
  ];
  return facets.flatMap((facet) => chosenValues(filters, facet).map((value) => ({ ...facet, value })));
}

export function isChosen(filters: Filters, facet: FacetKey, value: string): boolean {
  return chosenValues(filters, facet).includes(value);
}

/** Returns the filters with a value added, or without it if it was chosen. */
export function toggleFilter(filters: Filters, facet: FacetKey, value: string): Filters {
  const chosen = chosenValues(filters, facet);
  const isRemoved = chosen.includes(value);
  if (singleFields.includes(facet.field)) return withFilter(filters, facet, isRemoved ? [] : [value]);
  return withFilter(filters, facet, isRemoved ? chosen.filter((each) => each !== value) : [...chosen, value]);
}

/** Filters that are chosen or not. */
export const flagFilters = ['in_stock', 'last_items'] as const;

export function toggleFlag(filters: Filters, name: (typeof flagFilters)[number]): Filters {
  const { [name]: former, ...others } = filters;
  return former === undefined ? { ...others, [name]: '1' } : others;
}

export function clearFacet(filters: Filters, facet: FacetKey): Filters {
  return withFilter(filters, facet, []);
}

function withFilter(filters: Filters, { field, attribute }: FacetKey, values: readonly string[]): Filters {
  const { [field]: _former, ...others } = filters;
  const text =
    field === 'attributes'
      ? attributesText(new Map([...readAttributes(filters.attributes), [attribute ?? '', values]]))
      : sortedValues(values).join(',');
  return text === '' ? others : { ...others, [field]: text };
}
