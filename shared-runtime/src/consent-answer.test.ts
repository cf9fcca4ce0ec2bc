import { jest } from '@jest/globals';
import { listenForConsentAnswers, onConsentAnswer, type ConsentAnswer } from './consent-answer.ts';

const preferences = { cookie_consent_given: true, accepted_functional: false, accepted_advertising: false };

describe('listenForConsentAnswers', () => {
  const root = document.documentElement;
  let respond: (response: Partial<Response> | Error) => void;
  let stop: () => void;
  const fetchMock = jest.fn<typeof fetch>();
  const submit = () => {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(event);
    return event;
  };
  const settle = async (response: Partial<Response> | Error) => {
    respond(response);
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  const saved = { ok: true, json: async () => ({ cookieConsentPreferences: preferences }) };

  beforeEach(() => {
    delete root.dataset['consentAnswer'];
    globalThis.consentAnswer = undefined;
    globalThis.fetch = fetchMock;
    fetchMock.mockReset().mockImplementation(
      () =>
        new Promise((resolve, reject) => {
          respond = (response) =>
            response instanceof Error ? reject(response) : resolve(response as Response);
        }),
    );
    document.body.innerHTML = `<form data-consent-answer action="/form/cookie-preferences" method="post">
      <input name="store_id" value="13"><input name="version" value="1f0c9a3e">
      <input name="accepted_functional" value="true"><input name="accepted_advertising" value="false">
    </form>`;
    stop = listenForConsentAnswers();
  });
  afterEach(() => stop());

  it('hides the question at once, before the answer is stored', async () => {
    expect(submit().defaultPrevented).toBe(true);
    expect(root.dataset['consentAnswer']).toBe('pending');
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe('/api/cookie-preferences');
    expect(init).toMatchObject({ method: 'POST', keepalive: true });
    expect(JSON.parse(init?.body as string)).toEqual({
      store_id: 13,
      version: '1f0c9a3e',
      accepted_functional: true,
      accepted_advertising: false,
    });
    await settle(saved);
    expect(root.dataset['consentAnswer']).toBe('saved');
  });

  it('keeps the event from every other listener, and sends a double tap once', () => {
    const other = jest.fn();
    document.addEventListener('submit', other);
    submit();
    submit();
    expect(other).not.toHaveBeenCalled();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    document.removeEventListener('submit', other);
  });

  it('keeps the second click of a double click from what is below the question, and no other click', () => {
    jest.useFakeTimers();
    const button = document.createElement('button');
    button.getBoundingClientRect = () => new DOMRect(20, 600, 160, 44);
    const link = document.createElement('a');
    const opened = jest.fn();
    link.addEventListener('click', opened);
    document.querySelector('form')?.append(button);
    document.body.append(link);
    const click = (clientX: number, detail = 1) => {
      const event = new MouseEvent('click', {
        clientX,
        clientY: 620,
        detail,
        bubbles: true,
        cancelable: true,
      });
      link.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const event = new SubmitEvent('submit', { submitter: button, bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(event);
    expect(click(100)).toBe(true);
    expect(opened).not.toHaveBeenCalled();
    expect([click(300), click(100, 0)]).toEqual([false, false]);
    jest.advanceTimersByTime(500);
    expect(click(100)).toBe(false);
    expect(opened).toHaveBeenCalledTimes(3);
    jest.useRealTimers();
  });

  it('sends another answer that follows at once after the first, and reports the last one', async () => {
    const answers: ConsentAnswer[] = [];
    const unsubscribe = onConsentAnswer((answer) => answers.push(answer));
    submit();
    document.querySelector<HTMLInputElement>('[name=accepted_advertising]')?.setAttribute('value', 'true');
    submit();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await settle(saved);
    expect(JSON.parse(fetchMock.mock.calls[1]?.[1]?.body as string)).toMatchObject({
      accepted_advertising: true,
    });
    expect([root.dataset['consentAnswer'], answers]).toEqual(['pending', []]);
    await settle({ ok: false });
    expect([root.dataset['consentAnswer'], answers]).toEqual(['failed', [{ ok: false }]]);
    unsubscribe();
  });

  it('leaves other forms alone', () => {
    document.body.innerHTML = '<form action="/search"></form>';
    expect(submit().defaultPrevented).toBe(false);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it.each([
    ['is not accepted', { ok: false }],
    ['is answered by a proxy with something else', { ok: true, json: async () => ({}) }],
    ['is answered with null', { ok: true, json: async () => null }],
    ['cannot be sent', new Error('offline')],
  ])('shows the question again if the answer %s', async (_, response) => {
    submit();
    await settle(response);
    expect(root.dataset['consentAnswer']).toBe('failed');
    expect(globalThis.consentAnswer).toEqual({ ok: false });
    submit();
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('passes the answer to callbacks that subscribe before it and after it, until they unsubscribe', async () => {
    const before: ConsentAnswer[] = [];
    const after: ConsentAnswer[] = [];
    const unsubscribe = onConsentAnswer((answer) => before.push(answer));
    submit();
    expect(before).toEqual([]);
    await settle(saved);
    onConsentAnswer((answer) => after.push(answer))();
    expect([before, after]).toEqual([[{ ok: true, preferences }], [{ ok: true, preferences }]]);
    unsubscribe();
    submit();
    await settle({ ok: false });
    expect(before).toHaveLength(1);
  });
});
