import {
  use,
  type ComponentProps,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type TouchEvent,
} from 'react';
import type { OverlayName } from 'shared-contracts/exposes';
import { isMembersPath } from 'shared-contracts/routes';
import { useShopHost } from '../host/shop-host.ts';
import { LocationContext, RouterContext } from './router-context.ts';
import {
  hrefOf,
  resolveTarget,
  type Location,
  type NavigateOptions,
  type ShopRouter,
} from './shop-router.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  /** Path of the shop, also only a query or a fragment, or a whole URL. */
  to: string;
  /** Opens the register overlay for a guest instead of the target. @default whether the target is a members' page */
  isProtected?: boolean;
  /** Overlay that `onClick` opens instead of the target; it is loaded ahead of time instead of the page. */
  opens?: OverlayName;
  /** Loads the target as a document. */
  reloadDocument?: boolean;
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
  replace,
  state,
  reloadDocument = false,
  children,
  ...rest
}: LinkProps) {
  const host = useShopHost();
  const router = use(RouterContext);
  // Links to whole paths do not follow the location: lists have hundreds of them.
  const path = isWholePath(to) ? to : pathOf(to, use(LocationContext));
  const href = path === null ? to : (router?.origin ?? '') + path;
  if (host.context.side === 'server') {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented) return;
    if (asksToSignIn()) {
      event.preventDefault();
      host.openOverlay('account/register', { reason: 'protected-link', referer: to });
      return;
    }
    if (router === null || reloadDocument || path === null || !isPlainClick(event)) return;
    event.preventDefault();
    void router.navigate(path, optionsOf(router, path, { replace, state, preventScrollReset }));
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

  return (
    <a
      {...rest}
      href={href}
      onClick={handleClick}
      onPointerEnter={withIntent<PointerEvent<HTMLAnchorElement>>(onPointerEnter)}
      onFocus={withIntent<FocusEvent<HTMLAnchorElement>>(onFocus)}
      onTouchStart={withIntent<TouchEvent<HTMLAnchorElement>>(onTouchStart)}
    >
      {children}
    </a>
  );
}

/** Returns true for a path that need not be resolved. */
const isWholePath = (to: string) => to.startsWith('/') && !/^\/\/|\/\.|[\\\s]/.test(to);

/** Returns the target's path from the shop's root; null for another site, and without a router. */
function pathOf(to: string, location: Location | null): string | null {
  const target = location === null ? null : resolveTarget(to, location.pathname);
  return target === null ? null : hrefOf(target);
}

/** Returns false for a click that opens another tab or window. */
function isPlainClick({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = currentTarget;
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && (target === '' || target === '_self');
}

/** A link to the page that is shown adds no second entry to the history. */
function optionsOf(
  { state: { location }, origin }: ShopRouter,
  path: string,
  { replace = origin === undefined && hrefOf(location) === path, state, preventScrollReset }: NavigateOptions,
): NavigateOptions {
  return {
    replace,
    allowsDocument: true,
    ...(state !== undefined && { state: state as unknown }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
  };
}
