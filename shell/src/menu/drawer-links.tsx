import { useQuery } from '@tanstack/react-query';
import { useShop } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { drawerQuery, menuQuery } from './navigation-queries.ts';
import styles from './shop-menu.module.css';

/**
 * Entries of the navigation `header-mobile` that are not in the main menu, such as help and contact. Rendered by the
 * server only (`server-only.tsx`), and visible only where the menu is a drawer.
 */
export function DrawerLinks() {
  const shop = useShop();
  const menu = useQuery(menuQuery(shop)).data?.items ?? [];
  const drawer = useQuery(drawerQuery(shop)).data?.items ?? [];
  const menuUrls = new Set(menu.map(({ url }) => url));
  const items = drawer.filter(({ url }) => !menuUrls.has(url));
  if (items.length === 0) return null;
  return (
    <ul role="list">
      {items.map(({ label, url }) => (
        <li key={url}>
          <Link to={url} className={styles.item}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
