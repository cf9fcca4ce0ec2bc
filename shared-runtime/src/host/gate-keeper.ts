import type { Gate } from '../fragment/gate.ts';

/** Until when a fragment that the server has drawn may wait. */
export type WaitsFor = 'idle' | 'interaction';

/** Signs that the shopper is about to use what they point at, touch or focus. */
const signs = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;

export interface GateKeeper {
  /** Watches over a fragment's gate. Returns the way to stop, for when it is taken over or leaves the page. */
  watch: (element: HTMLElement, gate: Gate, waitsFor: WaitsFor) => () => void;
  /** The page is alive: what waited only for that may come. */
  openIdle: () => void;
  /** The shopper goes on in the page, and every part of it comes along. */
  openAll: () => void;
  /** What the server drew is no longer true, as after signing out: it is drawn anew instead of taken over. */
  renewAll: () => void;
}

interface Waiting {
  gate: Gate;
  waitsFor: WaitsFor;
}

/**
 * Opens gates on the first sign of interest. It listens at the window, before React, which keeps every event to
 * itself that aims at what it has not taken over. A click or a form that comes too early is held back and made
 * again as soon as somebody is there to answer it, so that nothing is lost and no link is followed by mistake.
 */
export function createGateKeeper(target: Window | null): GateKeeper {
  const waiting = new Map<HTMLElement, Waiting>();
  let isIdle = false;
  let isAwake = false;

  const at = (event: Event) => {
    const room =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-fragment]') : null;
    const found = room === null ? undefined : waiting.get(room);
    return room === null || found === undefined ? undefined : { room, gate: found.gate };
  };
  const openAtSign = (event: Event) => at(event)?.gate.open();

  function holdClick(event: MouseEvent): void {
    const found = at(event);
    if (!found || isSpecial(event)) return;
    const aimed = event.target as Element;
    // A picture within a button has no click of its own.
    const clicked = controlAround(aimed) ?? aimed;
    const link = aimed.closest('a')?.href;
    event.preventDefault();
    event.stopImmediatePropagation();
    found.gate.open();
    void found.gate.taken.then(() => {
      const present = clicked.isConnected ? clicked : redrawn(found.room, clicked);
      if (present instanceof HTMLElement) present.click();
      else if (link !== undefined) target?.location.assign(link);
    });
  }

  function holdSubmit(event: SubmitEvent): void {
    const found = at(event);
    if (!found) return;
    const form = event.target as HTMLFormElement;
    const { submitter } = event;
    event.preventDefault();
    event.stopImmediatePropagation();
    found.gate.open();
    void found.gate.taken.then(() => {
      if (form.isConnected) form.requestSubmit(submitter ?? undefined);
      else if (submitter) redrawn(found.room, submitter)?.click();
    });
  }

  function listen(): void {
    for (const sign of signs) target?.addEventListener(sign, openAtSign, { capture: true, passive: true });
    target?.addEventListener('click', holdClick, { capture: true });
    target?.addEventListener('submit', holdSubmit, { capture: true });
  }

  function stopListening(): void {
    for (const sign of signs) target?.removeEventListener(sign, openAtSign, { capture: true });
    target?.removeEventListener('click', holdClick, { capture: true });
    target?.removeEventListener('submit', holdSubmit, { capture: true });
  }

  function open(which: (waitsFor: WaitsFor) => boolean): void {
    for (const { gate, waitsFor } of waiting.values()) if (which(waitsFor)) gate.open();
  }

  return {
    watch(element, gate, waitsFor) {
      function stop(): void {
        if (waiting.delete(element) && waiting.size === 0) stopListening();
      }
      if (waiting.size === 0) listen();
      waiting.set(element, { gate, waitsFor });
      // Before whatever is made again then: it must not be held back a second time.
      void gate.taken.then(stop);
      // Focused before the listeners were added: typed text causes no further event until the next key.
      const isFocused = element.contains(element.ownerDocument.activeElement);
      if (isAwake || isFocused || (isIdle && waitsFor === 'idle')) gate.open();
      return stop;
    },
    openIdle() {
      isIdle = true;
      open((waitsFor) => waitsFor === 'idle');
    },
    openAll() {
      isAwake = true;
      open(() => true);
    },
    renewAll() {
      isAwake = true;
      for (const { gate } of waiting.values()) gate.renew();
    },
  };
}

/** What stands now for something that was there before its fragment was drawn anew: of the same kind and name. */
function redrawn(room: HTMLElement, gone: Element): HTMLElement | undefined {
  const control = controlAround(gone);
  if (!control) return undefined;
  const kin = room.querySelectorAll<HTMLElement>(control.localName);
  return [...kin].find((each) => nameOf(each) === nameOf(control));
}

const controlAround = (element: Element) => element.closest<HTMLElement>('a, button, input, label, summary');

const nameOf = (element: HTMLElement) =>
  [element.getAttribute('aria-label') ?? element.textContent, element.getAttribute('name')].join(' ');

/** Another button, or a key that asks for a new tab: the browser's own affair. */
function isSpecial({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
