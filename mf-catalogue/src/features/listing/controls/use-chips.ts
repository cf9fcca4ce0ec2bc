import type { Facet } from 'shared-contracts/api/listing';
import { formatMoneyRange, money } from 'shared-contracts/money';
import { useIntl, useMoneyFormat, useShop } from 'shared-runtime';
import type { Filters } from '../../../domain/listing/filters.ts';
import { parsePrice } from '../../../domain/listing/price-filter.ts';
import {
  clearFacet,
  flagFilters,
  isChosen,
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

/** Returns the chosen values with their labels. Values that the list does not know have no chip; all can be cleared. */
export function useChips(filters: Filters, facets: readonly Facet[]): Chip[] {
  const intl = useIntl();
  const range = useEnteredRange(filters, facets);
  const chips = facets.flatMap((facet) =>
    facet.values
      .filter(({ value }) => isChosen(filters, facet, value))
      .map(({ value, label }) => ({
        key: `${facet.attribute ?? facet.field} ${value}`,
        label,
        filters: toggleFilter(filters, facet, value),
      })),
  );
  if (range !== null) chips.push({ key: 'price', label: range, filters: clearFacet(filters, priceFacet) });
  const flags = flagFilters.filter((name) => filters[name] !== undefined);
  return [
    ...chips,
    ...flags.map((name) => ({
      key: name,
      label: intl.formatMessage({ id: `filters.${name}` }),
      filters: toggleFlag(filters, name),
    })),
  ];
}

/** Returns the label of a price range that is none of the facet's values; null without one. */
function useEnteredRange({ price }: Filters, facets: readonly Facet[]): string | null {
  const intl = useIntl();
  const { store } = useShop();
  const formatMoney = useMoneyFormat();
  const facet = facets.find(({ field }) => field === 'price');
  const range = parsePrice(price);
  if (range === null || facet === undefined || facet.values.some(({ value }) => value === price)) return null;
  const amount = (value: number) => money(value, store.currency);
  const { from, to } = range;
  if (from !== null && to !== null) return formatMoneyRange(amount(from), amount(to), store);
  const id = from === null ? 'filters.upTo' : 'filters.atLeast';
  return intl.formatMessage({ id }, { price: formatMoney(amount(from ?? to ?? 0)) });
}
