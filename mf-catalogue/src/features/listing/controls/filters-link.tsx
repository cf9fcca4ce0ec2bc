import type { MouseEvent } from 'react';
import { FormattedMessage, useMaySeePrices, useOpenOverlay, useOverlayIntent } from 'shared-runtime';
import { ButtonLink, FiltersIcon, isModifiedClick } from 'shared-ui';
import { countFilters } from '../../../domain/listing/filters.ts';
import type { ListingSelection } from '../../../domain/listing/listing-selection.ts';
import styles from './list-controls.module.css';

/** Id of the filters that the server renders. On narrow screens they are hidden unless the URL has it as its fragment. */
export const filtersId = 'filters';

/** Leads to the filters, on narrow screens only. With JavaScript it opens them as a panel. */
export function FiltersLink({ selection }: { selection: ListingSelection }) {
  const openOverlay = useOpenOverlay();
  const intent = useOverlayIntent('catalogue/filters');
  const maySeePrices = useMaySeePrices();
  const { p: _page, order: _order, dir: _dir, from: _from, filters, ...subject } = selection;

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    openOverlay('catalogue/filters', subject);
  }

  return (
    <ButtonLink
      href={`#${filtersId}`}
      variant="secondary"
      size="small"
      className={styles.filters}
      onClick={handleClick}
      {...intent}
    >
      <FiltersIcon size={18} />
      <FormattedMessage id="filters.open" values={{ count: countFilters(filters, maySeePrices) }} />
    </ButtonLink>
  );
}
