import { useId } from 'react';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ChevronDownIcon, useIsWide, UserIcon } from 'shared-ui';
import { AccountMenu } from './account-menu.tsx';
import { useDropdown } from './use-dropdown.ts';
import styles from './account-button.module.css';

export interface MemberButtonProps {
  onSignedOut: () => void;
}

/** A phone has no room for a menu: there, and without JavaScript, this is a link to the account. */
export function MemberButton({ onSignedOut }: MemberButtonProps) {
  const isWide = useIsWide();
  const menuId = useId();
  const { isOpen, close, rootProps, triggerProps } = useDropdown();
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
      <button
        {...triggerProps}
        type="button"
        aria-controls={isOpen ? menuId : undefined}
        className={styles.button}
      >
        {content}
      </button>
      {isOpen ? <AccountMenu id={menuId} onLeave={close} onSignedOut={onSignedOut} /> : null}
    </div>
  );
}
