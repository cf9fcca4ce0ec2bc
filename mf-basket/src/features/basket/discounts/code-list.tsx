import type { BasketPromoCode } from 'shared-contracts/api/basket';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { Button, Skeleton } from 'shared-ui';
import { usePendingCode, type DiscountChange } from '../../../api/change-discount.ts';
import { DiscountForm } from './discount-form.tsx';
import styles from './discounts.module.css';

interface CodeListProps {
  version: number;
  codes: readonly BasketPromoCode[];
  /** Code that is being removed; null: none. */
  removing: string | null;
  onChange: (change: DiscountChange) => void;
}

/** Lists the codes of the basket, also those that do not apply now, with the reason. */
export function CodeList({ version, codes, removing, onChange }: CodeListProps) {
  const intl = useIntl();
  const pendingCode = usePendingCode();
  const isChecking = pendingCode !== null && codes.every(({ code }) => code !== pendingCode);
  if (codes.length === 0 && !isChecking) return null;
  return (
    <ul role="list" className={styles.codes} aria-label={intl.formatMessage({ id: 'discount.codes' })}>
      {codes.map(({ code, isActive, label, reason }) => (
        <li key={code} className={styles.code} data-active={isActive || undefined}>
          <div>
            <strong>{code}</strong>
            <span className={styles.label}>{label}</span>
            <span className={styles.reason}>
              {isActive ? <FormattedMessage id="discount.applied" /> : reason}
            </span>
          </div>
          <DiscountForm action="remove" type="promo" version={version} onSubmit={onChange}>
            <input type="hidden" name="info" value={code} />
            <Button
              type="submit"
              variant="quiet"
              size="small"
              pending={removing === code}
              aria-label={intl.formatMessage({ id: 'discount.removeCode' }, { code })}
            >
              <FormattedMessage id="discount.remove" />
            </Button>
          </DiscountForm>
        </li>
      ))}
      {isChecking ? <CheckedCode code={pendingCode} /> : null}
    </ul>
  );
}

/** A code that is being checked. It takes the place of the applied one, so that nothing moves when the answer arrives. */
function CheckedCode({ code }: { code: string }) {
  return (
    <li className={styles.code}>
      <div>
        <strong>{code}</strong>
        <Skeleton className={styles.label} />
        <span className={styles.reason}>
          <FormattedMessage id="discount.checking" />
        </span>
      </div>
      <Button variant="quiet" size="small" aria-hidden="true" tabIndex={-1} className={styles.placeholder}>
        <FormattedMessage id="discount.remove" />
      </Button>
    </li>
  );
}
