import { useEffect, useState } from 'react';
import { enlivenMenu } from './enhance-menu.ts';
import { useLateFrame } from '../deferred/deferred-context.ts';
import styles from './page-dimmer.module.css';

/**
 * Lies over the page while the shopper searches or looks into the menu. A press on it is a press outside of both,
 * on which they close by themselves.
 */
export function Dimming() {
  const { context, menu } = useLateFrame();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isSearching, setIsSearching] = useState(false);
  useEffect(() => (menu ? enlivenMenu(menu, setIsMenuOpen) : undefined), [menu]);
  useEffect(
    () => context.bus.subscribe('search:activity-changed', ({ isActive }) => setIsSearching(isActive)),
    [context],
  );
  return (
    <div className={styles.dimming} data-active={isSearching || isMenuOpen || undefined} aria-hidden="true" />
  );
}
