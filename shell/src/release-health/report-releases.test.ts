import type { CLSMetric, INPMetric, LCPMetric } from 'web-vitals';
import { shellRegionFailed } from 'shared-contracts/events/shell';
import { createEventBus, type RegionStore } from 'shared-runtime/host';
import type { BrowserSnapshot } from '../remotes/snapshot.ts';
import type { PageState } from '../routing/page-state.ts';
import { reportReleases } from './report-releases.ts';
import { tabReportSchema, type TabReport } from './tab-report.ts';

const release = (version: string) => ({
  version,
  containerName: 'c',
  remoteEntry: { url: '/', integrity: '' },
  timeoutMs: 1000,
});
const snapshot: BrowserSnapshot = {
  revision: 3,
  releases: { 'mf-basket': release('1.5.0'), 'mf-cms': release('2.0.0'), 'mf-account': release('1.0.0') },
};
const page = (name: 'cms/page' | 'basket/basket', status = 200) =>
  ({ kind: 'page', page: name, status }) as unknown as PageState;

const region = (remote: string, status = 'ready') => ({ remote, status });
const settled = new Map([
  ['page:cms/page', region('mf-cms')],
  ['fragment:cms/sitewide-banner', region('mf-cms')],
  ['fragment:basket/mini-basket', region('mf-basket', 'failed')],
]);

interface Tab {
  fail: (region: string, parts?: object) => void;
  goTo: (page: PageState | undefined) => void;
  measureLcp: (ms: number) => void;
  measureInp: (ms: number, at: number) => void;
  measureCls: (score: number, at: number) => void;
  hide: () => void;
  reports: TabReport[];
}

function openTab(firstPage: PageState, failedBefore: string[] = []): Tab {
  const bus = createEventBus(
    () => undefined,
    () => 0,
  ).as('shell', '1.0.0');
  const fail = (name: string, parts: object = {}) =>
    bus.publish(shellRegionFailed, {
      remote: 'mf-basket',
      version: '1.5.0',
      region: name,
      phase: 'render',
      ...parts,
    });
  for (const name of failedBefore) fail(name, { phase: 'load' });
  const reports: TabReport[] = [];
  let goTo: Tab['goTo'] = () => undefined;
  let lcp: (metric: LCPMetric) => void = () => undefined;
  let inp: (metric: INPMetric) => void = () => undefined;
  let cls: (metric: CLSMetric) => void = () => undefined;
  reportReleases({
    snapshot,
    bus,
    regions: { settled: () => settled } as unknown as RegionStore,
    firstPage,
    onPageShown: (listener) => (goTo = listener),
    vitals: {
      onLCP: (report) => (lcp = report),
      onINP: (report) => (inp = report),
      onCLS: (report) => (cls = report),
    },
    send: (path, body) => {
      expect(path).toBe('/__beacon');
      reports.push(tabReportSchema.parse(JSON.parse(body)));
    },
  });
  return {
    fail,
    reports,
    goTo: (next) => goTo(next),
    measureLcp: (value) => lcp({ value, entries: [] } as unknown as LCPMetric),
    measureCls: (value, startTime) => cls({ value, entries: [{ startTime }] } as unknown as CLSMetric),
    measureInp: (value, startTime) => inp({ value, entries: [{ startTime }] } as unknown as INPMetric),
    hide() {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
    },
  };
}

it('reportReleases reports loaded regions by the tab’s versions', () => {
  const tab = openTab(page('cms/page'));
  expect(tab.reports).toEqual([]);
  tab.hide();
  expect(tab.reports).toEqual([
    {
      releases: {
        'mf-cms': { version: '2.0.0', loads: 2, failures: {} },
        'mf-basket': { version: '1.5.0', loads: 1, failures: {} },
      },
    },
  ]);
});

it('reportReleases counts each failed region once, also those before it was loaded', () => {
  const tab = openTab(page('cms/page'), ['basket/mini-basket']);
  tab.fail('basket/basket');
  tab.fail('basket/basket');
  tab.hide();
  expect(tab.reports[0]?.releases['mf-basket']?.failures).toEqual({ load: 1, render: 1 });
});

it('reportReleases ignores failures of other versions and of the shell', () => {
  const tab = openTab(page('cms/page'));
  tab.fail('a', { version: '1.4.2' });
  tab.fail('b', { phase: 'missing' });
  tab.fail('c', { remote: 'shell' });
  tab.fail('d', { remote: 'constructor' });
  tab.hide();
  expect(tab.reports[0]?.releases['mf-basket']?.failures).toEqual({});
});

it('reportReleases attributes times to the owner of the page when they were measured', () => {
  const tab = openTab(page('cms/page'));
  tab.measureLcp(1800);
  tab.goTo(page('basket/basket'));
  tab.measureInp(90, performance.now() + 1);
  tab.measureCls(0.02, 0);
  tab.hide();
  expect(tab.reports[0]).toMatchObject({
    lcp: { remote: 'mf-cms', ms: 1800 },
    inp: { remote: 'mf-basket', ms: 90 },
    cls: { remote: 'mf-cms', score: 0.02 },
  });
});

it('reportReleases attributes an interaction of the first page to the first page', () => {
  const tab = openTab(page('cms/page'));
  tab.goTo(page('basket/basket'));
  tab.measureInp(90, 0);
  tab.hide();
  expect(tab.reports[0]?.inp).toEqual({ remote: 'mf-cms', ms: 90 });
});

it('reportReleases attributes no time to a screen of the shell', () => {
  const tab = openTab(page('cms/page', 503));
  tab.measureLcp(700);
  tab.goTo(undefined);
  tab.measureInp(90, performance.now() + 1);
  tab.hide();
  expect(tab.reports[0]).not.toHaveProperty('lcp');
  expect(tab.reports[0]).not.toHaveProperty('inp');
});

it('reportReleases reports once, when the tab is first hidden', () => {
  const tab = openTab(page('cms/page'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(tab.reports).toHaveLength(0);
  tab.hide();
  tab.hide();
  expect(tab.reports).toHaveLength(1);
});
