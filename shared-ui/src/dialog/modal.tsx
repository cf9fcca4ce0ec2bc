import type { DialogProps } from './dialog-props.ts';
import { DialogShell } from './dialog-shell.tsx';

/** Renders a dialog in the centre of the page. The focus stays inside and the page behind does not scroll. */
export function Modal(props: DialogProps) {
  return <DialogShell {...props} kind="modal" />;
}
