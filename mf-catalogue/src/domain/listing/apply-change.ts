import { countFilters, hasFilters, type Filters } from './filters.ts';
import { flagFilters, isChosen, listChosenValues, toggleFilter } from './toggle-filter.ts';

export interface FilterChange {
  /** The filters of the page that was rendered when the link was tapped. */
  from: Filters;
  /** Those of the list that its link leads to. */
  to: Filters;
}

/**
 * Returns the filters with what a link changes. While a list is being loaded its filters differ from those of the rendered
 * page, and a link that is tapped meanwhile must not undo them.
 */
export function applyChange(filters: Filters, { from, to }: FilterChange): Filters {
  // Several filters at once are removed by clearing all.
  if (!hasFilters(to) && countFilters(from, true) > 1) return to;
  let changed = filters;
  for (const facet of listChosenValues(from)) {
    if (!isChosen(to, facet, facet.value) && isChosen(changed, facet, facet.value))
      changed = toggleFilter(changed, facet, facet.value);
  }
  for (const facet of listChosenValues(to)) {
    if (!isChosen(from, facet, facet.value) && !isChosen(changed, facet, facet.value))
      changed = toggleFilter(changed, facet, facet.value);
  }
  for (const name of ['price', ...flagFilters] as const) {
    if (from[name] === to[name]) continue;
    const { [name]: _former, ...others } = changed;
    changed = to[name] === undefined ? others : { ...others, [name]: to[name] };
  }
  return changed;
}
