import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from 'shared-contracts/routes';
import { failureFromSearch, FailureAlert } from 'shared-forms/failure';
import { FormattedMessage, useShop, type PageParams } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { accountSessionsQuery, useSignOutElsewhere } from '../../api/account-sessions.ts';
import { AccountCard } from '../../components/account-card.tsx';
import { AccountLayout } from '../../components/account-layout/account-layout.tsx';
import { ActionForm } from '../../components/action-form.tsx';
import { PendingEmail } from '../../components/pending-email.tsx';
import { ResultNotice, usePageResult } from '../../components/result-notice.tsx';
import { SessionItem } from './session-item.tsx';
import styles from './security.module.css';

type Result = 'sessions-ended' | 'email-change-canceled';

const resultTexts: Record<Result, ReactNode> = {
  'sessions-ended': <FormattedMessage id="security.ended" />,
  'email-change-canceled': <FormattedMessage id="security.emailChangeCanceled" />,
};

/** Where the member is signed in, and an address that waits for its confirmation. For members only. */
export function SecurityPage({ params }: { params: PageParams }) {
  const result = usePageResult(resultTexts, params.search);
  const failure = result.count === 0 ? failureFromSearch(params.search) : null;
  return (
    <AccountLayout page="account-security">
      {failure ? <FailureAlert failure={failure} /> : null}
      <ResultNotice result={result} texts={resultTexts} />
      <PendingEmail back={paths.security} onCanceled={() => result.show('email-change-canceled')} />
      <Sessions onEnded={() => result.show('sessions-ended')} />
    </AccountLayout>
  );
}

function Sessions({ onEnded }: { onEnded: () => void }) {
  const { data } = useQuery(accountSessionsQuery(useShop()));
  const signOutElsewhere = useSignOutElsewhere();
  const sessions = data?.sessions ?? [];
  const hasOthers = sessions.length > 1;
  return (
    <AccountCard heading={<FormattedMessage id="security.devices" />}>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} onEnded={onEnded} />
        ))}
      </ul>
      <p className={styles.hint}>
        <FormattedMessage id={hasOthers ? 'security.hint' : 'security.alone'} />{' '}
        <Link to={paths.forgotPassword}>
          <FormattedMessage id="security.newPassword" />
        </Link>
      </p>
      {hasOthers ? (
        <ActionForm
          action="/form/account-sessions-end"
          back={paths.security}
          send={() => signOutElsewhere(null)}
          onDone={onEnded}
          variant="secondary"
        >
          <FormattedMessage id="security.endOthers" />
        </ActionForm>
      ) : null}
    </AccountCard>
  );
}
