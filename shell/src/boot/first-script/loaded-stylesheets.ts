import { hasRules } from '../../document/has-rules.ts';
import { stylesheetElementId } from '../../document/page-scripts.ts';

/**
 * Tells webpack's runtime of each remote which style sheets the page has in its combined one: it looks for a `link` with
 * `data-href` before it loads a style sheet. If the combined style sheet could not be loaded, or was blocked, its parts
 * are loaded one by one, so that one missing file costs one region.
 */
export function markLoadedStylesheets(): void {
  const combined = document.getElementById(stylesheetElementId) as HTMLLinkElement | HTMLStyleElement | null;
  const url = combined?.dataset['files'] ?? combined?.getAttribute('href') ?? '';
  const files = new URL(url, location.href).searchParams.get('files');
  const isLoaded = hasRules(combined);
  for (const file of files?.split(',') ?? []) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.dataset['href'] = file;
    if (!isLoaded) link.href = file;
    document.head.append(link);
  }
}
