import { lazy, Suspense, type ComponentType } from 'react';
import { useBusEvent } from 'shared-runtime';
import { useStore } from 'zustand';
import { useShell } from '../app/shell-context.ts';
import type { OpenOverlay } from './overlay-store.ts';
import { withoutDialog } from './without-dialog.ts';

/** The dialog chrome is heavy and most visits never open one, so it comes with the first overlay. */
const OverlayDialog = lazy<ComponentType<{ overlay: OpenOverlay }>>(() =>
  import(/* webpackChunkName: "overlay-dialog" */ './overlay-dialog.tsx').then(
    (module) => ({ default: module.OverlayDialog }),
    (error: unknown) => withoutDialog(error),
  ),
);

export function OverlayOutlet() {
  const { overlays } = useShell();
  const stack = useStore(overlays, (state) => state.stack);
  const closeAll = useStore(overlays, (state) => state.closeAll);
  // Overlays close on every route change (specification §2.2).
  useBusEvent('shell:route-changed', closeAll);

  const top = stack.at(-1);
  if (!top) return null;
  return (
    <Suspense fallback={null}>
      <OverlayDialog key={top.id} overlay={top} />
    </Suspense>
  );
}
