import { storeSwitchId } from './store-switch-id.ts';

/**
 * The list of stores was drawn with the first page of the tab. Before it is shown, its links are made to lead to the
 * page of now, which names its likes in its head. Answers the way to stop.
 */
export function updateStoreLinks(): () => void {
  const list = document.getElementById(storeSwitchId);
  const refresh = () => {
    for (const link of list?.querySelectorAll<HTMLAnchorElement>('a[data-code]') ?? [])
      link.href = alternateOf(link.hreflang) ?? `/store-switch/${link.dataset['code']}`;
  };
  list?.addEventListener('beforetoggle', refresh);
  return () => list?.removeEventListener('beforetoggle', refresh);
}

function alternateOf(hreflang: string): string | undefined {
  const alternates = document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]');
  return [...alternates].find((link) => link.hreflang === hreflang)?.href;
}
