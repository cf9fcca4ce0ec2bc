import type { ComponentType } from 'react';
import type { OverlayDialogProps } from './overlay-dialog.tsx';

export type DialogComponent = ComponentType<OverlayDialogProps>;

/** Loads the dialog of overlays. A chunk of its own: it is large, and most visits open no overlay. */
export async function loadDialog(): Promise<DialogComponent> {
  const { OverlayDialog } = await import(
    /* webpackChunkName: "overlay-dialog", webpackFetchPriority: "high" */ './overlay-dialog.tsx'
  );
  return OverlayDialog;
}
