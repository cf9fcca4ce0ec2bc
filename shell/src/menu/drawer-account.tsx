import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useSession } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import styles from './shop-menu.module.css';

/** Leads a guest to sign-in and registration, and a member to the account; only in the drawer. */
export function DrawerAccount() {
  const { isUserLoggedIn } = useSession();
  return (
    <p className={styles.account}>
      {isUserLoggedIn ? (
        <Link to={paths.account} className={styles.child}>
          <FormattedMessage id="header.account" />
        </Link>
      ) : (
        <>
          <Link to={paths.login()} className={styles.child}>
            <FormattedMessage id="header.signIn" />
          </Link>
          <Link to={paths.register()} className={styles.child}>
            <FormattedMessage id="screen.signIn.join" />
          </Link>
        </>
      )}
    </p>
  );
}
