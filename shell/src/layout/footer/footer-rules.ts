import { paths } from 'shared-contracts/routes';

const guestsOnly: readonly string[] = [paths.login(), paths.register()];

/**
 * On non-English stores the English-only advice pages are left out (specification §2.3), and a member is not
 * asked to sign in or to join.
 */
export function isShownInFooter(url: string, locale: string, isUserLoggedIn: boolean): boolean {
  if (isUserLoggedIn && guestsOnly.includes(url)) return false;
  if (locale.startsWith('en')) return true;
  return !url.includes('archived/blog') && url.replaceAll('/', '') !== 'advice';
}
