import { dayText } from 'shared-contracts/day-text';
import { FormattedMessage, useIntl } from 'shared-runtime';
import type { DeliveryPeriod as Period } from '../../../domain/delivery-period.ts';

/** Renders when a parcel arrives, in the store's time zone. */
export function DeliveryPeriod({ from, to }: Period) {
  const intl = useIntl();
  // Every language but English puts an article before the date, which takes no weekday: "zwischen dem 5. Februar".
  const format = intl.locale.startsWith('en')
    ? ({ weekday: 'short', day: 'numeric', month: 'short' } as const)
    : ({ day: 'numeric', month: 'long' } as const);
  const day = (seconds: number) => dayText(intl.formatDate(seconds * 1000, format), intl.locale);
  const values = { from: day(from), to: day(to) };
  return (
    <FormattedMessage
      id={values.from === values.to ? 'orders.eta.day' : 'orders.eta.period'}
      values={values}
    />
  );
}
