import type { ComponentType } from 'react';
import { createDeferredView } from './deferred-view.tsx';

/**
 * Wraps a part of a page that works by itself, such as links, so that it is hydrated when it is used or the page is idle,
 * and not before the content above it. Its code is not a chunk of its own, for which the first tap would wait.
 */
export function deferHydration<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  const View = createDeferredView<Props>(() => Promise.resolve(Part));
  // Loads now, so that a first rendering in the browser does not suspend.
  void View.load();
  return View;
}
