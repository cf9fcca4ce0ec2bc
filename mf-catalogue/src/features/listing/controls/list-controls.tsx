import type { ListingSelection } from '../../../domain/listing/listing-selection.ts';
import { FiltersLink } from './filters-link.tsx';
import { SortLinks } from './sort-links.tsx';
import { SortSelect } from './sort-select.tsx';

export interface ListControlsProps {
  selection: ListingSelection;
}

/** Renders the orders, and on narrow screens the way to the filters. */
export function ListControls({ selection }: ListControlsProps) {
  return (
    <>
      <FiltersLink selection={selection} />
      <SortSelect current={selection} />
      <SortLinks current={selection} />
    </>
  );
}
