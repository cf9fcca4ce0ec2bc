import { paths, type PageEntry } from 'shared-contracts/routes';
import type { ShopContext } from 'shared-runtime';

/** Loaded on first use: few visits need it. */
export const loadRedirects = () => import(/* webpackChunkName: "redirects" */ './redirects.ts');

/** Returns the URL to which a visitor without access is redirected; null if the visitor has access. */
export async function checkAccess(context: ShopContext, entry: PageEntry, url: URL): Promise<string | null> {
  if (context.session.isUserLoggedIn) return entry === 'guests' ? paths.home : null;
  if (entry === 'public' || entry === 'guests') return null;
  if (!url.search.includes('hashed')) return paths.login(url.pathname + url.search);
  const { isNewsletterLink, withoutNewsletterLink } = await loadRedirects();
  const signIn = paths.login(withoutNewsletterLink(url));
  if (entry !== 'mailed') return signIn;
  // The sign-in page says why it is shown.
  return (await isNewsletterLink(context, url)) ? null : `${signIn}?status=invalid-link`;
}
