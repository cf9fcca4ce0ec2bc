import type { Facet } from 'shared-contracts/api/listing';
import { formatMoneyRange, money } from 'shared-contracts/money';
import { useIntl, useMaySeePrices, useMoneyFormat, useShop } from 'shared-runtime';
import type { Filters } from '../../../domain/listing/filters.ts';
import { parsePrice } from '../../../domain/listing/price-filter.ts';
import {
  clearFacet,
  flagFilters,
  isChosen,
  listChosenValues,
  toggleFilter,
  toggleFlag,
} from '../../../domain/listing/toggle-filter.ts';

export interface Chip {
  key: string;
  label: string;
  /** The filters without it. */
  filters: Filters;
}

const priceFacet = { field: 'price', attribute: null } as const;

/** Returns the chosen values with their labels, as many as the number of filters says. */
export function useChips(chosen: Filters, facets: readonly Facet[]): Chip[] {
  const intl = useIntl();
  const filters = useAppliedFilters(chosen);
  const range = useEnteredRange(filters, facets);
  const known = facets.flatMap((facet) =>
    facet.values
      .filter(({ value }) => isChosen(filters, facet, value))
      .map(({ value, label }) => ({ ...facet, value, label })),
  );
  const knownKeys = new Set(known.map(keyOf));
  // A shared link may contain a value that the shop does not have any more. It filters, so it must be removable.
  const unknown = listChosenValues(filters)
    .filter((value) => !knownKeys.has(keyOf(value)))
    .map((value) => ({ ...value, label: intl.formatMessage({ id: 'filters.unknown' }) }));
  const chips = [...known, ...unknown].map((value) => ({
    key: keyOf(value),
    label: value.label,
    filters: toggleFilter(chosen, value, value.value),
  }));
  if (range !== null) chips.push({ key: 'price', label: range, filters: clearFacet(chosen, priceFacet) });
  const flags = flagFilters.filter((name) => filters[name] !== undefined);
  return [
    ...chips,
    ...flags.map((name) => ({
      key: name,
      label: intl.formatMessage({ id: `filters.${name}` }),
      filters: toggleFlag(chosen, name),
    })),
  ];
}

function keyOf({ field, attribute, value }: Pick<Facet, 'field' | 'attribute'> & { value: string }): string {
  return `${attribute ?? field} ${value}`;
}

/** Returns the filters without those of prices for visitors who see none: the API ignores them. */
function useAppliedFilters({ price, discount, ...others }: Filters): Filters {
  const maySeePrices = useMaySeePrices();
  return maySeePrices ? { price, discount, ...others } : others;
}

/** Returns the label of a price range that is none of the facet's values; null without one. */
function useEnteredRange({ price }: Filters, facets: readonly Facet[]): string | null {
  const intl = useIntl();
  const { store } = useShop();
  const formatMoney = useMoneyFormat();
  const facet = facets.find(({ field }) => field === 'price');
  const range = parsePrice(price);
  // A list without products has no facet of prices.
  if (range === null || facet?.values.some(({ value }) => value === price)) return null;
  const amount = (value: number) => money(value, store.currency);
  const { from, to } = range;
  if (from !== null && to !== null) return formatMoneyRange(amount(from), amount(to), store);
  const id = from === null ? 'filters.upTo' : 'filters.atLeast';
  return intl.formatMessage({ id }, { price: formatMoney(amount(from ?? to ?? 0)) });
}
