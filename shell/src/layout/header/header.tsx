import { memo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { navigation } from 'shared-contracts/descriptors/shop';
import { paths } from 'shared-contracts/routes';
import {
  deferHydration,
  FormattedMessage,
  shareOnServer,
  useIntl,
  useSession,
  useShop,
} from 'shared-runtime';
import { Link, useLocation } from 'shared-runtime/router';
import { ShoppingBagIcon, UserIcon } from 'shared-ui';
import { FrameSlot, FrameSlots } from '../frame-slot.tsx';
import { menuQuery } from '../../menu/navigation-queries.ts';
import { hasReducedFrame } from '../../routing/in-checkout.ts';
import { DeferredSlot } from '../../shop/deferred-slot.tsx';
import { Logo } from './logo.tsx';
import { SearchForm } from './search-form.tsx';
import { MenuButton, ShopMenu } from '../../menu/shop-menu.tsx';
import styles from './header.module.css';

/**
 * Every slot has a fallback that works by itself: a plain form or link. In the checkout all but the logo is hidden, not left
 * out: scripts that enhance the menu find it after the checkout too. Hidden fragments are hydrated on the navigation that
 * leaves the checkout.
 */
export function Header() {
  return <HeaderBar isReduced={hasReducedFrame(useLocation().pathname)} />;
}

/** Is not rendered again when only the query of the URL changes: it has a hundred links. */
const HeaderBar = memo(function HeaderBar({ isReduced }: { isReduced: boolean }) {
  const { data } = useQuery(menuQuery(useShop()));
  return (
    <header className={styles.header} data-reduced={isReduced || undefined}>
      <HeaderText text={data?.headerText} />
      <div className={styles.top}>
        {data?.items.length ? <MenuButton /> : null}
        <Logo />
        <div className={styles.search}>
          <FrameSlot name="header-search" isHidden={isReduced} fallback={() => <SearchForm />} />
        </div>
        <Link to="/about-us" className={styles.about}>
          <FormattedMessage id="header.about" />
        </Link>
        <div className={styles.actions}>
          <FrameSlots name="header-actions" isHidden={isReduced} />
          <FrameSlot name="header-account" isHidden={isReduced} fallback={() => <AccountLink />} />
          <FrameSlot name="header-basket" isHidden={isReduced} fallback={() => <BasketLink />} />
        </div>
      </div>
      <DeferredMenu items={data?.items ?? []} />
    </header>
  );
});

/** Hydrated after the content: most of the frame's elements are in it. */
const DeferredMenu = shareOnServer(deferHydration(ShopMenu));

/** A line above the header: an introduction for guests and a link for sharing. */
function HeaderText({ text }: { text: CallResponse<typeof navigation>['headerText'] }) {
  const { isUserLoggedIn } = useSession();
  if (isUserLoggedIn && !text) return null;
  return (
    <div className={styles.strip}>
      {isUserLoggedIn ? null : (
        <p>
          <FormattedMessage id="header.membersOnly" />{' '}
          <span className={styles.more}>
            <FormattedMessage id="header.joining" />
          </span>
        </p>
      )}
      {text ? (
        <Link to={text.url} className={styles.share}>
          {text.text}
        </Link>
      ) : null}
      <DeferredSlot place="in-header" />
    </div>
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
