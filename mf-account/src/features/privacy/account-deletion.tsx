import { deletionDelayDays } from 'shared-contracts/forms/privacy';
import { paths } from 'shared-contracts/routes';
import type { Failure } from 'shared-forms/failure';
import { FormattedDate, FormattedMessage } from 'shared-runtime';
import { Alert } from 'shared-ui';
import { useCancelAccountDeletion } from '../../api/privacy.ts';
import { AccountCard } from '../../components/account-card.tsx';
import { ActionForm } from '../../components/action-form.tsx';
import { DeleteAccountForm, deletionPart } from './delete-account-form.tsx';
import styles from './privacy.module.css';

export interface AccountDeletionProps {
  /** When the account will be deleted; null: it will not. */
  deletionAt: string | null;
  /** Failure of a post without JavaScript, from the URL. */
  failure: Failure | null;
  onRequested: () => void;
  onCanceled: () => void;
}

/** Requests the account deletion, and cancels it until its date. */
export function AccountDeletion({ deletionAt, failure, onRequested, onCanceled }: AccountDeletionProps) {
  const cancelDeletion = useCancelAccountDeletion();
  return (
    <AccountCard id={deletionPart} heading={<FormattedMessage id="privacy.deletion.title" />}>
      {deletionAt === null ? (
        <>
          <div className={styles.facts}>
            <p>
              <FormattedMessage id="privacy.deletion.text" values={{ days: deletionDelayDays }} />
            </p>
            <p>
              <FormattedMessage id="privacy.deletion.retained" />
            </p>
          </div>
          <DeleteAccountForm failure={failure} onRequested={onRequested} />
        </>
      ) : (
        <>
          <Alert kind="warning">
            <p>
              <FormattedMessage
                id="privacy.deletion.pending"
                values={{ date: <FormattedDate key="date" value={deletionAt} dateStyle="long" /> }}
              />
            </p>
          </Alert>
          <ActionForm
            action="/form/account-deletion-cancel"
            back={paths.privacy}
            send={cancelDeletion}
            onDone={onCanceled}
          >
            <FormattedMessage id="privacy.deletion.cancel" />
          </ActionForm>
        </>
      )}
    </AccountCard>
  );
}
