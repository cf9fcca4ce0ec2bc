import { decodeReferer, isShopPath, paths } from 'shared-contracts/routes';

/** Where to return to, from the alias form `…/referer/{referer}/`; null where it names no path of this shop. */
export function refererOf(path: string): string | null {
  const segment = /\/referer\/([^/]+)\/?$/.exec(path)?.[1];
  return segment === undefined ? null : decodeReferer(segment);
}

/** The API answers a path of this shop; anything else would lead a member away. */
export function safeRedirect(redirect: string): string {
  return isShopPath(redirect) ? redirect : paths.home;
}

/** On these pages the forms are the page itself, and there is nothing to return to. */
export function isEntryPage(path: string): boolean {
  return [paths.login(), paths.register()].some((entry) => path === entry || path.startsWith(`${entry}/`));
}
