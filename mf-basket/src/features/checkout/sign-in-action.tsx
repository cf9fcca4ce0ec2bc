import type { MouseEvent, ReactNode } from 'react';
import { paths } from 'shared-contracts/routes';
import { useOpenOverlay } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink, isModifiedClick } from 'shared-ui';

/** Opens sign-in above the page, whose forms keep their entries; without JavaScript it links to the sign-in page. */
export function SignInAction({ children }: { children: ReactNode }) {
  const openOverlay = useOpenOverlay();

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    openOverlay('account/register', { reason: 'account', tab: 'signIn' });
  }

  return (
    <ButtonLink
      as={Link}
      to={paths.login(paths.checkout)}
      size="small"
      variant="secondary"
      opens="account/register"
      onClick={handleClick}
    >
      {children}
    </ButtonLink>
  );
}
