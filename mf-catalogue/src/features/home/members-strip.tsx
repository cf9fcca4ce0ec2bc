import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useMaySeePrices } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink } from 'shared-ui';
import { useSignInPrompt } from '../../components/price/use-sign-in-prompt.ts';
import styles from './members-strip.module.css';

/** Invites guests to join or sign in. */
export function MembersStrip() {
  const maySeePrices = useMaySeePrices();
  const { here, openRegister } = useSignInPrompt();
  if (maySeePrices) return null;
  return (
    <aside className={styles.strip} data-surface="inverse" aria-labelledby="members-strip">
      <div className={styles.texts}>
        <h2 id="members-strip" className={styles.title}>
          <FormattedMessage id="home.members.title" />
        </h2>
        <p className={styles.text}>
          <FormattedMessage id="home.members.text" />
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink as={Link} to={paths.register(here)} onClick={openRegister}>
          <FormattedMessage id="home.members.join" />
        </ButtonLink>
        <ButtonLink as={Link} to={paths.login(here)} variant="quiet">
          <FormattedMessage id="home.members.signIn" />
        </ButtonLink>
      </div>
    </aside>
  );
}
