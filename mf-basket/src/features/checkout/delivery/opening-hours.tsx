import type { CollectPoint } from 'shared-contracts/api/checkout';
import { FormattedMessage, useIntl } from 'shared-runtime';
import styles from './collect-points.module.css';

/** A Monday. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 24 * 60 * 60 * 1000;

/** Opening hours from Monday on, in local times such as `09:00`. */
export function OpeningHours({ days }: { days: CollectPoint['openingHours'] }) {
  const intl = useIntl();
  return (
    <dl className={styles.hours}>
      {days.map((times, index) => {
        const date = monday + index * dayMs;
        return (
          <div key={date}>
            <dt>{intl.formatDate(date, { weekday: 'long', timeZone: 'UTC' })}</dt>
            <dd>
              {times.length === 0 ? (
                <FormattedMessage id="checkout.collect.closed" />
              ) : (
                times.map(({ from, to }) => `${from}–${to}`).join(', ')
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
