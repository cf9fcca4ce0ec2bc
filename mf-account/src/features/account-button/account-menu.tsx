import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useSession } from 'shared-runtime';
import { Link, useLocation } from 'shared-runtime/router';
import { InfoIcon, PackageIcon, StarIcon, UserIcon } from 'shared-ui';
import { SignOutForm } from '../../components/sign-out-form.tsx';
import styles from './account-button.module.css';

/** The links of specification §4. Sign-out is a form and follows them. */
const entries = [
  { to: paths.orders, id: 'button.orders', icon: <PackageIcon size={20} /> },
  { to: paths.referral, id: 'button.credits', icon: <StarIcon size={20} /> },
  { to: paths.accountInformation, id: 'button.information', icon: <InfoIcon size={20} /> },
  { to: paths.account, id: 'button.account', icon: <UserIcon size={20} /> },
] as const;

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
        {entries.map(({ to, id: messageId, icon }) => (
          <li key={to}>
            <Link to={to} onClick={onLeave} className={styles.item}>
              {icon}
              <FormattedMessage id={messageId} />
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.signOut}>
        <SignOutForm back={pathname} variant="quiet" fullWidth onSignedOut={onSignedOut} />
      </div>
    </div>
  );
}
