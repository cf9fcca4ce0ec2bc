import type { BasketItem } from 'shared-contracts/api/basket';
import { dayText } from 'shared-contracts/day-text';
import { specialKindOf } from 'shared-contracts/special-products';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { TruckIcon } from 'shared-ui';
import { ItemContent } from '../../../components/item-content.tsx';
import styles from './line-details.module.css';

/**
 * Renders the parts of a bundle, the fitting answers, what is different for gift vouchers and donations, and the estimated
 * delivery of a line.
 */
export function LineDetails({ item }: { item: BasketItem }) {
  const { estimatedDeliveryStart: start, estimatedDeliveryEnd: end } = item;
  const special = specialKindOf(item.productId);
  return (
    <>
      <ItemContent item={item} />
      {special === null ? null : (
        <p className={styles.special}>
          <FormattedMessage id={special === 'voucher' ? 'item.voucher' : 'item.donation'} />
        </p>
      )}
      {start === null || end === null ? null : <Delivery start={start} end={end} />}
    </>
  );
}

/** `start` and `end` are seconds since 1970; the dates are in the store's time zone. */
function Delivery({ start, end }: { start: number; end: number }) {
  const intl = useIntl();
  // Every language but English puts an article before the date, which takes no weekday: "zwischen dem 5. Februar".
  const format = intl.locale.startsWith('en')
    ? ({ weekday: 'short', day: 'numeric', month: 'short' } as const)
    : ({ day: 'numeric', month: 'long' } as const);
  const day = (seconds: number) => dayText(intl.formatDate(seconds * 1000, format), intl.locale);
  const values = { from: day(start), to: day(end) };
  return (
    <p className={styles.delivery}>
      <TruckIcon size={18} aria-hidden="true" />
      <FormattedMessage
        id={values.from === values.to ? 'item.deliveryDay' : 'item.delivery'}
        values={values}
      />
    </p>
  );
}
