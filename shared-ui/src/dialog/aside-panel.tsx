import type { DialogProps } from './dialog-props.ts';
import { DialogShell } from './dialog-shell.tsx';

/** Renders a dialog that slides in from the end of the page and has its full height. */
export function AsidePanel(props: DialogProps) {
  return <DialogShell {...props} kind="aside" />;
}
