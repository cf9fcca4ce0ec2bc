import { ChevronRightIcon } from '../icons/icons.ts';
import type { LinkRenderer } from '../link/link-renderer.ts';
import { plainLink } from '../link/plain-link.tsx';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  label: string;
  /** Target of the link; undefined for the last crumb, which is the current page. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** Accessible name of the landmark, for instance "You are here". */
  label: string;
  items: readonly Crumb[];
  renderLink?: LinkRenderer;
  className?: string;
}

export function Breadcrumbs({ label, items, renderLink = plainLink, className }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={`${index}-${item.label}`} className={styles.item}>
            {item.href === undefined ? (
              <span aria-current="page" className={styles.current}>
                {item.label}
              </span>
            ) : (
              renderLink({ href: item.href, className: styles.link, children: item.label })
            )}
            {/* At the end of its item, so that no line starts with it. */}
            {index < items.length - 1 && <ChevronRightIcon size={14} className={styles.separator} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
