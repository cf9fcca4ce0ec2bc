import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage, useIntl, useMaySeePrices } from 'shared-runtime';
import { useLocation, useNavigate } from 'shared-runtime/router';
import { Button, Select } from 'shared-ui';
import { sortChoices } from '../../../domain/listing/sort-choices.ts';
import type { ListingState } from '../../../domain/listing/listing-selection.ts';
import { HiddenFields } from './hidden-fields.tsx';
import styles from './list-controls.module.css';
import { useChosenState, useListLinks } from '../use-list-links.ts';

/** Renders the orders as a drop-down for narrow screens, in a form that works without JavaScript. */
export function SortSelect({ current }: { current: ListingState }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const choices = sortChoices(useMaySeePrices());
  const chosen = useChosenState(current);
  const linkTo = useListLinks(chosen);
  const select = useRef<HTMLSelectElement>(null);

  function sortBy(value: string): void {
    const choice = choices.find((each) => sortValue(each) === value);
    if (choice === undefined) return;
    const { order, dir } = choice;
    void navigate(linkTo({ order, dir, p: 1 }), { preventScrollReset: true });
  }

  const followEarlyChoice = useEffectEvent(() => {
    const value = select.current?.value;
    if (value !== undefined && value !== sortValue(chosen)) sortBy(value);
  });
  // An order that was chosen before hydration. Browsers restore none, as this would choose it again after Back.
  useEffect(() => followEarlyChoice(), []);

  return (
    <form action={pathname} autoComplete="off" className={styles.form}>
      <HiddenFields url={linkTo({ order: 'relevance', dir: 'desc', p: 1 })} />
      <Select
        name="sort"
        label={intl.formatMessage({ id: 'listing.sort' })}
        labelHidden
        value={sortValue(chosen)}
        onChange={({ target }) => {
          // React may hydrate during this event: `followEarlyChoice` has navigated already, and the former order is shown again.
          if (target.value !== sortValue(chosen)) sortBy(target.value);
        }}
        ref={select}
      >
        {choices.map((choice) => (
          <option key={choice.id} value={sortValue(choice)}>
            {intl.formatMessage({ id: `listing.sort.${choice.id}` })}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" variant="secondary" size="small">
          <FormattedMessage id="filters.apply" />
        </Button>
      </noscript>
    </form>
  );
}

function sortValue({ order, dir }: Pick<ListingState, 'order' | 'dir'>): string {
  return `${order}-${dir}`;
}
