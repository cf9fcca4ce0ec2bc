import type { BasketItem } from 'shared-contracts/api/basket';
import { FormattedMessage } from 'shared-runtime';
import styles from './item-content.module.css';
import { useFittingText } from './use-fitting-text.ts';

/** Renders the parts of a bundle with their options, and the answers for the workshop. */
export function ItemContent({
  item: { parts, fittingForm },
}: {
  item: Pick<BasketItem, 'parts' | 'fittingForm'>;
}) {
  const formatFitting = useFittingText();
  if (parts.length === 0 && !fittingForm) return null;
  return (
    <dl className={styles.details}>
      {parts.map(({ label, name, options }) => (
        <div key={`${label} ${name}`}>
          <dt>
            <FormattedMessage id="item.option" values={{ name: label }} />
          </dt>{' '}
          <dd>{options === '' ? name : `${name}, ${options}`}</dd>
        </div>
      ))}
      {fittingForm ? (
        <div>
          <dt>
            <FormattedMessage id="item.workshop" />
          </dt>{' '}
          <dd>{formatFitting(fittingForm)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
