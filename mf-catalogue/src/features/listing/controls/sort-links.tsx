import { FormattedMessage, useIntl, useMaySeePrices } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import type { ListingState } from '../../../domain/listing/listing-selection.ts';
import { sortChoices } from '../../../domain/listing/sort-choices.ts';
import styles from './sort-links.module.css';
import { useChosenState, useListLinks } from '../use-list-links.ts';

/** Renders the orders as links: each has a URL and works without JavaScript. A new order starts at page one. */
export function SortLinks({ current }: { current: ListingState }) {
  const intl = useIntl();
  const choices = sortChoices(useMaySeePrices());
  const chosen = useChosenState(current);
  const linkTo = useListLinks(chosen);
  return (
    <nav aria-label={intl.formatMessage({ id: 'listing.sort' })} className={styles.sort}>
      <ul className={styles.choices}>
        {choices.map(({ id, order, dir }) => (
          <li key={id}>
            <Link
              to={linkTo({ order, dir, p: 1 })}
              aria-current={order === chosen.order && dir === chosen.dir ? 'true' : undefined}
              preventScrollReset
              rel="nofollow"
              className={styles.choice}
            >
              <FormattedMessage id={`listing.sort.${id}`} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
