import type { CookieConsent } from 'shared-contracts/session';

/** The result of a visitor's answer: what the shop stored, or that it could not. */
export type ConsentAnswer = { ok: true; preferences: CookieConsent } | { ok: false };

declare global {
  /** The last answer of this document. Shared by the first script of a page and releases of remotes. */
  // oxlint-disable-next-line no-var -- shared by scripts without a common module
  var consentAnswer: ConsentAnswer | undefined;
}

const eventName = 'shop:consent-answer';

/** Milliseconds until a request without an answer counts as failed. */
const timeoutMs = 20_000;

/** Milliseconds for which a second click in the place of an answer counts as part of a double click. */
const doubleClickMs = 500;

/**
 * Answers a question about consent as soon as it is tapped: forms with `data-consent-answer` are hidden by the style
 * sheet (`html[data-consent-answer]`) and sent in the background, before the page is interactive and after. Their fields
 * are those of the endpoint `cookie-preferences`. On `window`, and before React sees the event: a fragment that is not
 * hydrated yet would keep it until its code has arrived.
 */
export function listenForConsentAnswers(): () => void {
  const answer = createAnswers();
  const handleSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset['consentAnswer'] === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    ignoreSecondClick(event.submitter);
    void answer(fieldsOf(form));
  };
  addEventListener('submit', handleSubmit, true);
  return () => removeEventListener('submit', handleSubmit, true);
}

/**
 * The question disappears with the first click. The second one of a double click would open what is below it. Clicks
 * elsewhere and those of the keyboard, which have no detail, count.
 */
function ignoreSecondClick(button: Element | null): void {
  const place = button?.getBoundingClientRect();
  if (place === undefined) return;
  const handleClick = (event: MouseEvent) => {
    const { clientX: x, clientY: y, detail } = event;
    const isInside = x > place.left && x < place.right && y > place.top && y < place.bottom;
    if (detail === 0 || !isInside) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', handleClick, true);
  setTimeout(() => removeEventListener('click', handleClick, true), doubleClickMs);
}

/** Calls back with every answer of this document, also with one that was given before. Returns the unsubscribe function. */
export function onConsentAnswer(callback: (answer: ConsentAnswer) => void): () => void {
  const handleAnswer = () => {
    if (globalThis.consentAnswer) callback(globalThis.consentAnswer);
  };
  handleAnswer();
  addEventListener(eventName, handleAnswer);
  return () => removeEventListener(eventName, handleAnswer);
}

/** Returns a function that sends the fields of an answer. */
function createAnswers(): (fields: string) => Promise<void> {
  /** What is being sent, and a later answer, which is sent after it. */
  let sent: string | undefined;
  let next: string | undefined;

  async function sendAll(fields: string): Promise<ConsentAnswer> {
    sent = fields;
    next = undefined;
    const result = await send(fields).catch((): ConsentAnswer => ({ ok: false }));
    return next === undefined ? result : sendAll(next);
  }

  return async (fields) => {
    if (sent !== undefined) {
      // The same answer again, such as by a double tap, is sent once; of different ones the last counts.
      next = fields === sent ? undefined : fields;
      return;
    }
    const { dataset } = document.documentElement;
    dataset['consentAnswer'] = 'pending';
    const result = await sendAll(fields);
    sent = undefined;
    dataset['consentAnswer'] = result.ok ? 'saved' : 'failed';
    globalThis.consentAnswer = result;
    dispatchEvent(new Event(eventName));
  };
}

/** Returns the body of the call. */
function fieldsOf(form: HTMLFormElement): string {
  const fields = new FormData(form);
  const version = fields.get('version');
  return JSON.stringify({
    store_id: Number(fields.get('store_id')),
    accepted_functional: fields.get('accepted_functional') === 'true',
    accepted_advertising: fields.get('accepted_advertising') === 'true',
    ...(version === null ? {} : { version }),
  });
}

async function send(body: string): Promise<ConsentAnswer> {
  const response = await fetch('/api/cookie-preferences', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    // The answer also arrives if the visitor leaves the page at once.
    keepalive: true,
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) return { ok: false };
  const { cookieConsentPreferences: preferences } = (await response.json()) as {
    cookieConsentPreferences?: CookieConsent;
  };
  // A proxy, such as that of a hotel's network, answered in place of the API.
  if (typeof preferences?.cookie_consent_given !== 'boolean') return { ok: false };
  return { ok: true, preferences };
}
