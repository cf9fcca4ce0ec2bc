/** Milliseconds for which a form counts as being sent, unless its answer arrives. After that a shopper may try again. */
const sendingMs = 10_000;

/**
 * Sends a form once, however often its button is tapped until the browser shows the answer: each tap would cancel the request
 * before it, which the server may have carried out. Concerns forms that the browser sends, as before the scripts of a page
 * have arrived; also their second submission by a script that arrived meanwhile. Another button of the form counts, and searches
 * may be sent again.
 */
export function submitOnce(): void {
  const sent = new Map<HTMLFormElement, { timeStamp: number; submitter: HTMLElement | null }>();

  function dropRepeated(event: SubmitEvent): void {
    const before = sent.get(event.target as HTMLFormElement);
    if (before === undefined || before.submitter !== event.submitter) return;
    if (event.timeStamp - before.timeStamp >= sendingMs) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function remember(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    // Not the property: a field may have the same name, such as the method of delivery.
    const isPost = form.getAttribute('method')?.toLowerCase() === 'post';
    // A script that handles it prevents the browser's own submission.
    if (!event.defaultPrevented && isPost) sent.set(form, event);
  }

  addEventListener('submit', dropRepeated, { capture: true });
  addEventListener('submit', remember);
  // The page is shown again by Back.
  addEventListener('pageshow', () => sent.clear());
}
