import { useEffect, useId, type MouseEvent } from 'react';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useOpenOverlay } from 'shared-runtime';
import { Link, useLocation } from 'shared-runtime/router';
import { isModifiedClick, useIsWide, UserIcon } from 'shared-ui';
import { isEntryPage } from '../../domain/referer.ts';
import { AuthBanner } from './auth-banner.tsx';
import { useDropdown } from './use-dropdown.ts';
import styles from './account-button.module.css';

export interface GuestButtonProps {
  /** True after sign-out, which removed the button that had the focus. */
  takesFocus: boolean;
}

/** Links to sign-in. On wide screens a click opens the overlay instead, on a phone it toggles a banner. */
export function GuestButton({ takesFocus }: GuestButtonProps) {
  const openOverlay = useOpenOverlay();
  const { pathname, search } = useLocation();
  const isWide = useIsWide();
  const bannerId = useId();
  const { isOpen, close, rootProps, triggerProps } = useDropdown<HTMLAnchorElement>();
  const { ref: link, onClick: toggle, ...expanded } = triggerProps;
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus, link]);
  const isFormHere = isEntryPage(pathname);
  const back = isFormHere ? undefined : pathname + search;
  const opensBanner = !isWide && !isFormHere;

  function handleClick(event: MouseEvent): void {
    if (isFormHere || isModifiedClick(event)) return;
    event.preventDefault();
    if (opensBanner) toggle();
    else openOverlay('account/register', { reason: 'account' });
  }

  return (
    <div {...rootProps}>
      <Link
        ref={link}
        to={paths.login(back)}
        onClick={handleClick}
        className={styles.button}
        {...(isFormHere || opensBanner ? {} : { opens: 'account/register' })}
        {...(opensBanner ? { ...expanded, 'aria-controls': isOpen ? bannerId : undefined } : {})}
      >
        <UserIcon />
        <span className={styles.label}>
          <FormattedMessage id="button.signIn" />
        </span>
      </Link>
      {isOpen && opensBanner ? <AuthBanner id={bannerId} back={back} onLeave={close} /> : null}
    </div>
  );
}
