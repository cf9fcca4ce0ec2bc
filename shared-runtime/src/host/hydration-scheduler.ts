import type { HydrationTrigger } from './hydration-trigger.ts';

/** Event that starts the hydration of a server-rendered fragment at the latest. */
export type HydrationCondition = 'idle' | 'interaction';

/** Events that precede the use of an element. */
const intentEvents = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;

export interface HydrationScheduler {
  /** Triggers a fragment's hydration when its event occurs. Returns a function that stops watching. */
  watch: (element: HTMLElement, trigger: HydrationTrigger, condition: HydrationCondition) => () => void;
  /** Hydrates the fragments that wait for `idle`. */
  triggerIdle: () => void;
  /** Hydrates every waiting fragment, as on a client-side navigation. */
  triggerAll: () => void;
  /** Renders every waiting fragment anew instead of hydrating it: its server HTML is outdated, as after a sign-out. */
  discardAll: () => void;
  /** Hydrates the waiting fragments that are not within an element. */
  triggerOutside: (element: Element) => void;
}

interface Waiting {
  trigger: HydrationTrigger;
  condition: HydrationCondition;
}

interface WaitingFragment {
  element: HTMLElement;
  trigger: HydrationTrigger;
}

/**
 * Triggers hydration on the first interaction. Capture-phase listeners on window: React swallows events that target
 * boundaries it has not hydrated. A click or submit before hydration is cancelled and repeated afterwards, except in the
 * forms that the first script of the page sends (`data-consent-answer`). Radio buttons, checkboxes, disclosures and
 * popovers change at once: only what React does about it comes afterwards.
 *
 * @param onDeferred is called for each such click or submit, with the promise of the hydration
 * @param tryOpenDocument called for a click on a link of a fragment that is not hydrated; if it returns true, the click is not
 *   repeated
 */
export function createHydrationScheduler(
  target: Window | null,
  onDeferred: (hydrated: Promise<unknown>) => void = () => undefined,
  tryOpenDocument: (link: HTMLAnchorElement) => boolean = () => false,
): HydrationScheduler {
  const waiting = new Map<HTMLElement, Waiting>();
  let isIdle = false;
  let isTriggered = false;

  const findWaiting = (event: Event): WaitingFragment | undefined => {
    const element =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-fragment], [data-deferred]')
        : null;
    const waitingFragment = element === null ? undefined : waiting.get(element);
    return element === null || waitingFragment === undefined
      ? undefined
      : { element, trigger: waitingFragment.trigger };
  };
  const handleIntent = (event: Event) => findWaiting(event)?.trigger.trigger();

  function deferClick(event: MouseEvent): void {
    const waitingFragment = findWaiting(event);
    if (!waitingFragment) return;
    const aimed = event.target as Element;
    // Not the attribute of the same name that the document has after an answer.
    if (aimed.closest('form[data-consent-answer]') !== null) return;
    // A picture within a button has no click of its own.
    const clicked = controlAround(aimed) ?? aimed;
    // The browser dispatches a click on the input of a label itself.
    if (clicked instanceof HTMLLabelElement && isCheckable(clicked.control)) return;
    if (isCheckable(clicked)) {
      deferChange(event, clicked, waitingFragment);
      return;
    }
    if (clicked.localName === 'summary') {
      repeatToggle(clicked, waitingFragment);
      return;
    }
    // The browser opens and closes popovers itself.
    if (isSpecial(event) || clicked.hasAttribute('popovertarget')) return;
    const link = aimed.closest('a');
    event.preventDefault();
    event.stopImmediatePropagation();
    if (link !== null && mayOpenAsDocument(link, waitingFragment.element) && tryOpenDocument(link)) return;
    waitingFragment.trigger.trigger();
    onDeferred(waitingFragment.trigger.hydrated);
    void waitingFragment.trigger.hydrated.then(() => {
      const present = clicked.isConnected ? clicked : findRerendered(waitingFragment.element, clicked);
      if (present instanceof HTMLElement) present.click();
      else if (link !== null) target?.location.assign(link.href);
    });
  }

  function deferChange(
    event: MouseEvent,
    clicked: HTMLInputElement,
    { element, trigger }: WaitingFragment,
  ): void {
    const { checked } = clicked;
    event.stopImmediatePropagation();
    trigger.trigger();
    onDeferred(trigger.hydrated);
    void trigger.hydrated.then(() => {
      const present = clicked.isConnected ? clicked : findRerendered(element, clicked);
      if (!isCheckable(present) || present.matches(':disabled')) return;
      // React takes the state that it finds at hydration as known, and would see no change.
      present.checked = !checked;
      present.click();
    });
  }

  /** Lets the browser open or close a disclosure, and repeats only the event of that, which React has not received. */
  function repeatToggle(summary: Element, { element, trigger }: WaitingFragment): void {
    const isOpen = summary.closest('details')?.open === false;
    trigger.trigger();
    void trigger.hydrated.then(() => {
      const present = summary.isConnected ? summary : findRerendered(element, summary);
      const details = present?.closest('details');
      if (!details) return;
      if (details.open === isOpen) details.dispatchEvent(new Event('toggle'));
      else details.open = isOpen;
    });
  }

  function deferSubmit(event: SubmitEvent): void {
    const waitingFragment = findWaiting(event);
    if (!waitingFragment) return;
    const form = event.target as HTMLFormElement;
    const { submitter } = event;
    event.preventDefault();
    event.stopImmediatePropagation();
    waitingFragment.trigger.trigger();
    onDeferred(waitingFragment.trigger.hydrated);
    void waitingFragment.trigger.hydrated.then(() => {
      if (form.isConnected) form.requestSubmit(submitter ?? undefined);
      else if (submitter) findRerendered(waitingFragment.element, submitter)?.click();
    });
  }

  function listen(): void {
    for (const type of intentEvents)
      target?.addEventListener(type, handleIntent, { capture: true, passive: true });
    target?.addEventListener('click', deferClick, { capture: true });
    target?.addEventListener('submit', deferSubmit, { capture: true });
  }

  function stopListening(): void {
    for (const type of intentEvents) target?.removeEventListener(type, handleIntent, { capture: true });
    target?.removeEventListener('click', deferClick, { capture: true });
    target?.removeEventListener('submit', deferSubmit, { capture: true });
  }

  function triggerWhere(which: (condition: HydrationCondition) => boolean): void {
    for (const { trigger, condition } of waiting.values()) if (which(condition)) trigger.trigger();
  }

  return {
    watch(element, trigger, condition) {
      function stop(): void {
        if (waiting.delete(element) && waiting.size === 0) stopListening();
      }
      if (waiting.size === 0) listen();
      waiting.set(element, { trigger, condition });
      // Registered before deferred events are repeated: they must not be deferred a second time.
      void trigger.hydrated.then(stop);
      // Focused before the listeners were added: typed text causes no further event until the next key.
      const isFocused = element.contains(element.ownerDocument.activeElement);
      if (isTriggered || isFocused || (isIdle && condition === 'idle')) trigger.trigger();
      return stop;
    },
    triggerIdle() {
      isIdle = true;
      triggerWhere((condition) => condition === 'idle');
    },
    triggerAll() {
      isTriggered = true;
      triggerWhere(() => true);
    },
    discardAll() {
      isTriggered = true;
      for (const { trigger } of waiting.values()) trigger.discard();
    },
    triggerOutside(outer) {
      for (const [element, { trigger }] of waiting) if (!outer.contains(element)) trigger.trigger();
    },
  };
}

/**
 * Returns whether a link may be opened as a document before hydration: only in a fragment, whose code may take several round
 * trips, and not if it opens something in the page.
 */
const mayOpenAsDocument = (link: HTMLAnchorElement, element: HTMLElement) =>
  element.matches('[data-fragment]') && !link.matches('[aria-expanded], [aria-haspopup]');

/** Finds the control with the tag and name of one that was removed when its fragment was rendered anew. */
function findRerendered(element: HTMLElement, removed: Element): HTMLElement | undefined {
  const control = controlAround(removed);
  if (!control) return undefined;
  const candidates = element.querySelectorAll<HTMLElement>(control.localName);
  return [...candidates].find((each) => nameOf(each) === nameOf(control));
}

const controlAround = (element: Element) => element.closest<HTMLElement>('a, button, input, label, summary');

const nameOf = (element: HTMLElement) =>
  [
    element.getAttribute('aria-label') ?? element.textContent,
    element.getAttribute('name'),
    ...(isCheckable(element) ? [element.value, element.labels?.[0]?.textContent] : []),
  ].join(' ');

const isCheckable = (element: Element | null | undefined): element is HTMLInputElement =>
  element instanceof HTMLInputElement && (element.type === 'radio' || element.type === 'checkbox');

/** True for other mouse buttons and modifier keys, such as for a new tab: the browser handles these clicks. */
function isSpecial({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
