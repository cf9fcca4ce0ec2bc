import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useShop } from 'shared-runtime';
import { Card } from 'shared-ui';
import { accountDetailsQuery } from '../../api/account-details-query.ts';
import { useKeepEmail } from '../../api/account-sessions.ts';
import { ActionForm } from '../../components/action-form.tsx';
import styles from './security.module.css';

/** Shows an address that waits for its confirmation, and cancels the change. */
export function PendingEmail({ onKept }: { onKept: () => void }) {
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
        back={paths.security}
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
