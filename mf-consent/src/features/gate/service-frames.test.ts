import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { noConsent, type CookieConsent } from 'shared-contracts/session';
import { recordMessages, sendFrom, serviceFrames } from '../../testing/service-documents.ts';
import { service } from '../../testing/services.ts';
import { createServiceFrames } from './service-frames.ts';

const given = (functional: boolean, advertising: boolean): CookieConsent => ({
  cookie_consent_given: true,
  accepted_functional: functional,
  accepted_advertising: advertising,
});
const rejected = given(false, false);
const all = given(true, true);
const services = [
  service('tagManager', 'default'),
  service('analytics', 'functional'),
  service('heatmap', 'advertising'),
];
const home = { pageType: 'home', path: '/' };

const setUp = () => createServiceFrames(services, home);
const shown = () => Object.keys(serviceFrames()).map((path) => path.replace('/services/', ''));

/** Returns the frame of a running service, whose document is ready. */
function ready(key: string) {
  const frame = serviceFrames()[`/services/${key}`];
  if (!frame) throw new Error(`${key} is not running`);
  const messages = recordMessages(frame);
  sendFrom(frame, { type: 'ready' });
  return { frame, messages };
}

beforeEach(() => {
  document.title = 'Home';
  // The page is idle all the time.
  Object.assign(globalThis, { requestIdleCallback: (call: () => void) => call() });
});
afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

describe('createServiceFrames', () => {
  it.each([
    ['nothing', noConsent, []],
    ['nothing, in an answer', rejected, []],
    ['functional services', given(true, false), ['tagManager', 'analytics']],
    ['advertising', given(false, true), ['tagManager', 'heatmap']],
    ['everything', all, ['tagManager', 'analytics', 'heatmap']],
  ] as const)('runs what was accepted: %s', (_what, consent, expected) => {
    setUp().setConsent(consent);
    expect(shown()).toEqual(expected);
  });

  it('starts one service in each idle moment, unless it was withdrawn before, and says when all are started', () => {
    const idle: (() => void)[] = [];
    Object.assign(globalThis, { requestIdleCallback: (call: () => void) => idle.push(call) });
    const onStarted = jest.fn();
    const frames = createServiceFrames(services, home, onStarted);
    frames.setConsent(all);
    expect([shown(), idle.length]).toEqual([[], 1]);
    idle.shift()?.();
    expect([shown(), idle.length]).toEqual([['tagManager'], 1]);
    frames.setConsent(given(false, true));
    expect(idle).toHaveLength(1);
    expect(onStarted).not.toHaveBeenCalled();
    idle.shift()?.();
    expect(shown()).toEqual(['tagManager', 'heatmap']);
    expect(idle).toEqual([]);
    expect(onStarted).toHaveBeenCalledTimes(1);
  });

  it('shows none of the frames, and sandboxes each', () => {
    setUp().setConsent(all);
    for (const frame of Object.values(serviceFrames())) {
      expect(frame).not.toBeVisible();
      expect(frame.title).not.toBe('');
      expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    }
  });

  it('hides the address of the page, which may hold a secret, from the documents', () => {
    setUp().setConsent(all);
    for (const frame of Object.values(serviceFrames())) {
      expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    }
  });

  it('starts a service with its settings, the consent and the page, and nothing of the visitor', () => {
    setUp().setConsent(all);
    expect(ready('analytics').messages).toEqual([
      [
        {
          type: 'start',
          script: 'https://analytics.example/script.js',
          settings: { id: 'analytics-1' },
          consent: all,
          page: { type: 'home', path: '/', title: 'Home' },
        },
        '*',
      ],
    ]);
  });

  it('removes at once what is withdrawn, and sends the consent to the other services', () => {
    const frames = setUp();
    frames.setConsent(all);
    const { messages } = ready('tagManager');
    frames.setConsent(given(true, false));
    expect(shown()).toEqual(['tagManager', 'analytics']);
    expect(messages.at(-1)).toEqual([{ type: 'consent', consent: given(true, false) }, '*']);
    frames.setConsent(noConsent);
    expect(shown()).toEqual([]);
  });

  it('starts nothing in a frame whose consent was withdrawn before it was ready', () => {
    const frames = setUp();
    frames.setConsent(all);
    const frame = serviceFrames()['/services/heatmap'] as HTMLIFrameElement;
    const source = frame.contentWindow;
    const messages = recordMessages(frame);
    frames.setConsent(rejected);
    sendFrom(frame, { type: 'ready' }, { source });
    expect(messages).toEqual([]);
    expect(shown()).toEqual([]);
  });

  it('starts a service again that was withdrawn and accepted', () => {
    const frames = setUp();
    frames.setConsent(all);
    const first = serviceFrames()['/services/heatmap'];
    frames.setConsent(rejected);
    frames.setConsent(all);
    expect(serviceFrames()['/services/heatmap']).not.toBe(first);
    expect(ready('heatmap').messages).toHaveLength(1);
  });

  it('does not start a failed service again before it was withdrawn', () => {
    const frames = setUp();
    frames.setConsent(all);
    sendFrom(ready('analytics').frame, { type: 'failed' });
    expect(shown()).toEqual(['tagManager', 'heatmap']);
    frames.setConsent(given(true, false));
    expect(shown()).toEqual(['tagManager']);
    frames.setConsent(rejected);
    frames.setConsent(all);
    expect(shown()).toContain('analytics');
  });

  it('removes a service that is not ready in time', () => {
    jest.useFakeTimers();
    try {
      setUp().setConsent(given(true, false));
      jest.advanceTimersByTime(10_000);
      expect(shown()).toEqual([]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('sends each page once to running services, and the newest to one that starts later', () => {
    const frames = setUp();
    frames.setConsent(all);
    const { messages } = ready('analytics');
    frames.setPage(home);
    document.title = 'Results for “anna@example.com”';
    frames.setPage({ pageType: 'search', path: '/search' });
    const page = { type: 'search', path: null, title: null };
    expect(messages.slice(1)).toEqual([[{ type: 'page', page }, '*']]);
    expect(ready('tagManager').messages).toEqual([[expect.objectContaining({ type: 'start', page }), '*']]);
  });

  it('sends the places of taps to the heatmap only, while it is running', async () => {
    const frames = setUp();
    frames.setConsent(all);
    const { messages } = ready('heatmap');
    const others = ready('analytics').messages;
    const tap = (detail: number) => {
      const event = new MouseEvent('click', { detail, bubbles: true });
      Object.defineProperties(event, { pageX: { value: 10.4 }, pageY: { value: 500 } });
      document.body.dispatchEvent(event);
    };
    tap(0);
    tap(1);
    await waitFor(() => expect(messages).toHaveLength(2));
    expect(messages[1]?.[0]).toEqual({ type: 'tap', x: 10, y: 500, width: 0, height: 0 });
    expect(others).toHaveLength(1);
  });

  it('follows no taps without the heatmap', () => {
    const added = jest.spyOn(globalThis, 'addEventListener');
    const removed = jest.spyOn(globalThis, 'removeEventListener');
    const clicks = ({ mock }: typeof added | typeof removed) =>
      mock.calls.filter(([type]) => type === 'click').length;
    const frames = setUp();
    frames.setConsent(given(true, false));
    expect(clicks(added)).toBe(0);
    frames.setConsent(all);
    expect([clicks(added), clicks(removed)]).toEqual([1, 0]);
    frames.setConsent(rejected);
    expect([clicks(added), clicks(removed)]).toEqual([1, 1]);
    jest.restoreAllMocks();
  });

  it('shows a service of the footer in its place, also in the footer of a later page', () => {
    const frames = createServiceFrames([service('trustBadge', 'functional')], home);
    frames.setConsent(all);
    expect(shown()).toEqual([]);
    const showPlace = () => (document.body.innerHTML = '<ul><li data-service-place="trustBadge"></li></ul>');
    showPlace();
    frames.setPage({ pageType: 'category', path: '/skis' });
    expect(document.querySelector('li iframe')).toBeVisible();
    showPlace();
    frames.setPage({ pageType: 'category', path: '/boots' });
    expect(shown()).toEqual(['trustBadge']);
    frames.setConsent(rejected);
    expect(shown()).toEqual([]);
  });
});
