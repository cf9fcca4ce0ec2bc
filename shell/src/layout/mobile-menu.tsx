import { useRef } from 'react';
import type { NavigationItem } from 'shared-contracts/api/shop';
import { FormattedMessage, useBusEvent, useIntl } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { MenuIcon } from 'shared-ui';
import styles from './mobile-menu.module.css';

/** A disclosure, so that it opens without JavaScript too. */
export function MobileMenu({ items }: { items: readonly NavigationItem[] }) {
  const intl = useIntl();
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute('open');
  useBusEvent('shell:route-changed', close);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside
    <details
      ref={details}
      className={styles.menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        close();
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
              <Link to={item.url} className={styles.item} onClick={close}>
                {item.label}
              </Link>
              {item.children.length > 0 ? (
                <ul role="list" className={styles.children}>
                  {item.children.map((child) => (
                    <li key={child.url}>
                      <Link to={child.url} className={styles.child} onClick={close}>
                        {child.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
          <li>
            <Link to="/about-us" className={styles.item} onClick={close}>
              <FormattedMessage id="header.about" />
            </Link>
          </li>
        </ul>
      </nav>
    </details>
  );
}
