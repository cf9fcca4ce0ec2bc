import type { DialogProps } from './dialog-props.ts';
import { DialogShell } from './dialog-shell.tsx';

/** A dialog in the middle of the page: focus is kept inside, the page behind does not scroll. */
export function Modal(props: DialogProps) {
  return <DialogShell {...props} kind="modal" />;
}
