import { jest } from '@jest/globals';
import { createErrorCollector } from './error-collector.ts';
import { reportErrors } from './report-errors.ts';
import { tabErrorsSchema, type TabErrors } from './tab-errors.ts';

const origin = 'https://shop.example';

function thrown(message: string, file = '/assets/mf-cms/1.0.0/chunks/page.js'): Error {
  return Object.assign(new Error(message), { stack: `Error: ${message}\n    at t (${origin}${file}:1:5)` });
}

let sent: [path: string, errors: TabErrors['errors']][];
beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
});
afterEach(() => jest.useRealTimers());

function openTab(pageType: string | null = 'content') {
  const caught = createErrorCollector(window);
  const report = () =>
    reportErrors({
      caught,
      origin,
      pageType: () => pageType,
      send: (path, body) => sent.push([path, tabErrorsSchema.parse(JSON.parse(body)).errors]),
    });
  return { caught, report };
}

const messages = () => sent.flatMap(([, errors]) => errors.map(({ message }) => message));

describe('reportErrors', () => {
  it('sends what nothing caught, also before it was loaded', () => {
    const { report } = openTab();
    window.dispatchEvent(new ErrorEvent('error', { error: thrown('in a timer') }));
    report();
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: thrown('in a promise') }));
    jest.runAllTimers();
    expect(sent).toEqual([
      [
        '/__errors',
        [
          expect.objectContaining({
            message: 'in a timer',
            source: 'window',
            remote: 'mf-cms',
            version: '1.0.0',
            pageType: 'content',
            phase: null,
            frames: [
              {
                remote: 'mf-cms',
                version: '1.0.0',
                file: 'browser/chunks/page.js',
                line: 1,
                column: 5,
                functionName: 't',
              },
            ],
          }),
          expect.objectContaining({ message: 'in a promise', source: 'promise' }),
        ],
      ],
    ]);
  });

  it('names the release of a region, whatever script threw', () => {
    const { caught, report } = openTab(null);
    report();
    const region = { remote: 'mf-basket', version: '2.0.0', phase: 'load' } as const;
    caught.add({ source: 'region', error: 'offline', region });
    caught.add({ source: 'region', error: thrown('in the shell', '/assets/shell/3.0.0/main.js'), region });
    jest.runAllTimers();
    expect(sent[0]?.[1]).toMatchObject([
      { remote: 'mf-basket', version: '2.0.0', phase: 'load', message: 'offline', frames: [] },
      { remote: 'mf-basket', frames: [{ remote: 'mf-shell', version: '3.0.0', file: 'browser/main.js' }] },
    ]);
  });

  it.each([
    ['an extension of the browser', 'chrome-extension://abc/content.js'],
    ['a script of another site', 'https://evil.example/assets/mf-cms/1.0.0/page.js'],
    ['a site whose name begins alike', `${origin}.evil.example/assets/mf-cms/1.0.0/page.js`],
    ['a page', `${origin}/products`],
  ])('does not send errors of %s', (_, url) => {
    const { caught, report } = openTab();
    report();
    caught.add({
      source: 'window',
      error: Object.assign(new Error('x'), { stack: `Error\n at f (${url}:1:1)` }),
    });
    jest.runAllTimers();
    expect(sent).toEqual([]);
  });

  it('leaves out a region without a release, and sends the others', () => {
    const { caught, report } = openTab();
    report();
    const region = { remote: 'mf-basket', version: 'none', phase: 'missing' } as const;
    caught.add({ source: 'region', error: new Error('missing'), region });
    caught.add({
      source: 'region',
      error: new Error('late'),
      region: { ...region, version: '1.0.0', phase: 'load' },
    });
    jest.runAllTimers();
    expect(messages()).toEqual(['late']);
  });

  it('sends each error once, and the first five only', () => {
    const { caught, report } = openTab();
    report();
    const names = ['one', 'one', 'two', 'three', 'four', 'five', 'six'];
    for (const name of names) caught.add({ source: 'window', error: thrown(name) });
    jest.runAllTimers();
    caught.add({ source: 'window', error: thrown('seven') });
    jest.runAllTimers();
    expect(messages()).toEqual(['one', 'two', 'three', 'four', 'five']);
  });

  it('sends at once when the tab is hidden, and not again', () => {
    const { caught, report } = openTab();
    report();
    caught.add({ source: 'window', error: thrown('late') });
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(messages()).toEqual(['late']);
    jest.runAllTimers();
    expect(messages()).toEqual(['late']);
  });
});
