import { useId } from 'react';
import { returnRefunds, type ReturnRefund } from 'shared-contracts/return-rules';
import { FormattedMessage, useMoneyFormat } from 'shared-runtime';
import { RadioCard } from 'shared-ui';
import { pointValue } from '../../domain/point-value.ts';
import styles from './returns.module.css';

/** Points of the example, see the specification's constants. */
const examplePoints = 500;

const labels: Readonly<Record<ReturnRefund, string>> = {
  original: 'returns.refund.original',
  credit: 'returns.refund.credit',
};

const hints: Readonly<Record<ReturnRefund, string>> = {
  original: 'returns.refund.original.hint',
  credit: 'returns.refund.credit.hint',
};

/** How the pieces are refunded, and what reward points are worth. `entered`: before a rejection without JavaScript. */
export function RefundChoice({ currency, entered }: { currency: string; entered: string | undefined }) {
  const id = useId();
  const format = useMoneyFormat();
  const values = { points: examplePoints, value: format(pointValue(examplePoints, currency)) };
  return (
    <fieldset className={styles.refund}>
      <legend className={styles.refundLegend}>
        <FormattedMessage id="returns.refund" />
      </legend>
      {returnRefunds.map((refund) => (
        <RadioCard
          key={refund}
          name="refund"
          value={refund}
          aria-labelledby={`${id}-${refund}`}
          aria-describedby={`${id}-${refund}-hint`}
          defaultChecked={refund === (entered === 'credit' ? 'credit' : 'original')}
          title={
            <span id={`${id}-${refund}`}>
              <FormattedMessage id={labels[refund]} />
            </span>
          }
          notes={
            <span id={`${id}-${refund}-hint`}>
              <FormattedMessage id={hints[refund]} values={values} />
            </span>
          }
        />
      ))}
    </fieldset>
  );
}
