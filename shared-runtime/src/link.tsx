import type { ComponentProps, FocusEvent, MouseEvent, PointerEvent, Ref, TouchEvent } from 'react';
import type { OverlayName } from 'shared-contracts/exposes';
import { isMembersPath } from 'shared-contracts/routes';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import { useShopHost } from './host/shop-host.ts';
import { sessionNow } from './session/use-session.ts';

export interface LinkProps extends Omit<RouterLinkProps, 'to' | 'prefetch'> {
  to: string;
  /** A guest is shown the register overlay instead of the target. @default whether the target is a members' page */
  isProtected?: boolean;
  /** Where scripts run, this overlay opens instead (by `onClick`), so that this is what is loaded ahead. */
  opens?: OverlayName;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link within the shop. What it leads to is loaded as soon as the shopper shows the intent to follow. */
export function Link({
  to,
  isProtected = isMembersPath(to),
  opens,
  onClick,
  onPointerEnter,
  onFocus,
  onTouchStart,
  ...rest
}: LinkProps) {
  const host = useShopHost();

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || !asksToSignIn()) return;
    event.preventDefault();
    host.openOverlay('account/register', { reason: 'protected-link', referer: to });
  }

  /** The first sign of an intent, after what the caller does with it. */
  function announcing<Event>(handler: ((event: Event) => void) | undefined): (event: Event) => void {
    return (event) => {
      handler?.(event);
      const overlay = asksToSignIn() ? 'account/register' : opens;
      if (overlay) host.prefetchOverlay(overlay);
      else host.prefetch(to);
    };
  }

  const asksToSignIn = () => isProtected && !sessionNow(host.context).isUserLoggedIn;

  if (host.context.side === 'server' && isWholePath(to) && isPlain(rest)) {
    const { children, ...attributes } = rest;
    return (
      <a {...attributes} href={to} data-discover="true">
        {children}
      </a>
    );
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

/** Nothing for the router to resolve. */
const isWholePath = (to: string) => to.startsWith('/') && !/^\/\/|\/\.|[\\\s]/.test(to);

const ofTheRouter: ReadonlySet<string> = new Set([
  'defaultShouldRevalidate',
  'discover',
  'mask',
  'preventScrollReset',
  'relative',
  'reloadDocument',
  'replace',
  'state',
  'viewTransition',
]);

/**
 * What the router draws for a whole path without wishes of its own is a plain anchor, and the server draws just that:
 * a list has hundreds, and all else that the router does with them is for a browser.
 */
function isPlain(rest: object): rest is ComponentProps<'a'> {
  return Object.keys(rest).every((name) => !ofTheRouter.has(name));
}
