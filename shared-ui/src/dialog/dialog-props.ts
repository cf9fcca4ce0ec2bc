import type { ReactNode, Ref, RefObject } from 'react';

type DialogName =
  | { /** Id of the heading inside the content. */ titleId: string; label?: never }
  | { /** Accessible name of a dialog whose content has no heading. */ label: string; titleId?: never };

export type DialogProps = DialogName & {
  open: boolean;
  /** Called on Escape, on the close button and on a click on the background. */
  onClose: () => void;
  /** Maximum width in CSS pixels. */
  size: number;
  /**
   * If false, there is no close button, Escape does nothing, and a click on the background shakes the dialog.
   * @default true
   */
  closable?: boolean;
  closeLabel: string;
  /** An alert dialog requires an answer. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Id of the text that describes the dialog. */
  textId?: string | undefined;
  /** Element that receives the focus first; null, also from a function, for the first control. @default the first control */
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null);
  /**
   * Called when the dialog is removed: false if another one takes its place, which then has the focus. Otherwise the focus
   * returns to where it was before the dialog.
   *
   * @default always returns it
   */
  returnsFocus?: () => boolean;
  /** The dialog's element, which scrolls in an aside panel. */
  popupRef?: Ref<HTMLDivElement>;
  children: ReactNode;
};
