import { stylesheetElementId } from '../document/page-scripts.ts';

/**
 * Tells webpack's runtime of each remote which style sheets the page has in its combined one: it looks for a `link` with
 * `data-href` before it loads a style sheet. If the combined style sheet could not be loaded, its parts are loaded one
 * by one, so that one missing file costs one region.
 */
export function markLoadedStylesheets(): void {
  const combined = document.getElementById(stylesheetElementId) as HTMLLinkElement | null;
  const files = new URL(combined?.href ?? '', location.href).searchParams.get('files');
  // Chromium gives a style sheet that was answered with an error an empty `sheet`; the combined one is never empty.
  const isLoaded = (combined?.sheet?.cssRules.length ?? 0) > 0;
  for (const file of files?.split(',') ?? []) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.dataset['href'] = file;
    if (!isLoaded) link.href = file;
    document.head.append(link);
  }
}
