import { returnLabel } from 'shared-contracts/descriptors/returns';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useMoneyFormat } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Badge, ButtonLink } from 'shared-ui';
import type { OrderReturn } from '../../api/returns.ts';
import { AccountCard } from '../../components/account-card.tsx';
import { reasonMessage } from '../../domain/reason-messages.ts';
import { CancelAction, type CancelOutcome } from './cancel-action.tsx';
import { hiddenText } from './hidden-text.tsx';
import { LongDay } from './long-day.tsx';
import styles from './returns.module.css';

export interface ReturnCardProps {
  of: OrderReturn;
  orderId: number;
  /** Number of its order, on a page with returns of several. */
  orderNumber?: string;
  onCanceled: (outcome: CancelOutcome) => void;
}

/** One return: its state, what is in it, and what comes next. */
export function ReturnCard({ of, orderId, orderNumber, onCanceled }: ReturnCardProps) {
  const { id, code, kind, state, stateLabel, createdAt, items, hasLabel, canCancel } = of;
  return (
    <AccountCard
      className={styles.wide}
      heading={
        <span className={styles.heading}>
          <FormattedMessage
            id={kind === 'withdrawal' ? 'returns.withdrawal' : 'returns.return'}
            values={{ code }}
          />
          <Badge tone={state === 'refunded' ? 'success' : 'neutral'}>{stateLabel}</Badge>
        </span>
      }
    >
      <p className={styles.muted}>
        <FormattedMessage
          id={kind === 'withdrawal' ? 'returns.withdrawnOn' : 'returns.requestedOn'}
          values={{ date: <LongDay key="date" value={createdAt} /> }}
        />
        {orderNumber === undefined ? null : (
          <>
            {' · '}
            <Link to={paths.orderReturns(orderId)} className={styles.target}>
              <FormattedMessage id="returns.order" values={{ number: orderNumber }} />
            </Link>
          </>
        )}
      </p>
      <ul role="list" className={styles.pieces}>
        {items.map((item) => (
          <ReturnedItem key={item.id} item={item} />
        ))}
      </ul>
      <p>
        <NextStep of={of} />
      </p>
      <div className={styles.actions}>
        {hasLabel ? (
          <ButtonLink href={`${returnLabel.path}?id=${id}`} variant="secondary">
            <FormattedMessage id="returns.label" values={{ code, hidden: hiddenText }} />
          </ButtonLink>
        ) : null}
        {canCancel ? <CancelAction of={of} orderId={orderId} onDone={onCanceled} /> : null}
      </div>
    </AccountCard>
  );
}

function ReturnedItem({ item }: { item: OrderReturn['items'][number] }) {
  const { name, qty, qtyReceived, reason, comment } = item;
  return (
    <li>
      <FormattedMessage id="returns.pieces" values={{ qty, name }} />
      {reason === null ? null : (
        <p className={styles.muted}>
          <FormattedMessage id={reasonMessage(reason)} />
        </p>
      )}
      {comment === null ? null : (
        <p className={styles.comment}>
          <FormattedMessage id="returns.quote" values={{ comment }} />
        </p>
      )}
      {qtyReceived > 0 && qtyReceived < qty ? (
        <p className={styles.muted}>
          <FormattedMessage id="returns.received" values={{ received: qtyReceived, qty }} />
        </p>
      ) : null}
    </li>
  );
}

/** Says what the member does or waits for, or how it ended. */
export function NextStep({ of: { kind, state, refund, refunded, code } }: { of: OrderReturn }) {
  const format = useMoneyFormat();
  switch (state) {
    case 'requested':
      return <FormattedMessage id="returns.next.requested" />;
    case 'approved':
      return <FormattedMessage id="returns.next.approved" values={{ code }} />;
    case 'received':
      return <FormattedMessage id="returns.next.received" />;
    case 'refunded':
      return (
        <FormattedMessage
          id={refund === 'credit' ? 'returns.next.credited' : 'returns.next.refunded'}
          values={{ amount: format(refunded) }}
        />
      );
    case 'canceled':
      return (
        <FormattedMessage id={kind === 'withdrawal' ? 'returns.next.withdrawn' : 'returns.next.canceled'} />
      );
    case 'rejected':
      return <FormattedMessage id="returns.next.rejected" />;
  }
}
