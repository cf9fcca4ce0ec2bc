import { FormattedMessage } from 'shared-runtime';
import { Alert } from 'shared-ui';
import { soleBounds, type FittingForm } from '../../../domain/buying/fitting.ts';
import styles from './fitting-fields.module.css';

export interface BootSoleProps {
  form: FittingForm;
  /** In millimetres; null until the size of the boots is chosen. */
  soleMm: number | null;
  /** True if the API rejected it. */
  isInvalid: boolean;
}

/** Shows the sole length of the boots of a bundle, or where it comes from. */
export function BootSole({ form, soleMm, isInvalid }: BootSoleProps) {
  const { min, max } = soleBounds(form);
  const isMisfit = isInvalid || (soleMm !== null && (soleMm < min || soleMm > max));
  return (
    <div className={styles.sole}>
      {/* The choice is made elsewhere in the form. */}
      <output className={styles.purpose}>
        {soleMm === null ? (
          <FormattedMessage id="fitting.bootSole.unknown" />
        ) : (
          <FormattedMessage id="fitting.bootSole" values={{ length: soleMm }} />
        )}
      </output>
      {isMisfit ? (
        <Alert kind="danger" isAnnounced={!isInvalid}>
          <FormattedMessage id="fitting.bootSole.misfit" values={{ min, max }} tagName="p" />
        </Alert>
      ) : null}
    </div>
  );
}
