import type { ReactNode, RefObject } from 'react';

type DialogName =
  | { /** Id of the heading inside the content. */ titleId: string; label?: never }
  | { /** Names a dialog whose content has no heading. */ label: string; titleId?: never };

export type DialogProps = DialogName & {
  open: boolean;
  /** Called when the user asks to leave: Escape, the close button, a press on the background. */
  onClose: () => void;
  /** Largest width, CSS pixels. */
  size: number;
  /** When false there is no close button, Escape does nothing, and a press on the background shakes it. @default true */
  closable?: boolean;
  closeLabel: string;
  /** An alert dialog asks for an answer before anything else. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Id of the text that says more than the heading does. */
  textId?: string | undefined;
  /** What has the focus first. @default the first control */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
};
