import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { useShell } from '../app/shell-context.ts';

/** The dialog chrome is heavy and most visits never open one, so it comes with the first overlay. */
const OverlayDialog = lazy(() =>
  import(/* webpackChunkName: "overlay-dialog" */ './overlay-dialog.tsx').then((module) => ({
    default: module.OverlayDialog,
  })),
);

export function OverlayOutlet() {
  const { overlays } = useShell();
  const stack = useStore(overlays, (state) => state.stack);
  const closeAll = useStore(overlays, (state) => state.closeAll);
  const { pathname } = useLocation();
  // Overlays close on every route change (specification §2.2).
  useEffect(() => closeAll(), [pathname, closeAll]);

  const top = stack.at(-1);
  if (!top) return null;
  return (
    <Suspense fallback={null}>
      <OverlayDialog key={top.id} overlay={top} />
    </Suspense>
  );
}
