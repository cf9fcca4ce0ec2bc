import type { ReactNode } from 'react';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useIntl, useSession } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Breadcrumbs, ChevronRightIcon, classNames, type Crumb, type LinkRenderer } from 'shared-ui';
import { accountPages, type AccountPageType } from '../../domain/account-pages.ts';
import styles from './account-layout.module.css';

export interface AccountLayoutProps {
  /** The page of the navigation that this page is or belongs to; null for one that the navigation does not list yet. */
  page: AccountPageType | null;
  /** Title of a page that belongs to `page`, for instance of a new address. Required without `page`. @default the title of `page` */
  title?: string;
  /** Pages between `page` and this one. @default none */
  parents?: readonly Crumb[];
  /** The heading. @default the title */
  heading?: ReactNode;
  lead?: ReactNode;
  /** What the member must know or do first. It stands above the navigation of a phone. */
  warnings?: ReactNode;
  children: ReactNode;
}

/**
 * Every page of the account: the way back, the heading and the navigation. On a phone the overview is the navigation, and
 * the other pages lead back to it. Shows nothing to guests.
 */
export function AccountLayout(props: AccountLayoutProps) {
  const { page, title, parents = [], heading, lead, warnings, children } = props;
  const intl = useIntl();
  const { isUserLoggedIn } = useSession();
  // The shell leaves these pages after sign-out. Until then no data of the member may stay on screen.
  if (!isUserLoggedIn) return null;
  const isOverview = page === 'account';
  const current = accountPages.find(({ type }) => type === page) ?? accountPages[0];
  const titleOfPage = intl.formatMessage({ id: current.title });
  const ofPage = page === null ? [] : [{ label: titleOfPage, href: current.path }];
  const account = { label: intl.formatMessage({ id: 'button.account' }), href: paths.account };
  const trail: Crumb[] =
    title === undefined
      ? [account, { label: titleOfPage }]
      : [account, ...ofPage, ...parents, { label: title }];
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        {isOverview ? null : (
          <Breadcrumbs
            label={intl.formatMessage({ id: 'account.breadcrumbs' })}
            items={trail}
            renderLink={renderLink}
          />
        )}
        <h1>{heading ?? title ?? titleOfPage}</h1>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      </header>
      {warnings === undefined ? null : <div className={styles.warnings}>{warnings}</div>}
      <nav
        aria-label={intl.formatMessage({ id: 'button.account' })}
        className={classNames(styles.navigation, isOverview && styles.overview)}
      >
        <ul className={styles.items}>
          {accountPages.map(({ type, path, title: label }) => (
            <li key={type}>
              <Link
                to={path}
                aria-current={type === page ? (title === undefined ? 'page' : 'true') : undefined}
                className={styles.item}
              >
                <FormattedMessage id={label} />
                <ChevronRightIcon size={16} className={styles.chevron} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

const renderLink: LinkRenderer = ({ href, ...rest }) => <Link to={href} {...rest} />;
