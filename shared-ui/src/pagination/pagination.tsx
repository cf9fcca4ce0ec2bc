import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.ts';
import type { LinkRenderer } from '../link/link-renderer.ts';
import { plainLink } from '../link/plain-link.tsx';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** Current page, starting at 1. */
  page: number;
  pageCount: number;
  /** Page before the shown ones if several are shown, or null without one. @default the page before `page` */
  previousPage?: number | null;
  hrefFor: (page: number) => string;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
  renderLink?: LinkRenderer;
  className?: string;
}

/** Renders links, so that every page of a list has a URL. Renders nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, hrefFor, labels, renderLink = plainLink, className } = props;
  const { previousPage = page > 1 ? page - 1 : null } = props;
  if (pageCount <= 1) return null;
  const stepLink = (to: number, label: string, rel: 'prev' | 'next') => (
    <li>
      {renderLink({
        href: hrefFor(to),
        rel,
        'aria-label': label,
        className: styles.link,
        children: rel === 'prev' ? <ChevronLeftIcon size={20} /> : <ChevronRightIcon size={20} />,
      })}
    </li>
  );
  return (
    <nav aria-label={labels.nav} className={className}>
      <ul className={styles.list}>
        {previousPage !== null && stepLink(previousPage, labels.previous, 'prev')}
        {pageWindow(page, pageCount).map((each, index) => (
          <li key={each ?? `gap-${index}`}>
            {each === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              renderLink({
                href: hrefFor(each),
                className: each === page ? styles.current : styles.link,
                'aria-label': labels.page(each),
                'aria-current': each === page ? 'page' : undefined,
                children: each,
              })
            )}
          </li>
        ))}
        {page < pageCount && stepLink(page + 1, labels.next, 'next')}
      </ul>
    </nav>
  );
}
