import type { ReactNode } from 'react';
import { useIsHydrated } from '../../components/use-is-hydrated.ts';
import styles from './layout-when-near.module.css';

/**
 * Renders sections that have no layout on a phone until they are near the viewport or this part is hydrated. Their height
 * depends on texts, so it is estimated. A page that is opened by Back, whose position is restored, has its whole layout at
 * once: in the same document it is not hydrated, and another one is marked by the shell (`data-restores-scroll`).
 */
export function LayoutWhenNear({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  return <div className={isHydrated ? styles.laidOut : styles.waiting}>{children}</div>;
}
