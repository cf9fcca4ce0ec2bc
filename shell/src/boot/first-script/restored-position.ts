/**
 * Marks the document of a page that is opened again, whose scroll position the browser restores before the page is
 * hydrated: its parts have their layout at once, because an estimated height would be another position.
 */
export function markRestoredPosition(
  navigation: Pick<PerformanceNavigationTiming, 'type'> | undefined,
  { documentElement }: Document,
): void {
  if (navigation?.type === 'back_forward' || navigation?.type === 'reload')
    documentElement.dataset['restoresScroll'] = 'true';
}
