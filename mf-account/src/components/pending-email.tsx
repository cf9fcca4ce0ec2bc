import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useShop } from 'shared-runtime';
import { Card } from 'shared-ui';
import { accountDetailsQuery } from '../api/account-details-query.ts';
import { useKeepEmail } from '../api/account-sessions.ts';
import { ActionForm } from './action-form.tsx';
import styles from './pending-email.module.css';

/**
 * Shows an address that waits for its confirmation, and cancels the change.
 *
 * @param back path that a rejection returns to without JavaScript
 */
export function PendingEmail({ back, onKept }: { back: string; onKept: () => void }) {
  const shop = useShop();
  const { data, refetch } = useQuery(accountDetailsQuery(shop));
  const keepEmail = useKeepEmail();
  const email = data?.pendingEmail ?? null;
  if (data === undefined || email === null) return null;
  const current = data.email;
  return (
    <Card as="section" padding="large" className={styles.card}>
      <p className={styles.pending}>
        <FormattedMessage id="security.pendingEmail" values={{ email, current }} />
      </p>
      <ActionForm
        action="/form/email-change-cancel"
        back={back}
        send={keepEmail}
        onDone={() => {
          onKept();
          void refetch();
        }}
        variant="secondary"
      >
        <FormattedMessage id="security.keepEmail" values={{ current }} />
      </ActionForm>
    </Card>
  );
}
