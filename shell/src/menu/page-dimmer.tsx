import { useEffect, useState } from 'react';
import { enhanceMenu } from './enhance-menu.ts';
import { useDeferredContext } from '../deferred/deferred-context.ts';
import styles from './page-dimmer.module.css';

/**
 * Lies over the page while the shopper searches or looks into the menu. A press on it is a press outside of both,
 * on which they close by themselves.
 */
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
