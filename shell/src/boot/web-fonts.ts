import type { ShopRouter } from 'shared-runtime/host';

/** Faces of `fonts.css` that every page uses. */
export const facesOfEveryPage = ['700 1em "Barlow Condensed"', '400 1em "Source Sans 3 Variable"'] as const;

/**
 * Shows the page in its fallback fonts, which take the same room. On a slow connection, fonts and scripts would share the
 * bandwidth, and the layout of the whole page would be repeated when each font arrives, while the processor is needed for
 * hydration. Not after another page of the shop, which has loaded the fonts or left the bandwidth to them: the scripts are
 * in the browser's cache then.
 */
export function holdWebFonts({ documentElement, referrer, location }: Document): void {
  if (!referrer.startsWith(`${location.origin}/`)) documentElement.dataset['fonts'] = 'fallback';
}

/** Loads the web fonts of a tab that does without them, and shows them from its next page on, which gets a layout anyway. */
export async function showWebFontsOnNextPage(
  { documentElement, fonts }: Document,
  router: Pick<ShopRouter, 'state' | 'subscribe'>,
): Promise<void> {
  if (documentElement.dataset['fonts'] === undefined) return;
  // If they cannot be loaded now, the browser tries again for the next page.
  await Promise.allSettled(facesOfEveryPage.map((face) => fonts.load(face)));
  const { pathname } = router.state.location;
  const unsubscribe = router.subscribe(() => {
    if (router.state.location.pathname === pathname) return;
    unsubscribe();
    delete documentElement.dataset['fonts'];
  });
}
