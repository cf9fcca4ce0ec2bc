import type { OpenOverlay } from './overlay-service.ts';

/** What of a dialog was shown when another one took its place. */
interface Position {
  /** Of the dialog and of the area around it, in CSS pixels: panels scroll the former, modals the latter. */
  scrollTops: readonly number[];
  /** The control that had the focus, by its place among all controls. */
  focused: { index: number; label: string } | null;
}

export interface DialogPosition {
  /** Ref of the dialog: it restores the scroll position when the dialog is shown again. */
  popupRef: (popup: HTMLElement | null) => void;
  /** Returns the control that had the focus, or an equal one at its place; null in a new dialog. */
  initialFocus: () => HTMLElement | null;
  /** Stores scroll position and focus. To be called before the dialog is removed. */
  save: () => void;
}

/** By overlay: one that is opened again is another overlay, and begins at its top. */
const positions = new WeakMap<OpenOverlay, Position>();

/** Keeps scroll position and focus of an overlay, whose dialog is removed while another overlay is above it. */
export function keepPosition(overlay: OpenOverlay): DialogPosition {
  let popup: HTMLElement | null = null;
  return {
    popupRef(element) {
      if (element === null) return;
      popup = element;
      scroll(popup, positions.get(overlay));
    },
    initialFocus() {
      const position = positions.get(overlay);
      if (popup === null || position === undefined) return null;
      scroll(popup, position);
      return findFocused(popup, position);
    },
    save() {
      if (popup?.isConnected) positions.set(overlay, readPosition(popup));
    },
  };
}

function readPosition(popup: HTMLElement): Position {
  const controls = controlsOf(popup);
  const index = controls.findIndex((control) => control === document.activeElement);
  const focused = controls[index];
  return {
    scrollTops: scrollersOf(popup).map(({ scrollTop }) => scrollTop),
    focused: focused === undefined ? null : { index, label: labelOf(focused) },
  };
}

function scroll(popup: HTMLElement, position: Position | undefined): void {
  for (const [index, scroller] of scrollersOf(popup).entries()) {
    const top = position?.scrollTops[index];
    if (top !== undefined) scroller.scrollTop = top;
  }
}

/** The content may have changed: a control at the same place that is another one does not get the focus. */
function findFocused(popup: HTMLElement, { focused }: Position): HTMLElement | null {
  const control = focused === null ? undefined : controlsOf(popup)[focused.index];
  return control !== undefined && labelOf(control) === focused?.label ? control : null;
}

const scrollersOf = (popup: HTMLElement) =>
  [popup, popup.parentElement].filter((each): each is HTMLElement => each !== null);

const controlsOf = (popup: HTMLElement) => [
  ...popup.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
];

const labelOf = (control: HTMLElement) =>
  [
    control.tagName,
    control.getAttribute('name'),
    control.getAttribute('aria-label'),
    control.textContent,
  ].join('\n');
