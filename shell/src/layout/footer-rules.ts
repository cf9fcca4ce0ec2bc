/** On non-English stores the English-only advice pages are left out (specification §2.3). */
export function isShownInFooter(url: string, locale: string): boolean {
  if (locale.startsWith('en')) return true;
  return !url.includes('archived/blog') && url.replaceAll('/', '') !== 'advice';
}
