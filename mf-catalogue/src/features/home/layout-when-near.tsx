import type { ReactNode } from 'react';
import { useIsHydrated } from '../../components/use-is-hydrated.ts';
import styles from './layout-when-near.module.css';

/**
 * Renders sections that have no layout on a phone until they are near the viewport or the page is hydrated. Their height
 * depends on texts, so a page that is opened again by Back, with a position to restore, has the whole layout at once.
 */
export function LayoutWhenNear({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  return <div className={isHydrated ? styles.laidOut : styles.waiting}>{children}</div>;
}
