import { jest } from '@jest/globals';
import { Registry } from 'prom-client';
import { RegistryError } from 'registry-client';
import type { ErrorReport, ReleaseError } from 'registry-client/domain/error-report';
import { documentOf, entryOf } from '../../testing/release-fixture.ts';
import { createErrorReporter, type ErrorReporter } from './error-reporter.ts';

const document = documentOf(7, {
  'mf-basket': [
    entryOf('mf-basket', '1.4.1', { status: 'retired', traffic: 0, default: false }),
    entryOf('mf-basket', '1.4.2'),
  ],
});

let reporter: ErrorReporter;
let reports: ErrorReport[];
let failure: Error | null;
let metrics: Registry;
const log = { warn: jest.fn() };

beforeEach(() => {
  reports = [];
  failure = null;
  metrics = new Registry();
  log.warn.mockReset();
  reporter = createErrorReporter({
    client: {
      async reportErrors(report) {
        if (failure) throw failure;
        reports.push(report);
      },
    },
    document: () => document,
    build: '3.0.0',
    metrics,
    log,
  });
});
afterEach(() => reporter.stop());

const frame = {
  remote: 'mf-basket' as const,
  version: '1.4.2',
  file: 'browser/remoteEntry.js',
  line: 1,
  column: 1,
  functionName: null,
};
const error: ReleaseError = {
  remote: 'mf-basket',
  version: '1.4.2',
  source: 'window',
  phase: null,
  pageType: null,
  name: 'Error',
  message: 'x',
  frames: [frame],
};

describe('createErrorReporter', () => {
  it('sends each error once with its number, and nothing without errors', async () => {
    await reporter.send();
    reporter.add('browser', error);
    reporter.add('browser', error);
    reporter.add('server', error);
    await reporter.send();
    await reporter.send();
    expect(reports).toEqual([
      {
        errors: [
          { ...error, side: 'browser', count: 2 },
          { ...error, side: 'server', count: 1 },
        ],
      },
    ]);
    expect(await metrics.metrics()).toContain(
      'shell_release_errors_total{remote="mf-basket",version="1.4.2",side="browser",source="window"} 2',
    );
  });

  it('takes errors of live releases and of its own build only, and their frames', async () => {
    reporter.add('browser', { ...error, version: '1.4.1' });
    reporter.add('browser', { ...error, version: '9.9.9' });
    reporter.add('browser', { ...error, remote: 'mf-evil' });
    reporter.add('browser', { ...error, remote: 'mf-shell', version: '2.0.0' });
    const own = { ...error, remote: 'mf-shell' as const, version: '3.0.0' };
    reporter.add('browser', { ...own, frames: [frame, { ...frame, version: '9.9.9' }] });
    await reporter.send();
    expect(reports).toEqual([{ errors: [{ ...own, frames: [frame], side: 'browser', count: 1 }] }]);
    expect(await metrics.metrics()).not.toContain('9.9.9');
  });

  it('takes what failed in the regions of a page', async () => {
    const { name, message, frames } = error;
    const failed = { remote: 'mf-basket', version: '1.4.2', phase: 'render' as const };
    reporter.page({
      shown: [],
      failed: [{ ...failed, error: { name, message, frames } }, failed],
      network: null,
      pageType: 'basket',
    });
    await reporter.send();
    expect(reports[0]?.errors).toMatchObject([
      { source: 'region', phase: 'render', side: 'server', pageType: 'basket', message: 'x' },
    ]);
  });

  it('keeps what it could not send, and says so once', async () => {
    failure = new RegistryError('unreachable', 'no answer');
    reporter.add('browser', error);
    await reporter.send();
    reporter.add('browser', error);
    await reporter.send();
    expect(log.warn).toHaveBeenCalledTimes(1);
    failure = null;
    await reporter.send();
    expect(reports).toMatchObject([{ errors: [{ count: 2 }] }]);
  });

  it('drops what the registry did not answer in time: it would count it twice', async () => {
    const cause = new DOMException('timed out', 'TimeoutError');
    failure = new RegistryError('unreachable', 'no answer', { cause });
    reporter.add('browser', error);
    await reporter.send();
    failure = null;
    await reporter.send();
    expect(reports).toEqual([]);
  });

  it('drops what the registry rejects: it would reject it again', async () => {
    failure = new RegistryError('invalid_request', 'no');
    reporter.add('browser', error);
    await reporter.send();
    failure = null;
    await reporter.send();
    expect(reports).toEqual([]);
  });

  it('drops an error that the registry would reject, and sends the others', async () => {
    reporter.add('server', { ...error, pageType: 'not a page type' });
    reporter.add('server', error);
    await reporter.send();
    expect(reports).toMatchObject([{ errors: [{ message: 'x', pageType: null }] }]);
  });

  it('keeps at most 200 different errors, and sends 20 at a time', async () => {
    for (let index = 0; index < 500; index++)
      reporter.add('browser', { ...error, message: `error ${index}` });
    for (let index = 0; index < 12; index++) {
      // oxlint-disable-next-line no-await-in-loop -- one report after the other
      await reporter.send();
    }
    expect(reports.map(({ errors }) => errors.length)).toEqual(Array.from({ length: 10 }, () => 20));
  });
});
