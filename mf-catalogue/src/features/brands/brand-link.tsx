import { memo } from 'react';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { HeartIcon } from 'shared-ui';
import type { BrandGroup } from '../../domain/brands/filter-groups.ts';
import styles from './brands-page.module.css';

export interface BrandLinkProps extends Omit<BrandGroup['brands'][number], 'id'> {
  isFollowed: boolean;
}

/** Renders one of thousands of brands: is not rendered again for the same one. */
export const BrandLink = memo(function BrandLink({ name, url, count, isFollowed }: BrandLinkProps) {
  return (
    <li>
      <Link to={url} className={styles.brand}>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.note}>
          <FormattedMessage id="listing.total" values={{ total: count }} />
          {isFollowed ? (
            <span className={styles.followed}>
              <HeartIcon />
              <FormattedMessage id="brands.followed" />
            </span>
          ) : null}
        </span>
      </Link>
    </li>
  );
});
