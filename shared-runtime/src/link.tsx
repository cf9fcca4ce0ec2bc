import type { ComponentProps, FocusEvent, MouseEvent, PointerEvent, Ref, TouchEvent } from 'react';
import type { OverlayName } from 'shared-contracts/exposes';
import { isMembersPath } from 'shared-contracts/routes';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import { useShopHost } from './host/shop-host.ts';

export interface LinkProps extends Omit<RouterLinkProps, 'to' | 'prefetch'> {
  to: string;
  /** Opens the register overlay for a guest instead of the target. @default whether the target is a members' page */
  isProtected?: boolean;
  /** Overlay that `onClick` opens instead of the target; it is loaded ahead of time instead of the page. */
  opens?: OverlayName;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link within the shop. Its target is loaded on the first sign of intent. */
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

  /** Returns a handler that calls the caller's handler and then reports the intent. */
  function withIntent<Event>(handler: ((event: Event) => void) | undefined): (event: Event) => void {
    return (event) => {
      handler?.(event);
      const overlay = asksToSignIn() ? 'account/register' : opens;
      if (overlay) host.prefetchOverlay(overlay);
      else host.prefetch(to);
    };
  }

  const asksToSignIn = () => isProtected && !host.context.session.isUserLoggedIn;

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
      onPointerEnter={withIntent<PointerEvent<HTMLAnchorElement>>(onPointerEnter)}
      onFocus={withIntent<FocusEvent<HTMLAnchorElement>>(onFocus)}
      onTouchStart={withIntent<TouchEvent<HTMLAnchorElement>>(onTouchStart)}
    />
  );
}

/** Returns true for a path that the router need not resolve. */
const isWholePath = (to: string) => to.startsWith('/') && !/^\/\/|\/\.|[\\\s]/.test(to);

const routerProps: ReadonlySet<string> = new Set([
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
 * For an absolute path without router options the router renders a plain anchor, so the server renders that directly:
 * lists have hundreds of links, and the rest of the router's work is for the browser.
 */
function isPlain(rest: object): rest is ComponentProps<'a'> {
  return Object.keys(rest).every((name) => !routerProps.has(name));
}
