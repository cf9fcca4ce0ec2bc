import type { ReactNode } from 'react';

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
  children: ReactNode;
};
