import { useEffect, useState } from 'react';
import type { EventBus } from 'shared-contracts/events';
import { searchActivityChanged } from 'shared-contracts/events/search';
import { enhanceMenu } from './enhancement/enhance-menu.ts';
import styles from './page-dimmer.module.css';

/** Dims the page while the search or the menu is open. A press on it is outside of both, which closes them. */
export function PageDimmer({ bus, menu }: { bus: EventBus; menu: HTMLElement | null }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isSearching, setIsSearching] = useState(false);
  useEffect(() => (menu ? enhanceMenu(menu, setIsMenuOpen) : undefined), [menu]);
  useEffect(() => bus.subscribe(searchActivityChanged, ({ isActive }) => setIsSearching(isActive)), [bus]);
  return (
    <div className={styles.dimming} data-active={isSearching || isMenuOpen || undefined} aria-hidden="true" />
  );
}
