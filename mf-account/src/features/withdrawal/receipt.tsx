import { useQuery } from '@tanstack/react-query';
import { dayText } from 'shared-contracts/day-text';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useIntl, useSession, useShop } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { withdrawalReceiptQuery } from '../../api/withdrawal.ts';
import { EntryPage } from '../../components/entry-page.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from './withdrawal.module.css';

/** Confirms a withdrawal, with its code and its time. */
export function Receipt({ code }: { code: string }) {
  const intl = useIntl();
  const { isUserLoggedIn } = useSession();
  const { data } = useQuery(withdrawalReceiptQuery(useShop(), code));
  if (data === undefined) return null;
  const { receivedAt, hasParcel } = data;
  // Two formats: browsers and the server join the day and the time of one format differently.
  const day = dayText(intl.formatDate(receivedAt, { dateStyle: 'long' }), intl.locale);
  const time = intl.formatTime(receivedAt, { timeStyle: 'short' });
  return (
    <EntryPage
      title={<FormattedMessage id="withdrawal.received" />}
      other={
        <>
          {isUserLoggedIn ? (
            <>
              <Link to={paths.returns} className={styles.otherLink}>
                <FormattedMessage id="withdrawal.toReturns" />
              </Link>{' '}
            </>
          ) : null}
          <Link to={paths.withdrawal} className={styles.otherLink}>
            <FormattedMessage id="withdrawal.law" />
          </Link>
        </>
      }
    >
      <Notice>
        <FormattedMessage id="withdrawal.mailed" />
      </Notice>
      <dl className={styles.receipt}>
        <div>
          <dt>
            <FormattedMessage id="withdrawal.code" />
          </dt>
          <dd className={styles.code}>{data.code}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="withdrawal.receivedAt" />
          </dt>
          <dd>
            <FormattedMessage id="withdrawal.dayAndTime" values={{ day, time }} />
          </dd>
        </div>
      </dl>
      <p>
        <FormattedMessage id={hasParcel ? 'withdrawal.next.parcel' : 'withdrawal.next.unsent'} />
      </p>
    </EntryPage>
  );
}
