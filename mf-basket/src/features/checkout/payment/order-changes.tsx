import { fullProductName } from 'shared-contracts/product-name';
import { FormattedMessage, useMoneyFormat, useShop } from 'shared-runtime';
import type { CheckoutDifferences, LineDifference } from '../../../domain/checkout-differences.ts';
import { Alert } from 'shared-ui';
import styles from '../checkout.module.css';

/** Lists what has changed of the order, with the new total. */
export function OrderChanges({ differences }: { differences: CheckoutDifferences }) {
  const format = useMoneyFormat();
  const { lines, total } = differences;
  if (lines.length === 0 && total === null) return null;
  return (
    <Alert kind="warning" title={<FormattedMessage id="checkout.changes.title" />}>
      <ul className={styles.messages}>
        {lines.map((line) => (
          <li key={line.item.cartItemId}>
            <LineChange line={line} />
          </li>
        ))}
        {total ? (
          <li>
            <FormattedMessage
              id="checkout.changes.total"
              values={{ before: format(total.before), after: <strong>{format(total.after)}</strong> }}
            />
          </li>
        ) : null}
      </ul>
    </Alert>
  );
}

function LineChange({ line: { item, change } }: { line: LineDifference }) {
  const format = useMoneyFormat();
  const { locale } = useShop();
  const product = fullProductName(item.brand_name, item.name, locale);
  switch (change.kind) {
    case 'removed':
      return <FormattedMessage id="checkout.changes.removed" values={{ product }} />;
    case 'quantity':
      return <FormattedMessage id="checkout.changes.quantity" values={{ product, qty: change.qty }} />;
    case 'price':
      return (
        <FormattedMessage id="checkout.changes.price" values={{ product, price: format(change.price) }} />
      );
  }
}
