import type { FocusEvent, MouseEvent, PointerEvent, Ref, TouchEvent } from 'react';
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
export function Link({
  to,
  isProtected = false,
  onClick,
  onPointerEnter,
  onFocus,
  onTouchStart,
  ...rest
}: LinkProps) {
  const host = useShopHost();
  const { isUserLoggedIn } = useSession();

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!isProtected || isUserLoggedIn || event.defaultPrevented) return;
    event.preventDefault();
    host.openOverlay('account/register', { reason: 'protected-link', referer: to });
  }

  /** The first sign of an intent, after what the caller does with it. */
  function announcing<Event>(handler: ((event: Event) => void) | undefined): (event: Event) => void {
    return (event) => {
      handler?.(event);
      host.prefetch(to);
    };
  }

  return (
    <RouterLink
      {...rest}
      to={to}
      onClick={handleClick}
      onPointerEnter={announcing<PointerEvent<HTMLAnchorElement>>(onPointerEnter)}
      onFocus={announcing<FocusEvent<HTMLAnchorElement>>(onFocus)}
      onTouchStart={announcing<TouchEvent<HTMLAnchorElement>>(onTouchStart)}
    />
  );
}
