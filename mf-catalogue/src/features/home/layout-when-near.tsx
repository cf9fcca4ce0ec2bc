import { Children, useEffect, useState, type ReactNode } from 'react';
import { afterPaint } from 'shared-runtime/after-paint';
import { useIsHydrated } from '../../components/use-is-hydrated.ts';
import styles from './layout-when-near.module.css';

/**
 * Renders sections that have no layout on a phone until they are near the viewport or this part is hydrated; then they get
 * it one after another, because the layout of all of them would keep the page's thread busy. Their height depends on texts,
 * so it is estimated. A page that is opened by Back, whose position is restored, has its whole layout at once: in the same
 * document it is not hydrated, and another one is marked by the shell (`data-restores-scroll`).
 */
export function LayoutWhenNear({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  const count = Children.count(children);
  const [laidOut, setLaidOut] = useState(isHydrated ? count : 0);
  useEffect(() => {
    if (laidOut >= count) return undefined;
    const controller = new AbortController();
    void afterPaint().then(() => {
      if (!controller.signal.aborted) setLaidOut(laidOut + 1);
    });
    return () => controller.abort();
  }, [laidOut, count]);
  return Children.map(children, (section, index) => (
    <div className={index < laidOut ? styles.laidOut : styles.waiting}>{section}</div>
  ));
}
