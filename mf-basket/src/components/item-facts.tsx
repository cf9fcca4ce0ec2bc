import type { BasketItem } from 'shared-contracts/api/basket';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { shownOptions } from '../domain/shown-options.ts';
import styles from './item.module.css';

/** Renders brand, name and selected options of a line. */
export function ItemFacts({ item }: { item: BasketItem }) {
  const options = shownOptions(item);
  return (
    <div className={styles.facts}>
      <p className={styles.brand}>{item.brand_name}</p>
      <Link to={item.url} className={styles.name}>
        {item.name}
      </Link>
      {options.length > 0 ? (
        <dl className={styles.options}>
          {options.map(({ name, value }) => (
            <div key={name}>
              <dt>
                <FormattedMessage id="item.option" values={{ name }} />
              </dt>{' '}
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
