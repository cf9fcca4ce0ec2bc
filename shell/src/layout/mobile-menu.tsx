import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { NavigationItem } from 'shared-contracts/api/shop';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { MenuIcon } from 'shared-ui';
import styles from './mobile-menu.module.css';

/** A disclosure, so that it opens without JavaScript too. */
export function MobileMenu({ items }: { items: readonly NavigationItem[] }) {
  const intl = useIntl();
  const details = useRef<HTMLDetailsElement>(null);
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [pathname, search]);

  return (
    <details
      ref={details}
      className={styles.menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        details.current.open = false;
        details.current.querySelector('summary')?.focus();
      }}
    >
      <summary className={styles.toggle} aria-label={intl.formatMessage({ id: 'header.menu' })}>
        <MenuIcon />
      </summary>
      <nav className={styles.panel} aria-label={intl.formatMessage({ id: 'header.menu' })}>
        <ul role="list" className={styles.items}>
          {items.map((item) => (
            <li key={item.url}>
              <Link to={item.url} className={styles.item}>
                {item.label}
              </Link>
              {item.children.length > 0 ? (
                <ul role="list" className={styles.children}>
                  {item.children.map((child) => (
                    <li key={child.url}>
                      <Link to={child.url} className={styles.child}>
                        {child.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
          <li>
            <Link to="/about-us" className={styles.item}>
              <FormattedMessage id="header.about" />
            </Link>
          </li>
        </ul>
      </nav>
    </details>
  );
}
