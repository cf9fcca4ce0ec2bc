import type { ComponentType } from 'react';
import { createDeferredView, type DeferredView } from 'shared-runtime';

/**
 * Wraps a part of the frame that works by itself, such as links, so that it is hydrated when it is used or the page is
 * idle, not before the page's content. Its code is not loaded later: the first tap in it would wait for that.
 */
export function hydrateLater<Props extends object>(Part: ComponentType<Props>): DeferredView<Props> {
  const View = createDeferredView<Props>(() => Promise.resolve(Part));
  // Known before the first rendering, which then shows it at once.
  void View.load();
  return View;
}
