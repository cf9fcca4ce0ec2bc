import { decodeReferer, isShopPath, paths } from 'shared-contracts/routes';

/** Returns the path that the alias form `…/referer/{referer}/` encodes; null if it is not a path of this shop. */
export function refererOf(path: string): string | null {
  const segment = /\/referer\/([^/]+)\/?$/.exec(path)?.[1];
  return segment === undefined ? null : decodeReferer(segment);
}

/** Returns the redirect if it is a path of this shop, else the home page: an open redirect would help phishing. */
export function safeRedirect(redirect: string): string {
  return isShopPath(redirect) ? redirect : paths.home;
}

/**
 * Returns whether a page consists of the sign-in or registration form. Such a page is never a target to return to.
 */
export function isEntryPage(path: string): boolean {
  return [paths.login(), paths.register(), paths.forgotPassword.slice(0, -1)].some(
    (entry) => path === entry || path.startsWith(`${entry}/`),
  );
}
