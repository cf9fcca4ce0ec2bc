import { useRef, type MouseEvent } from 'react';
import type { NavigationItem } from 'shared-contracts/api/shop';
import { shellRouteChanged } from 'shared-contracts/events/shell';
import { FormattedMessage, useBusEvent, useIntl } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { classNames, MenuIcon } from 'shared-ui';
import { CloseIcon } from './close-icon.tsx';
import { DrawerAccount } from './drawer-account.tsx';
import { menuId } from './menu-id.ts';
import { MenuPanel } from './menu-panel.tsx';
import { ServerOnly } from '../shop/server-only.tsx';
import styles from './shop-menu.module.css';

/** Opens the drawer. */
export function MenuButton() {
  const intl = useIntl();
  return (
    <button
      type="button"
      popoverTarget={menuId}
      className={styles.toggle}
      aria-label={intl.formatMessage({ id: 'header.menu' })}
    >
      <MenuIcon />
    </button>
  );
}

/**
 * One list for every screen size: a drawer on phones and tablets, a bar with panels on desktops. Popover and
 * disclosure elements work without scripts; mouse and Escape handling is deferred (`enhance-menu.ts`).
 */
export function ShopMenu({ items }: { items: readonly NavigationItem[] }) {
  const intl = useIntl();
  const menu = useRef<HTMLElement>(null);
  function close(): void {
    // Browsers without popover support show the plain list.
    menu.current?.hidePopover?.();
    for (const open of menu.current?.querySelectorAll('details[open]') ?? []) open.removeAttribute('open');
  }
  useBusEvent(shellRouteChanged, close);
  if (items.length === 0) return null;

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- handles the clicks of its links
    <nav
      ref={menu}
      id={menuId}
      popover="auto"
      className={styles.menu}
      aria-label={intl.formatMessage({ id: 'header.navigation' })}
      onClick={(event: MouseEvent) => {
        // A link to the same path with another query publishes no route change.
        if ((event.target as Element).closest('a')) close();
      }}
    >
      <p className={styles.head}>
        <FormattedMessage id="header.menu" />
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          className={styles.close}
          aria-label={intl.formatMessage({ id: 'frame.close' })}
        >
          <CloseIcon />
        </button>
      </p>
      <DrawerAccount />
      <ul role="list" className={styles.items}>
        {items.map((item) => (
          <MenuEntry key={item.label} item={item} />
        ))}
        <li className={styles.extra}>
          <Link to="/about-us" className={styles.item}>
            <FormattedMessage id="header.about" />
          </Link>
        </li>
      </ul>
      <div className={styles.extra}>
        <ServerOnly part="drawer-links" />
      </div>
      <div className={styles.extra}>
        <ServerOnly part="store-switch-button" />
      </div>
    </nav>
  );
}

/**
 * In the drawer the whole row opens the level of the entry, whose first link leads where the entry leads on a desktop.
 */
function MenuEntry({ item: { label, url, children, pictures } }: { item: NavigationItem }) {
  const hasPanel = children.length > 0;
  return (
    <li className={classNames(styles.entry, hasPanel && styles.parent)}>
      <Link to={url} className={styles.item}>
        {label}
      </Link>
      {hasPanel ? (
        <details name={menuId} className={styles.more}>
          <summary className={styles.chevron}>
            <span>{label}</span>
          </summary>
          <MenuPanel links={children} pictures={pictures} />
        </details>
      ) : null}
    </li>
  );
}
