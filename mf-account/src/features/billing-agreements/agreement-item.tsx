import { useState } from 'react';
import type { agreementProviders } from 'shared-contracts/stored-payments';
import type { Failure } from 'shared-forms/failure';
import { FormattedMessage } from 'shared-runtime';
import { VisuallyHidden } from 'shared-ui';
import type { Agreement } from '../../api/billing-agreements.ts';
import { DeleteAgreementForm } from './delete-agreement-form.tsx';
import styles from './billing-agreements.module.css';

export interface AgreementItemProps {
  provider: (typeof agreementProviders)[number];
  agreement: Agreement;
  /** Failure of a post without JavaScript for this one, from the URL. */
  failure: Failure | null;
  onDeleted: () => void;
}

/** A stored payment. Its form opens without JavaScript too. */
export function AgreementItem({ provider, agreement, failure, onDeleted }: AgreementItemProps) {
  const [isOpen, setIsOpen] = useState(failure !== null);
  const { label } = agreement;
  return (
    <li className={styles.agreement}>
      <p className={styles.label}>{label}</p>
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>
          <FormattedMessage
            id="agreements.delete"
            values={{ label, hidden: (text) => <VisuallyHidden key="label">{text}</VisuallyHidden> }}
          />
        </summary>
        <DeleteAgreementForm
          provider={provider}
          agreement={agreement}
          failure={failure}
          onDeleted={onDeleted}
        />
      </details>
    </li>
  );
}
