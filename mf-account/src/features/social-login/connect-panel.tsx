import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { socialLogin } from 'shared-contracts/descriptors/social-login';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useShop, type PageParams } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Alert, Card } from 'shared-ui';
import { pendingSocialLoginQuery, socialLoginAppQuery } from '../../api/social-login.ts';
import { accountChoice, otherChoicePath, type AccountChoice } from '../../domain/social-login.ts';
import styles from '../../components/entry-page.module.css';

export type PendingLogin = NonNullable<CallResponse<typeof socialLogin>['pending']>;

export interface ConnectPanelProps {
  params: PageParams;
  /** Forms for an account that exists, and for a new one. */
  existing: (login: PendingLogin) => ReactNode;
  join: (login: PendingLogin) => ReactNode;
}

const textIds: Record<AccountChoice, Record<'lead' | 'other' | 'otherLink', string>> = {
  existing: {
    lead: 'socialLogin.lead.existing',
    other: 'socialLogin.other.existing',
    otherLink: 'socialLogin.otherLink.existing',
  },
  new: {
    lead: 'socialLogin.lead.new',
    other: 'socialLogin.other.new',
    otherLink: 'socialLogin.otherLink.new',
  },
};

/** Asks which account belongs to the person who has come back from the provider. */
export function ConnectPanel({ params, existing, join }: ConnectPanelProps) {
  const shop = useShop();
  const { data } = useQuery(pendingSocialLoginQuery(shop));
  const { data: app } = useQuery(socialLoginAppQuery(shop));
  const pending = data?.pending ?? null;
  const choice = accountChoice(params.search);
  const texts = textIds[choice];
  const provider = app?.values['provider'] ?? '';
  return (
    <div className={styles.page}>
      <Card as="section" padding="large" className={styles.card}>
        <h1 className={styles.title}>
          <FormattedMessage id="socialLogin.title" />
        </h1>
        {pending === null ? (
          <Expired />
        ) : (
          <>
            <p className={styles.lead}>
              <FormattedMessage id={texts.lead} values={{ provider }} />
            </p>
            {choice === 'existing' ? existing(pending) : join(pending)}
            <p className={styles.other}>
              <FormattedMessage id={texts.other} />{' '}
              <Link to={otherChoicePath(choice)} className={styles.otherLink}>
                <FormattedMessage id={texts.otherLink} />
              </Link>
            </p>
          </>
        )}
      </Card>
    </div>
  );
}

function Expired() {
  return (
    <>
      <Alert kind="danger">
        <p>
          <FormattedMessage id="failure.socialLoginExpired" />
        </p>
      </Alert>
      <p>
        <Link to={paths.login()} className={styles.otherLink}>
          <FormattedMessage id="socialLogin.restart" />
        </Link>
      </p>
    </>
  );
}
