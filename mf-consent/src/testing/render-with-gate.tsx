import { act } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import type { ReactElement } from 'react';
import { consentChanged } from 'shared-contracts/events/consent';
import { listenForConsentAnswers } from 'shared-runtime/consent-answer';
import {
  createStubStartupHost,
  fakeFetch,
  renderInShop,
  type ShopRendering,
  type ShopRenderOptions,
} from 'shared-runtime/testing';
import { startGate } from '../features/gate/start-gate.ts';
import messages from '../messages/en_GB.json' with { type: 'json' };
import { fakeChannels } from './fake-channels.ts';
import { handlers as allHandlers } from './handlers.ts';

const stops: (() => void)[] = [];

/** What a gate listens to as long as its document exists; for a test that is too long. */
const gateEvents = ['shop:consent-answer', 'pageshow', 'visibilitychange'];

function removeListenersLater(target: EventTarget): void {
  const add = target.addEventListener.bind(target);
  target.addEventListener = (...listener: Parameters<typeof add>) => {
    if (gateEvents.includes(listener[0])) stops.push(() => target.removeEventListener(...listener));
    add(...listener);
  };
  stops.push(() => Reflect.deleteProperty(target, 'addEventListener'));
}

/** Sends the answers of forms, as the first script of a page does. */
export function serveAnswers(handlers: readonly RequestHandler[]): void {
  removeListenersLater(window);
  removeListenersLater(document);
  // jsdom has none.
  if (!('mark' in performance)) Object.assign(performance, { mark: () => undefined });
  const { fetch } = globalThis;
  globalThis.fetch = fakeFetch(handlers);
  stops.push(listenForConsentAnswers(), fakeChannels(), () => (globalThis.fetch = fetch));
}

/** To be called after each test: answers belong to a document, and Jest has one for all tests of a file. */
export function forgetAnswers(): void {
  for (const stop of stops.splice(0)) stop();
  globalThis.consentAnswer = undefined;
  delete document.documentElement.dataset['consentAnswer'];
  document.cookie = 'cookie_consent=; Max-Age=0; Path=/';
}

export interface GateRenderOptions extends Partial<ShopRenderOptions> {
  handlers?: readonly RequestHandler[];
}

/** Renders a view of this remote in a page with its gate, whose shell changes the session after an answer. */
export function renderWithGate(
  element: ReactElement,
  { handlers = allHandlers, ...options }: GateRenderOptions = {},
): ShopRendering {
  serveAnswers(handlers);
  const rendering = renderInShop(element, { messages, handlers, ...options });
  const { shop } = rendering;
  shop.context.bus.subscribe(consentChanged, ({ preferences }) =>
    shop.changeSession({ ...options.session, cookieConsentPreferences: preferences }),
  );
  act(() => startGate(createStubStartupHost(shop).host));
  return rendering;
}
