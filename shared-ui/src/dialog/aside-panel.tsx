import type { DialogProps } from './dialog-props.ts';
import { DialogShell } from './dialog-shell.tsx';

/** A dialog that slides in from the end of the page and takes its whole height. */
export function AsidePanel(props: DialogProps) {
  return <DialogShell {...props} kind="aside" />;
}
