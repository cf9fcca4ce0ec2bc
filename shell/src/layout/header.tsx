import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, Fragment, useIntl, useSession, useShop } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ShoppingBagIcon, UserIcon } from 'shared-ui';
import { frameFragments } from './frame-fragments.ts';
import { navigationQuery } from './frame-queries.ts';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './header.module.css';

/** Every slot has a stand-in that works by itself: a plain form, a plain link. */
export function Header() {
  const shop = useShop();
  const { data } = useQuery(navigationQuery(shop, 'header-desktop'));
  const { isUserLoggedIn } = useSession();
  const items = data?.items ?? [];
  return (
    <header className={styles.header}>
      {isUserLoggedIn ? null : (
        <p className={styles.members}>
          <FormattedMessage id="header.membersOnly" />
        </p>
      )}
      <div className={styles.top}>
        <MobileMenu items={items} />
        <Logo />
        <div className={styles.search}>
          <Fragment
            name="search/box"
            props={{}}
            hydrate={frameFragments['search/box']}
            fallback={() => <SearchForm />}
          />
        </div>
        <Link to="/about-us" className={styles.about}>
          <FormattedMessage id="header.about" />
        </Link>
        <div className={styles.actions}>
          <Fragment
            name="account/button"
            props={{}}
            hydrate={frameFragments['account/button']}
            fallback={() => <AccountLink />}
          />
          <Fragment
            name="basket/mini-basket"
            props={{}}
            hydrate={frameFragments['basket/mini-basket']}
            fallback={() => <BasketLink />}
          />
        </div>
      </div>
      <Navigation items={items} />
    </header>
  );
}

function Navigation({ items }: { items: readonly { label: string; url: string }[] }) {
  const intl = useIntl();
  if (items.length === 0) return null;
  return (
    <nav className={styles.navigation} aria-label={intl.formatMessage({ id: 'header.navigation' })}>
      <ul role="list" className={styles.items}>
        {items.map((item) => (
          <li key={item.url}>
            <Link to={item.url} className={styles.item}>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function AccountLink() {
  const intl = useIntl();
  const { isUserLoggedIn } = useSession();
  const label = intl.formatMessage({ id: isUserLoggedIn ? 'header.account' : 'header.signIn' });
  return (
    <Link to={isUserLoggedIn ? paths.account : paths.login()} className={styles.action} aria-label={label}>
      <UserIcon />
    </Link>
  );
}

function BasketLink() {
  const intl = useIntl();
  return (
    <Link
      to={paths.basket}
      className={styles.action}
      aria-label={intl.formatMessage({ id: 'header.basket' })}
    >
      <ShoppingBagIcon />
    </Link>
  );
}
