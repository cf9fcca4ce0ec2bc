import type { MouseEvent, Ref } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import { useShopHost } from './host/shop-host.ts';
import { useSession } from './session/use-session.ts';

export interface LinkProps extends Omit<RouterLinkProps, 'to' | 'prefetch'> {
  to: string;
  /** A guest is shown the register overlay instead of the target. */
  isProtected?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link within the shop. What it leads to is loaded as soon as the shopper shows the intent to follow. */
export function Link({ to, isProtected = false, onClick, ...rest }: LinkProps) {
  const host = useShopHost();
  const { isUserLoggedIn } = useSession();

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!isProtected || isUserLoggedIn || event.defaultPrevented) return;
    event.preventDefault();
    host.openOverlay('account/register', { reason: 'protected-link', referer: to });
  }

  const announce = () => host.prefetch(to);
  return (
    <RouterLink
      {...rest}
      to={to}
      onClick={handleClick}
      onPointerEnter={announce}
      onFocus={announce}
      onTouchStart={announce}
    />
  );
}
