import { storeSwitchPath } from './store-address.ts';
import { storeSwitchId } from './store-switch-id.ts';

/**
 * Updates the links of the store list to the current page, at once and whenever the list is opened: it was rendered
 * with the tab's first page. Returns a function that stops it.
 */
export function updateStoreLinks(): () => void {
  const list = document.getElementById(storeSwitchId);
  const refresh = () => {
    for (const link of list?.querySelectorAll<HTMLAnchorElement>('a[data-code]') ?? [])
      link.href =
        alternateOf(link.hreflang) ?? storeSwitchPath(link.dataset['code'] ?? '', location.pathname);
  };
  // The list may have been opened after a navigation and before this code was loaded.
  refresh();
  list?.addEventListener('beforetoggle', refresh);
  return () => list?.removeEventListener('beforetoggle', refresh);
}

function alternateOf(hreflang: string): string | undefined {
  const alternates = document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]');
  return [...alternates].find((link) => link.hreflang === hreflang)?.href;
}
