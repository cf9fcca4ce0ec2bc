import type { ReactNode } from 'react';
import { paths } from 'shared-contracts/routes';
import { FormattedDate, FormattedMessage, useIntl } from 'shared-runtime';
import { Badge, VisuallyHidden } from 'shared-ui';
import { useSignOutElsewhere, type AccountSession } from '../../api/account-sessions.ts';
import { ActionForm } from '../../components/action-form.tsx';
import styles from './security.module.css';

export interface SessionItemProps {
  session: AccountSession;
  onEnded: () => void;
}

export function SessionItem({ session, onEnded }: SessionItemProps) {
  const { id, isCurrent, browser, system, network, shopName, signedInAt, lastUsedAt } = session;
  const intl = useIntl();
  const signOutElsewhere = useSignOutElsewhere();
  const device =
    browser !== null && system !== null
      ? intl.formatMessage({ id: 'security.browserOn' }, { browser, system })
      : (browser ?? system ?? intl.formatMessage({ id: 'security.unknownDevice' }));
  return (
    <li className={styles.session}>
      <div className={styles.facts}>
        <p className={styles.device}>
          {device}
          {isCurrent ? (
            <Badge>
              <FormattedMessage id="security.thisDevice" />
            </Badge>
          ) : null}
        </p>
        <dl className={styles.places}>
          <Fact label={<FormattedMessage id="security.signedIn" />}>
            <DayAndTime value={signedInAt} />
            {`, ${shopName}`}
          </Fact>
          <Fact label={<FormattedMessage id="security.lastUsed" />}>
            <DayAndTime value={lastUsedAt} />
          </Fact>
          {network === null ? null : (
            <Fact label={<FormattedMessage id="security.network" />}>{network}</Fact>
          )}
        </dl>
      </div>
      {isCurrent ? null : (
        <ActionForm
          action="/form/account-session-end"
          back={paths.security}
          hidden={{ id }}
          send={() => signOutElsewhere(id)}
          onDone={onEnded}
          variant="secondary"
        >
          <FormattedMessage
            id="security.end"
            values={{ device, hidden: (text) => <VisuallyHidden key="device">{text}</VisuallyHidden> }}
          />
        </ActionForm>
      )}
    </li>
  );
}

/** Two formats: browsers and the server join the day and the time of one format differently. */
function DayAndTime({ value }: { value: string }) {
  return (
    <>
      <FormattedDate value={value} dateStyle="medium" />
      {', '}
      <FormattedDate value={value} timeStyle="short" />
    </>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
