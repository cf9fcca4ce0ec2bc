import { jest } from '@jest/globals';
import { noConsent } from 'shared-contracts/session';
import type { MessageToService } from 'shared-contracts/consent/service-messages';
import { runService, serviceScript } from './service-script.ts';

const start: MessageToService = {
  type: 'start',
  script: 'https://tag.example/gtm.js',
  settings: { containerId: 'GTM-1' },
  consent: noConsent,
  page: { type: 'product', path: '/skis', title: 'Skis' },
};

describe('runService', () => {
  const reported = jest.fn();
  const queue = () => (globalThis as { dataLayer?: { event: string }[] }).dataLayer ?? [];
  const receive = (data: MessageToService, source: unknown = window.parent) =>
    dispatchEvent(new MessageEvent('message', { data, source: source as Window }));
  const scripts = () => [...document.querySelectorAll('script')];

  beforeAll(() => {
    jest.spyOn(window.parent, 'postMessage').mockImplementation((...sent: unknown[]) => reported(...sent));
    runService();
  });

  it('reports that it waits, and loads nothing before it is started by the page around it', () => {
    expect(reported.mock.calls).toEqual([[{ type: 'ready' }, '*']]);
    receive(start, null);
    expect(scripts()).toEqual([]);
    expect(queue()).toEqual([]);
  });

  it('loads the script once, passes messages on, and reports the script', () => {
    receive(start);
    receive({ ...start, script: 'https://evil.example/' });
    expect(scripts().map(({ src }) => src)).toEqual(['https://tag.example/gtm.js']);
    receive({ type: 'page', page: { type: 'home', path: '/', title: 'Home' } });
    expect(queue().map(({ event }) => event)).toEqual(['shop.start', 'shop.start', 'shop.page']);
    scripts()[0]?.dispatchEvent(new Event('load'));
    expect(reported.mock.calls.at(-1)).toEqual([{ type: 'loaded' }, '*']);
    scripts()[0]?.dispatchEvent(new Event('error'));
    expect(reported.mock.calls.at(-1)).toEqual([{ type: 'failed' }, '*']);
  });
});

it('the source of the script uses nothing from outside of it', () => {
  expect(serviceScript).not.toMatch(/<\/script|import|require|__webpack/);
});
