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
  /** After sign-out: the button that had the focus is gone. */
  takesFocus: boolean;
}

/** Leads to sign-in. Where there is room it opens the overlay instead; on a phone it folds a banner out and in. */
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
  const folds = !isWide && !isFormHere;

  function handleClick(event: MouseEvent): void {
    if (isFormHere || isModifiedClick(event)) return;
    event.preventDefault();
    if (folds) toggle();
    else openOverlay('account/register', { reason: 'account' });
  }

  return (
    <div {...rootProps}>
      <Link
        ref={link}
        to={paths.login(back)}
        onClick={handleClick}
        className={styles.button}
        {...(isFormHere || folds ? {} : { opens: 'account/register' })}
        {...(folds ? { ...expanded, 'aria-controls': isOpen ? bannerId : undefined } : {})}
      >
        <UserIcon />
        <span className={styles.label}>
          <FormattedMessage id="button.signIn" />
        </span>
      </Link>
      {isOpen && folds ? <AuthBanner id={bannerId} back={back} onLeave={close} /> : null}
    </div>
  );
}
