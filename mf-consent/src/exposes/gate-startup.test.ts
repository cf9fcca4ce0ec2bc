import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { writeStoredConsent } from 'shared-contracts/consent/consent-cookie';
import { consentChanged, consentSaveFailed } from 'shared-contracts/events/consent';
import { shellPageViewed } from 'shared-contracts/events/shell';
import { noConsent, type CookieConsent } from 'shared-contracts/session';
import {
  answer,
  createStubShop,
  createStubStartupHost,
  ErrorResponse,
  takeConsoleErrors,
} from 'shared-runtime/testing';
import { config, fullConfig, handlers } from '../testing/handlers.ts';
import { forgetAnswers, serveAnswers } from '../testing/render-with-gate.tsx';
import { recordMessages, sendFrom, serviceFrames } from '../testing/service-documents.ts';
import { startup } from './gate-startup.ts';

const given = (functional: boolean, advertising: boolean): CookieConsent => ({
  cookie_consent_given: true,
  accepted_functional: functional,
  accepted_advertising: advertising,
});
const all = given(true, true);

interface SetUp {
  consent?: CookieConsent;
  fakes?: RequestHandler[];
}

/** A page with its gate and a shell that changes the session after an answer. */
async function setUp({ consent = noConsent, fakes = handlers }: SetUp = {}) {
  serveAnswers(fakes);
  const shop = createStubShop({ handlers: fakes, session: { cookieConsentPreferences: consent } });
  const { bus } = shop.context;
  bus.subscribe(consentChanged, ({ preferences }) =>
    shop.changeSession({ cookieConsentPreferences: preferences }),
  );
  const view = (path: string) =>
    bus.publish(shellPageViewed, {
      path,
      pageType: 'product',
      layoutType: 'Product',
      entityId: 1,
      storeId: 1,
    });
  view('/first');
  await startup.start(createStubStartupHost(shop).host);
  const setConsent = (preferences: CookieConsent) =>
    shop.changeSession({ cookieConsentPreferences: preferences });
  return { shop, view, setConsent };
}

/** Gives an answer by a form of the page. */
function reply(functional: boolean, advertising: boolean): void {
  const form = document.body.appendChild(document.createElement('form'));
  form.dataset['consentAnswer'] = '';
  const fields = {
    store_id: '1',
    accepted_functional: `${functional}`,
    accepted_advertising: `${advertising}`,
  };
  for (const [name, value] of Object.entries(fields)) {
    const field = form.appendChild(document.createElement('input'));
    Object.assign(field, { type: 'hidden', name, value });
  }
  form.requestSubmit();
}

const shown = () => Object.keys(serviceFrames()).map((path) => path.replace('/services/', ''));

/** Idle callbacks of the page, which run when a test says that it is idle, and later ones at once. */
let idle: (() => void)[] = [];
let isIdle = false;
function becomeIdle(): void {
  isIdle = true;
  for (const call of idle.splice(0)) call();
}

/** How often the gate has said that what may run is running. */
const marks = () => mark.mock.calls.filter(([name]) => name === 'consent:services-started').length;
const mark = jest.fn<(name: string) => void>();

beforeEach(() => {
  idle = [];
  isIdle = false;
  mark.mockClear();
  Object.assign(performance, { mark });
  Object.assign(globalThis, {
    requestIdleCallback: (call: () => void) => (isIdle ? call() : idle.push(call)),
  });
});

afterEach(() => {
  forgetAnswers();
  document.body.replaceChildren();
  localStorage.clear();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

describe('the gate', () => {
  it('publishes an answer that was given before it was loaded', async () => {
    globalThis.consentAnswer = { ok: true, preferences: given(true, false) };
    const { shop } = await setUp();
    expect(shop.record(consentChanged)).toEqual([{ preferences: given(true, false) }]);
  });

  it('opens the failure of an answer that was given before it was loaded', async () => {
    globalThis.consentAnswer = { ok: false };
    const { shop } = await setUp();
    expect(shop.record(consentSaveFailed)).toEqual([{}]);
    expect(shop.opened).toEqual([{ name: 'consent/preferences', props: { failed: true } }]);
  });

  it('publishes each answer, and each failure', async () => {
    let isBroken = false;
    const save = answer('cookie-preferences', ({ accepted_functional, accepted_advertising }) =>
      isBroken
        ? new ErrorResponse('unavailable')
        : { cookieConsentPreferences: given(accepted_functional, accepted_advertising) },
    );
    const { shop } = await setUp({ fakes: [config, save] });
    const changed = shop.record(consentChanged);
    reply(true, false);
    await waitFor(() => expect(changed).toEqual([{ preferences: given(true, false) }]));
    isBroken = true;
    reply(false, false);
    await waitFor(() => expect(shop.opened).toHaveLength(1));
    expect(changed).toHaveLength(1);
    expect(shop.busReports).toEqual([]);
  });

  it('loads nothing without consent, also no settings', async () => {
    let requests = 0;
    const counted = answer('config', () => {
      requests += 1;
      return fullConfig;
    });
    await setUp({ fakes: [counted] });
    expect(idle).toEqual([]);
    expect(requests).toBe(0);
    expect(marks()).toBe(1);
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('starts what was accepted on an earlier page, once the page is idle', async () => {
    await setUp({ consent: all });
    expect(shown()).toEqual([]);
    expect(idle).toHaveLength(1);
    expect(marks()).toBe(0);
    becomeIdle();
    await waitFor(() => expect(marks()).toBe(1));
    await waitFor(() => expect(shown()).toEqual(['tagManager', 'analytics', 'webAnalytics', 'heatmap']));
  });

  it('never starts services of other kinds than those of a page', async () => {
    await setUp({ consent: all });
    becomeIdle();
    await waitFor(() => expect(shown()).toContain('heatmap'));
    for (const key of ['chat', 'helpWidget', 'reviews']) expect(shown()).not.toContain(key);
  });

  it('starts services after an answer on this page, and adds those of a later one', async () => {
    await setUp();
    reply(false, true);
    await waitFor(() => expect(idle).toHaveLength(1));
    becomeIdle();
    await waitFor(() => expect(shown()).toEqual(['tagManager', 'heatmap']));
    reply(true, true);
    await waitFor(() => expect(shown()).toEqual(['tagManager', 'heatmap', 'analytics', 'webAnalytics']));
  });

  it('starts nothing that was withdrawn while its code was loaded', async () => {
    const { setConsent } = await setUp({ consent: all });
    setConsent(given(false, true));
    becomeIdle();
    await waitFor(() => expect(shown()).toEqual(['tagManager', 'heatmap']));
  });

  it('removes what is withdrawn, and deletes what the shop has stored for it', async () => {
    localStorage.setItem('recent-searches', '[]');
    await setUp({ consent: all });
    becomeIdle();
    await waitFor(() => expect(shown()).toContain('heatmap'));
    reply(false, true);
    await waitFor(() => expect(shown()).toEqual(['tagManager', 'heatmap']));
    await waitFor(() => expect(localStorage.getItem('recent-searches')).toBeNull());
  });

  it('deletes nothing when a consent is extended', async () => {
    localStorage.setItem('recent-searches', '[]');
    const { setConsent } = await setUp({ consent: given(true, false) });
    setConsent(all);
    becomeIdle();
    await waitFor(() => expect(shown()).toContain('heatmap'));
    expect(localStorage.getItem('recent-searches')).toBe('[]');
  });

  it('sends the pages of the tab to running services', async () => {
    const { view } = await setUp({ consent: all });
    becomeIdle();
    await waitFor(() => expect(shown()).toContain('analytics'));
    const frame = serviceFrames()['/services/analytics'] as HTMLIFrameElement;
    const messages = recordMessages(frame);
    sendFrom(frame, { type: 'ready' });
    view('/second');
    expect(messages.map(([message]) => message)).toEqual([
      expect.objectContaining({ type: 'start', page: expect.objectContaining({ path: '/first' }) }),
      { type: 'page', page: expect.objectContaining({ path: '/second', type: 'product' }) },
    ]);
  });

  it('follows an answer of another tab, which it does not publish twice', async () => {
    const { shop } = await setUp({ consent: all });
    becomeIdle();
    await waitFor(() => expect(shown()).toContain('heatmap'));
    const changed = shop.record(consentChanged);
    const value = writeStoredConsent({
      accepted_functional: true,
      accepted_advertising: false,
      version: '1f0c9a3e',
      givenAt: 1_795_000_000,
      recordId: 'AAAAAAAAAAAAAAAAAAAAAA',
    });
    document.cookie = `cookie_consent=${value}; Path=/`;
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(changed).toEqual([{ preferences: given(true, false) }]);
    expect(shown()).not.toContain('heatmap');
  });

  it('tries again after the next change if the settings could not be loaded', async () => {
    let isBroken = true;
    const failing = answer('config', () => (isBroken ? new ErrorResponse('unavailable') : fullConfig));
    const { setConsent } = await setUp({ consent: given(false, false), fakes: [failing] });
    becomeIdle();
    await waitFor(() => expect(takeConsoleErrors().join()).toMatch(/Services could not be started/));
    isBroken = false;
    isIdle = false;
    await waitFor(() => {
      setConsent(all);
      expect(idle).toHaveLength(1);
    });
    becomeIdle();
    await waitFor(() => expect(shown()).toContain('heatmap'));
  });
});
