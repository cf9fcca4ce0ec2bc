import {
  use,
  type ComponentProps,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  type TouchEvent,
} from 'react';
import type { OverlayName } from 'shared-contracts/exposes';
import { isMembersPath } from 'shared-contracts/routes';
import {
  Link as RouterLink,
  UNSAFE_DataRouterContext,
  type DataRouter,
  type LinkProps as RouterLinkProps,
} from 'react-router';
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
  preventScrollReset,
  children,
  ...rest
}: LinkProps) {
  const host = useShopHost();
  const router = use(UNSAFE_DataRouterContext)?.router;

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

  const isDirect = isWholePath(to) && isPlain(rest);
  if (isDirect && host.context.side === 'server') {
    return (
      <a {...rest} href={to} data-discover="true">
        {children}
      </a>
    );
  }
  const handlers = {
    onPointerEnter: withIntent<PointerEvent<HTMLAnchorElement>>(onPointerEnter),
    onFocus: withIntent<FocusEvent<HTMLAnchorElement>>(onFocus),
    onTouchStart: withIntent<TouchEvent<HTMLAnchorElement>>(onTouchStart),
  };
  if (!isDirect || !router) {
    return (
      <RouterLink
        {...rest}
        {...handlers}
        to={to}
        preventScrollReset={preventScrollReset}
        onClick={handleClick}
      >
        {children}
      </RouterLink>
    );
  }
  return (
    <a
      {...rest}
      {...handlers}
      href={to}
      data-discover="true"
      onClick={(event) => {
        handleClick(event);
        follow(event, router, to, preventScrollReset);
      }}
    >
      {children}
    </a>
  );
}

/** Navigates as the router's own link does: not for another tab, and without a second entry for the same URL. */
function follow(
  event: MouseEvent<HTMLAnchorElement>,
  router: DataRouter,
  to: string,
  preventScrollReset: boolean | undefined,
): void {
  const { target } = event.currentTarget;
  const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  if (event.defaultPrevented || event.button !== 0 || isModified || (target !== '' && target !== '_self'))
    return;
  event.preventDefault();
  const replace = router.createHref(router.state.location) === to;
  void router.navigate(to, { replace, ...(preventScrollReset !== undefined && { preventScrollReset }) });
}

/** Returns true for a path that the router need not resolve. */
const isWholePath = (to: string) => to.startsWith('/') && !/^\/\/|\/\.|[\\\s]/.test(to);

const routerProps: ReadonlySet<string> = new Set([
  'defaultShouldRevalidate',
  'discover',
  'mask',
  'relative',
  'reloadDocument',
  'replace',
  'state',
  'viewTransition',
]);

/**
 * For an absolute path without router options the router renders a plain anchor, so that is rendered directly: lists have
 * hundreds of links, and each of the router's own would be rendered again with every change of its location or state.
 */
function isPlain(rest: object): rest is ComponentProps<'a'> {
  return Object.keys(rest).every((name) => !routerProps.has(name));
}
