import { paths } from 'shared-contracts/routes';
import { FormattedMessage } from 'shared-runtime';
import { Link, useLocation } from 'shared-runtime/router';
import { ChevronDownIcon, useDropdown, useIsWide, UserIcon } from 'shared-ui';
import { AccountMenu } from './account-menu.tsx';
import styles from './account-button.module.css';

export interface MemberButtonProps {
  onSignedOut: () => void;
}

/** A phone has no room for a menu: there, and without JavaScript, this is a link to the account. */
export function MemberButton({ onSignedOut }: MemberButtonProps) {
  const isWide = useIsWide();
  const { key } = useLocation();
  const { isOpen, close, rootProps, triggerProps, panelId } = useDropdown<HTMLButtonElement>({
    closeOn: key,
  });
  const content = (
    <>
      <UserIcon />
      <span className={styles.label}>
        <FormattedMessage id="button.account" />
      </span>
      <ChevronDownIcon size={16} className={styles.chevron} />
    </>
  );
  if (!isWide) {
    return (
      <Link to={paths.account} className={styles.button}>
        {content}
      </Link>
    );
  }
  return (
    <div {...rootProps} className={styles.root}>
      <button {...triggerProps} type="button" className={styles.button}>
        {content}
      </button>
      {isOpen ? <AccountMenu id={panelId} onLeave={close} onSignedOut={onSignedOut} /> : null}
    </div>
  );
}
