import { paths } from 'shared-contracts/routes';

const guestsOnly: readonly string[] = [paths.login(), paths.register()];

/**
 * Returns whether a footer link is shown. The English advice pages are hidden in other languages (specification §2.3),
 * sign-in and registration for members.
 */
export function isShownInFooter(url: string, locale: string, isUserLoggedIn: boolean): boolean {
  if (isUserLoggedIn && guestsOnly.includes(url)) return false;
  if (locale.startsWith('en')) return true;
  return !url.includes('archived/blog') && url.replaceAll('/', '') !== 'advice';
}
