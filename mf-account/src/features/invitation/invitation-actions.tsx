import { paths } from 'shared-contracts/routes';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink } from 'shared-ui';
import type { InvitationKind } from '../../domain/invitation.ts';
import styles from './invitation.module.css';

/** The code is in the session, so the links do not carry it. */
export function InvitationActions({ kind }: { kind: InvitationKind }) {
  if (kind === 'own' || kind === 'member') {
    return (
      <p className={styles.actions}>
        <ButtonLink as={Link} to={paths.home}>
          <FormattedMessage id="invitation.home" />
        </ButtonLink>
      </p>
    );
  }
  return (
    <p className={styles.actions}>
      <ButtonLink as={Link} to={paths.register()}>
        <FormattedMessage id="invitation.join" />
      </ButtonLink>
      <ButtonLink as={Link} to={paths.login()} variant="secondary">
        <FormattedMessage id="invitation.signIn" />
      </ButtonLink>
    </p>
  );
}
