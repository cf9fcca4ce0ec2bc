import type { MouseEvent, ReactNode } from 'react';
import { paths } from 'shared-contracts/routes';
import { useOpenOverlay } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink, isModifiedClick, type ButtonLinkProps } from 'shared-ui';

interface SignInLinkProps extends Pick<ButtonLinkProps, 'size' | 'variant'> {
  /** The part of the overlay that is open at first. @default that of the overlay */
  tab?: 'signIn';
  children: ReactNode;
}

/** Opens the register overlay; without JavaScript, and in a new tab, it links to the sign-in page. */
export function SignInLink({ tab, ...props }: SignInLinkProps) {
  const openOverlay = useOpenOverlay();

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    openOverlay('account/register', { reason: 'basket', ...(tab && { tab }) });
  }

  return (
    <ButtonLink
      {...props}
      as={Link}
      to={paths.login(paths.basket)}
      opens="account/register"
      onClick={handleClick}
    />
  );
}
