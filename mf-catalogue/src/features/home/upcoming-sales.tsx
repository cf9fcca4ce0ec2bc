import { dayText } from 'shared-contracts/day-text';
import type { Sale } from 'shared-contracts/api/catalogue';
import { FormattedMessage, shareOnServer, useIntl } from 'shared-runtime';
import styles from './upcoming-sales.module.css';

/** Lists coming sales with their start. Without links and pictures: the API serves both from the start on. */
export const UpcomingSales = shareOnServer(function UpcomingSales({ sales }: { sales: readonly Sale[] }) {
  return (
    <ul className={styles.list}>
      {sales.map(({ saleId, title, brandName, startDate }) => (
        <li key={saleId} className={styles.sale}>
          {brandName === '' ? null : <p className={styles.brand}>{brandName}</p>}
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.start}>
            <time dateTime={startDate}>
              <Start date={startDate} />
            </time>
          </p>
        </li>
      ))}
    </ul>
  );
});

function Start({ date }: { date: string }) {
  const intl = useIntl();
  const day = intl.formatDate(date, { weekday: 'long', day: 'numeric', month: 'long' });
  const time = intl.formatTime(date, { hour: '2-digit', minute: '2-digit' });
  return <FormattedMessage id="home.startsAt" values={{ date: dayText(day, intl.locale), time }} />;
}
