import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useSession } from 'shared-runtime';
import { Link, useLocation } from 'shared-runtime/router';
import { UserIcon } from 'shared-ui';
import { SignOutForm } from '../../form/sign-out-form.tsx';
import styles from './account-button.module.css';

export interface AccountMenuProps {
  id: string;
  onLeave: () => void;
  onSignedOut: () => void;
}

export function AccountMenu({ id, onLeave, onSignedOut }: AccountMenuProps) {
  const { userName } = useSession();
  const { pathname } = useLocation();
  return (
    <div id={id} className={styles.menu}>
      <p className={styles.name}>{userName}</p>
      <ul className={styles.items}>
        <li>
          <Link to={paths.account} onClick={onLeave} className={styles.item}>
            <UserIcon size={20} />
            <FormattedMessage id="button.account" />
          </Link>
        </li>
      </ul>
      <div className={styles.signOut}>
        <SignOutForm back={pathname} variant="quiet" fullWidth onSignedOut={onSignedOut} />
      </div>
    </div>
  );
}
