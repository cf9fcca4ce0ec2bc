import { useEffect, type MouseEvent } from 'react';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useOpenOverlay } from 'shared-runtime';
import { Link, useLocation } from 'shared-runtime/router';
import { isModifiedClick, useDropdown, useIsWide, UserIcon } from 'shared-ui';
import { isEntryPage } from '../../domain/referer.ts';
import { AuthBanner } from './auth-banner.tsx';
import styles from './account-button.module.css';

export interface GuestButtonProps {
  /** True after sign-out, which removed the button that had the focus. */
  shouldFocus: boolean;
}

/** Links to sign-in. On wide screens a click opens the overlay instead, on a phone it toggles a banner. */
export function GuestButton({ shouldFocus }: GuestButtonProps) {
  const openOverlay = useOpenOverlay();
  const { key, pathname, search } = useLocation();
  const isWide = useIsWide();
  const isFormHere = isEntryPage(pathname);
  const back = isFormHere ? undefined : pathname + search;
  const opensBanner = !isWide && !isFormHere;
  const opensOverlay = isWide && !isFormHere;
  const { isOpen, close, rootProps, triggerProps, panelId } = useDropdown<HTMLAnchorElement>({
    closeOn: key,
    isEnabled: opensBanner,
  });
  const { ref: link } = triggerProps;
  useEffect(() => {
    if (shouldFocus) link.current?.focus();
  }, [shouldFocus, link]);

  function handleClick(event: MouseEvent): void {
    triggerProps.onClick(event);
    if (!opensOverlay || isModifiedClick(event)) return;
    event.preventDefault();
    openOverlay('account/register', { reason: 'account' });
  }

  return (
    <div {...rootProps}>
      <Link
        {...triggerProps}
        to={paths.login(back)}
        onClick={handleClick}
        className={styles.button}
        {...(opensOverlay ? { opens: 'account/register' } : {})}
      >
        <UserIcon />
        <span className={styles.label}>
          <FormattedMessage id="button.signIn" />
        </span>
      </Link>
      {isOpen ? <AuthBanner id={panelId} back={back} onLeave={close} /> : null}
    </div>
  );
}
