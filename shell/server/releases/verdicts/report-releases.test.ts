import { jest } from '@jest/globals';
import { Registry } from 'prom-client';
import { RegistryError } from 'registry-client';
import { runRegistry } from '../../testing/running-registry.ts';
import { checkTokens } from './check-tokens.ts';
import {
  createReleaseReporter,
  registerReleaseGauges,
  reportPeriodically,
  type ReleaseState,
} from './report-releases.ts';

const state: ReleaseState = {
  revision: 3,
  conflict: 'reused_revision',
  verdicts: [{ remote: 'mf-cms', version: '2.0.0', promotedIn: 3, outcome: 'rejects', why: 'it throws' }],
  served: [{ remote: 'mf-cms', version: '1.0.0', share: 100 }],
  alerts: [{ remote: 'mf-cms', version: '1.0.0', why: 'it fails' }],
};

it('registerReleaseGauges shows what is served, rejected and worse, and only the latest', async () => {
  const metrics = new Registry();
  let current = state;
  registerReleaseGauges(metrics, () => current);
  const text = await metrics.metrics();
  expect(text).toContain('shell_release_served_percent{remote="mf-cms",version="1.0.0"} 100');
  expect(text).toContain('shell_release_rejected{remote="mf-cms",version="2.0.0"} 1');
  expect(text).toContain('shell_release_alert{remote="mf-cms",version="1.0.0"} 1');
  expect(text).toContain('shell_registry_conflict{conflict="reused_revision"} 1');
  current = { ...state, conflict: null, verdicts: [], served: [], alerts: [] };
  expect(await metrics.metrics()).not.toContain('mf-cms');
});

it('registerReleaseGauges shows the build of each shell, where two disagree about a release of the shell', async () => {
  const verdict = { remote: 'mf-shell', version: '1.1.0', promotedIn: 3 } as const;
  const plain = { revision: 3, conflict: null, alerts: [] };
  const textOf = (shell: ReleaseState) => {
    const metrics = new Registry();
    registerReleaseGauges(metrics, () => shell);
    return metrics.metrics();
  };
  const serving = await textOf({
    ...plain,
    verdicts: [{ ...verdict, outcome: 'serves', why: null }],
    served: [{ remote: 'mf-shell', version: '1.1.0', share: 100 }],
  });
  const rejecting = await textOf({
    ...plain,
    verdicts: [{ ...verdict, outcome: 'rejects', why: 'it throws' }],
    served: [{ remote: 'mf-shell', version: '1.0.0', share: 100 }],
  });
  expect(serving).toContain('shell_release_served_percent{remote="mf-shell",version="1.1.0"} 100');
  expect(serving).not.toContain('shell_release_rejected{');
  expect(rejecting).toContain('shell_release_served_percent{remote="mf-shell",version="1.0.0"} 100');
  expect(rejecting).toContain('shell_release_rejected{remote="mf-shell",version="1.1.0"} 1');
});

describe('createReleaseReporter', () => {
  const log = { warn: jest.fn(), error: jest.fn() };
  beforeEach(() => jest.clearAllMocks());

  it('sends the state and passes on the reports of all shells', async () => {
    const registry = await runRegistry();
    await registry.publish('mf-cms', '1.0.0');
    const learn = jest.fn();
    const reporter = createReleaseReporter({
      client: { report: (report) => registry.report(report) },
      shell: 'one',
      build: 'abc',
      rejections: { learn },
      log,
    });
    await reporter.send({ ...state, verdicts: [] });
    expect(learn).toHaveBeenCalledWith([expect.objectContaining({ shell: 'one', served: state.served })]);
    await registry.stop();
    await reporter.send(state);
    await reporter.send(state);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it('logs a wrong token as an error, once', async () => {
    const report = () => Promise.reject(new RegistryError('unknown_token', 'The token is wrong.'));
    const rejections = { learn: () => undefined };
    const reporter = createReleaseReporter({
      client: { report },
      shell: 'one',
      build: 'abc',
      rejections,
      log,
    });
    await reporter.send(state);
    await reporter.send(state);
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(log.error).toHaveBeenCalledWith(
      expect.anything(),
      expect.stringContaining('REGISTRY_REPORT_TOKEN_FILE'),
    );
  });
});

it('checkTokens names wrong tokens and tokens of another kind, and no others', async () => {
  const registry = await runRegistry();
  const error = jest.fn();
  const consequence = 'nothing works';
  const tokens = [
    { variable: 'REGISTRY_TOKEN_FILE', token: registry.token, scope: 'all', consequence },
    {
      variable: 'REGISTRY_GUARD_TOKEN_FILE',
      token: 'a-revoked-token-of-30-characters',
      scope: 'end-canary',
      consequence,
    },
    { variable: 'REGISTRY_REPORT_TOKEN_FILE', token: registry.token, scope: 'report', consequence },
  ] as const;
  await checkTokens(registry.baseUrl, tokens, { error });
  expect(error.mock.calls.flat()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^REGISTRY_GUARD_TOKEN_FILE holds a wrong token/),
      expect.stringMatching(/^REGISTRY_REPORT_TOKEN_FILE holds a token of another kind \(of operators/),
    ]),
  );
  expect(error).toHaveBeenCalledTimes(2);
  await registry.stop();
  await checkTokens(registry.baseUrl, tokens, { error });
  expect(error).toHaveBeenCalledTimes(2);
});

describe('reportPeriodically', () => {
  it('sends again what has changed while a report was under way', async () => {
    const firstSent = Promise.withResolvers<void>();
    const send = jest.fn((sent: ReleaseState) =>
      sent.revision === 3 ? firstSent.promise : Promise.resolve(),
    );
    let current = state;
    const { now, stop } = reportPeriodically({ send }, () => current);
    const first = now();
    current = { ...state, revision: 4 };
    const second = now();
    firstSent.resolve();
    await Promise.all([first, second]);
    stop();
    expect(send.mock.calls.map(([sent]) => sent.revision)).toEqual([3, 4]);
  });
});
