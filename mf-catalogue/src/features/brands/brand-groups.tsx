import { useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import { useSession, useShop } from 'shared-runtime';
import { followedBrandsQuery } from '../../api/brands-query.ts';
import type { BrandGroup } from '../../domain/brands/filter-groups.ts';
import { BrandLink } from './brand-link.tsx';
import { groupId } from './group-id.ts';
import styles from './brands-page.module.css';

/** Renders the brands by letter, those marked that the member follows. Letters without a brand are left out. */
export const BrandGroups = memo(function BrandGroups({ groups }: { groups: readonly BrandGroup[] }) {
  const { id, isUserLoggedIn } = useSession();
  const { data } = useQuery({ ...followedBrandsQuery(useShop(), id), enabled: isUserLoggedIn });
  const followed = useMemo(() => new Set(isUserLoggedIn ? data : []), [isUserLoggedIn, data]);
  return groups.map(({ letter, brands }, index) =>
    brands.length === 0 ? null : (
      <section
        key={letter}
        id={groupId(index)}
        aria-labelledby={`${groupId(index)}-title`}
        className={styles.group}
      >
        <h2 id={`${groupId(index)}-title`}>{letter}</h2>
        <ul className={styles.brands}>
          {brands.map((brand) => (
            <BrandLink key={brand.id} {...brand} isFollowed={followed.has(brand.id)} />
          ))}
        </ul>
      </section>
    ),
  );
});
