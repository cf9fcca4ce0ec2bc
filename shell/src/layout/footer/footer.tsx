import { memo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { NavigationItem } from 'shared-contracts/api/shop';
import type { config as configEndpoint } from 'shared-contracts/descriptors/shop';
import { deferHydration, FormattedMessage, shareOnServer, useSession, useShop } from 'shared-runtime';
import { Link, useLocation } from 'shared-runtime/router';
import { navigationQuery } from '../../menu/navigation-queries.ts';
import { hasReducedFrame } from '../../routing/in-checkout.ts';
import { frameConfigQuery } from '../frame-queries.ts';
import { isShownInFooter } from './footer-rules.ts';
import { ServerOnly } from '../../shop/server-only.tsx';
import styles from './footer.module.css';

/** In the checkout it is reduced to contact, help and legal pages. */
export function Footer() {
  return <FooterColumns isReduced={hasReducedFrame(useLocation().pathname)} />;
}

/** Is not rendered again when only the query of the URL changes. */
const FooterColumns = memo(function FooterColumns({ isReduced }: { isReduced: boolean }) {
  const shop = useShop();
  // Here and not in the columns: a session that changes before their hydration would remove the data without an observer.
  const categories = useQuery(navigationQuery(shop, 'footer-categories')).data?.items ?? [];
  const main = useQuery(navigationQuery(shop, 'footer-main')).data?.items ?? [];
  const config = useQuery(frameConfigQuery(shop)).data;
  const year = new Date(shop.serverTime).getUTCFullYear();
  return (
    <footer className={styles.footer} data-reduced={isReduced || undefined}>
      <ServerOnly part="reassurance" />
      <div className={styles.grey} data-surface="inverse">
        <div className={styles.columns}>
          <DeferredColumns columns={[...(isReduced ? [] : categories), ...main]} contact={config} />
        </div>
        <ServerOnly part="badges" />
        <div className={styles.bottom}>
          <ServerOnly part="store-switch-button" />
          <p>
            <FormattedMessage
              id="footer.copyright"
              values={{ year: String(year), shop: shop.store.shopName }}
            />{' '}
            <FormattedMessage id="header.membersOnly" />
          </p>
        </div>
      </div>
      <ServerOnly part="store-switch" />
    </footer>
  );
});

interface ColumnsProps {
  columns: readonly NavigationItem[];
  contact: Pick<CallResponse<typeof configEndpoint>, 'address' | 'phone' | 'email'> | undefined;
}

/** Hydrated after the content. */
const DeferredColumns = shareOnServer(
  deferHydration(function Columns({ columns, contact }: ColumnsProps) {
    const { locale } = useShop();
    const { isUserLoggedIn } = useSession();
    return (
      <>
        {columns
          .filter((item) => isShownInFooter(item.url, locale, isUserLoggedIn))
          .map((column) => (
            <FooterColumn key={column.label} column={column} />
          ))}
        <address className={styles.address}>
          {contact?.address?.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {contact?.phone ? <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a> : null}
          {contact?.email ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : null}
        </address>
      </>
    );
  }),
);

function FooterColumn({ column }: { column: NavigationItem }) {
  const { locale } = useShop();
  const { isUserLoggedIn } = useSession();
  return (
    <section>
      <h2 className={styles.heading}>{column.label}</h2>
      <ul role="list" className={styles.links}>
        {column.children
          .filter((link) => isShownInFooter(link.url, locale, isUserLoggedIn))
          .map((link) => (
            <li key={link.url}>
              {link.url.includes('http') ? (
                <a href={link.url} target="_blank" rel="noreferrer">
                  {link.label}
                </a>
              ) : (
                <Link to={link.url}>{link.label}</Link>
              )}
            </li>
          ))}
      </ul>
    </section>
  );
}
