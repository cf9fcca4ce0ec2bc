import type { Money } from 'shared-contracts/money';
import { FormattedMessage, useIntl, useMoneyFormat } from 'shared-runtime';
import { useHasEnded } from '../../../components/sale/sale-countdown.tsx';
import styles from './subcategory-note.module.css';

export interface SubcategoryNoteProps {
  /** Lowest price; null if it is not known, undefined while it is being looked up. */
  price: Money | null | undefined;
  /** End of the category's running sale, ISO 8601. */
  saleEndDate: string | undefined;
}

/** Renders a line below the name of a category. */
export function SubcategoryNote({ price, saleEndDate }: SubcategoryNoteProps) {
  const formatMoney = useMoneyFormat();
  return (
    <span className={styles.note}>
      {price == null ? null : (
        <FormattedMessage id="listing.priceFrom" values={{ price: formatMoney(price) }} />
      )}
      {saleEndDate === undefined ? null : <SaleUntil endDate={saleEndDate} />}
    </span>
  );
}

/** Disappears at the end of the sale. */
function SaleUntil({ endDate }: { endDate: string }) {
  const intl = useIntl();
  if (useHasEnded(endDate)) return null;
  return (
    <span className={styles.sale}>
      <FormattedMessage
        id="listing.saleUntil"
        values={{ date: intl.formatDate(endDate, { day: 'numeric', month: 'short' }) }}
      />
    </span>
  );
}
