import { useEffect, useRef, type MouseEvent } from 'react';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useOpenOverlay } from 'shared-runtime';
import { Link, useLocation } from 'shared-runtime/router';
import { UserIcon } from 'shared-ui';
import { isEntryPage } from '../../domain/referer.ts';
import styles from './account-button.module.css';

export interface GuestButtonProps {
  /** After sign-out: the button that had the focus is gone. */
  takesFocus: boolean;
}

export function GuestButton({ takesFocus }: GuestButtonProps) {
  const openOverlay = useOpenOverlay();
  const { pathname, search } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  const isFormHere = isEntryPage(pathname);

  function handleClick(event: MouseEvent): void {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isFormHere || wantsNewTab) return;
    event.preventDefault();
    openOverlay('account/register', { reason: 'account' });
  }

  return (
    <Link
      ref={link}
      to={paths.login(isFormHere ? undefined : pathname + search)}
      onClick={handleClick}
      {...(isFormHere ? {} : { opens: 'account/register' })}
      className={styles.button}
    >
      <UserIcon />
      <span className={styles.label}>
        <FormattedMessage id="button.signIn" />
      </span>
    </Link>
  );
}
