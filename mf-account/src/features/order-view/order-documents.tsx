import { useQuery } from '@tanstack/react-query';
import { dayText } from 'shared-contracts/day-text';
import { FormattedMessage, useIntl, useShop } from 'shared-runtime';
import { orderInvoicesQuery, pathOfInvoice, type OrderDocument } from '../../api/order-invoices.ts';
import { AccountCard } from '../../components/account-card.tsx';
import styles from './order-view.module.css';

const labels: Record<OrderDocument['kind'], string> = {
  invoice: 'orders.documents.invoice',
  credit_note: 'orders.documents.creditNote',
};

/** The invoices and credit notes of the order, as files; nothing while there are none. */
export function OrderDocuments({ orderId }: { orderId: number }) {
  const intl = useIntl();
  const { data } = useQuery(orderInvoicesQuery(useShop(), orderId));
  if (data === undefined || data.invoices.length === 0) return null;
  return (
    <AccountCard align="stretch" heading={<FormattedMessage id="orders.documents" />}>
      <ul role="list" className={styles.documents}>
        {data.invoices.map(({ id, kind, number, issuedAt }) => (
          <li key={id}>
            <a href={pathOfInvoice(id)} className={styles.target}>
              <FormattedMessage
                id={labels[kind]}
                values={{
                  number,
                  date: dayText(intl.formatDate(issuedAt, { dateStyle: 'long' }), intl.locale),
                }}
              />
            </a>
          </li>
        ))}
      </ul>
    </AccountCard>
  );
}
