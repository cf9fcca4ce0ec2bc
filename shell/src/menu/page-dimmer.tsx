import { useEffect, useState } from 'react';
import { enhanceMenu } from './enhance-menu.ts';
import { useDeferredContext } from '../deferred/deferred-context.ts';
import styles from './page-dimmer.module.css';

/** Dims the page while the search or the menu is open. A press on it is outside of both, which closes them. */
export function PageDimmer() {
  const { context, menu } = useDeferredContext();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isSearching, setIsSearching] = useState(false);
  useEffect(() => (menu ? enhanceMenu(menu, setIsMenuOpen) : undefined), [menu]);
  useEffect(
    () => context.bus.subscribe('search:activity-changed', ({ isActive }) => setIsSearching(isActive)),
    [context],
  );
  return (
    <div className={styles.dimming} data-active={isSearching || isMenuOpen || undefined} aria-hidden="true" />
  );
}
