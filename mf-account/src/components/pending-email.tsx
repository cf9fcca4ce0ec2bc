import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useShop } from 'shared-runtime';
import { accountDetailsQuery } from '../api/account-details-query.ts';
import { useCancelEmailChange } from '../api/account-sessions.ts';
import { AccountCard } from './account-card.tsx';
import { ActionForm } from './action-form.tsx';
import styles from './pending-email.module.css';

/**
 * Shows an address that waits for its confirmation, and cancels the change.
 *
 * @param back path that a rejection returns to without JavaScript
 */
export function PendingEmail({ back, onCanceled }: { back: string; onCanceled: () => void }) {
  const shop = useShop();
  const { data, refetch } = useQuery(accountDetailsQuery(shop));
  const cancelEmailChange = useCancelEmailChange();
  const email = data?.pendingEmail ?? null;
  if (data === undefined || email === null) return null;
  const current = data.email;
  return (
    <AccountCard>
      <p className={styles.pending}>
        <FormattedMessage id="security.pendingEmail" values={{ email, current }} />
      </p>
      <ActionForm
        action="/form/email-change-cancel"
        back={back}
        send={cancelEmailChange}
        onDone={() => {
          onCanceled();
          void refetch();
        }}
        variant="secondary"
      >
        <FormattedMessage id="security.cancelEmailChange" values={{ current }} />
      </ActionForm>
    </AccountCard>
  );
}
