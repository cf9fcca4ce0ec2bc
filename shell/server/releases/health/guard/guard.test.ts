import { jest } from '@jest/globals';
import pino from 'pino';
import { RegistryError, type RegistryClient } from 'registry-client';
import type { RegistryDocument } from 'shared-contracts/releases';
import { documentOf, entryOf } from '../../../testing/release-fixture.ts';
import { createReleaseGuard, type ReleaseGuard } from './guard.ts';
import { createReleaseHealth, type ReleaseHealth } from '../release-health.ts';

const basket = 'mf-basket' as const;

function withCanary(revision: number, traffic = 50): RegistryDocument {
  return documentOf(revision, {
    [basket]: [
      entryOf(basket, '1.4.2', { traffic: 100 - traffic }),
      entryOf(basket, '1.5.0', { traffic, default: false }),
    ],
  });
}

let now: number;
let visitors: number;
let health: ReleaseHealth;
let guard: ReleaseGuard;
let document: RegistryDocument | undefined;
let lines: { level: number; msg: string }[];
const rollback = jest.fn<RegistryClient['rollback']>();

beforeEach(() => {
  now = 0;
  visitors = 0;
  document = withCanary(7);
  lines = [];
  rollback.mockReset();
  rollback.mockImplementation(async () => documentOf(8, {}));
  health = createReleaseHealth({ now: () => now });
  guard = createReleaseGuard({
    health,
    document: () => document,
    client: { rollback },
    minSeen: 50,
    now: () => now,
    log: pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) }),
  });
});

const failure = (version: string) => ({ remote: basket, version, phase: 'render' as const });

/** Reports one page with a version of the basket. */
function renderPage(version: string, hasFailed: boolean, network = `network ${++visitors}`): void {
  const shown = [{ remote: basket, version, ms: 20 }];
  health.page({ shown, failed: hasFailed ? [failure(version)] : [], network });
}

/** Reports a tab with a version of the basket. */
function report(version: string, hasFailed: boolean, network = `network ${++visitors}`): void {
  const releases = { [basket]: { version, loads: 1, failures: hasFailed ? { render: 1 } : {} } };
  health.reported({ releases }, { visitor: `visitor ${++visitors}`, network });
}

/** Compares, lets every page with the failing version fail for some seconds, and compares again. */
async function see(failing: string | null, pages = 100): Promise<void> {
  await guard.compare();
  for (const version of ['1.4.2', '1.5.0']) {
    for (let page = 0; page < pages; page++) {
      renderPage(version, version === failing);
    }
  }
  now += 5000;
  await guard.compare();
}

it('createReleaseGuard rolls back a worse canary, with reason and expected revision', async () => {
  await see('1.5.0');
  expect(rollback.mock.calls).toEqual([
    [
      {
        name: basket,
        reason: '1.5.0 fails in 100.0 % of 100 renders, 1.4.2 in 0.0 % of 100',
        expectedRevision: 7,
      },
    ],
  ]);
  expect(lines).toMatchObject([{ level: 40, msg: 'canary is worse and was rolled back', version: '1.5.0' }]);
});

it.each([
  ['that is as good', null],
  ['beside a default that is worse', '1.4.2'],
])('createReleaseGuard keeps a canary %s', async (_, failing) => {
  await see(failing);
  expect(rollback).not.toHaveBeenCalled();
});

it('createReleaseGuard keeps a canary with too few pages', async () => {
  await see('1.5.0', 40);
  expect(rollback).not.toHaveBeenCalled();
});

it('createReleaseGuard never replaces a default', async () => {
  document = documentOf(7, {
    [basket]: [
      entryOf(basket, '1.4.2'),
      entryOf(basket, '1.5.0', { status: 'retired', traffic: 0, default: false }),
    ],
  });
  await see('1.4.2');
  await see('1.4.2');
  expect(rollback).not.toHaveBeenCalled();
});

it('createReleaseGuard decides once per revision', async () => {
  await see('1.5.0');
  await see('1.5.0');
  expect(rollback).toHaveBeenCalledTimes(1);
  document = documentOf(8, { [basket]: [entryOf(basket, '1.4.2')] });
  await see('1.5.0');
  expect(rollback).toHaveBeenCalledTimes(1);
});

it('createReleaseGuard compares anew when a squad starts a canary again', async () => {
  await see('1.5.0');
  document = documentOf(8, { [basket]: [entryOf(basket, '1.4.2')] });
  await guard.compare();
  document = withCanary(9);
  await see(null);
  expect(rollback).toHaveBeenCalledTimes(1);
});

it('createReleaseGuard keeps its evidence across unrelated changes and a larger share', async () => {
  await see('1.5.0', 40);
  document = withCanary(8, 60);
  await see('1.5.0', 40);
  expect(rollback).toHaveBeenCalledTimes(1);
});

it('createReleaseGuard drops a decision when the registry has changed, and compares again', async () => {
  rollback.mockRejectedValueOnce(new RegistryError('revision_conflict', 'The registry is at 8.'));
  await see('1.5.0');
  await see('1.5.0');
  expect(rollback).toHaveBeenCalledTimes(1);
  document = withCanary(8);
  await guard.compare();
  expect(rollback.mock.calls.at(-1)?.[0]).toMatchObject({ expectedRevision: 8 });
  expect(lines.map(({ level }) => level)).toEqual([30, 40]);
});

it('createReleaseGuard logs a failed call and retries after a pause', async () => {
  rollback.mockRejectedValueOnce(new RegistryError('unreachable', 'The registry does not answer.'));
  await see('1.5.0');
  now += 10_000;
  await guard.compare();
  expect(rollback).toHaveBeenCalledTimes(1);
  now += 10_000;
  await guard.compare();
  expect(rollback).toHaveBeenCalledTimes(2);
  expect(lines.map(({ level }) => level)).toEqual([50, 40]);
});

it('createReleaseGuard makes no concurrent calls', async () => {
  let answer: (document: RegistryDocument) => void = () => undefined;
  rollback.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  await guard.compare();
  const seen = see('1.5.0');
  const looks = [seen, guard.compare(), guard.compare()];
  await new Promise((resolve) => setImmediate(resolve));
  answer(documentOf(8, {}));
  await Promise.all(looks);
  expect(rollback).toHaveBeenCalledTimes(1);
});

it('createReleaseGuard waits for the first registry document', async () => {
  document = undefined;
  await see('1.5.0');
  expect(rollback).not.toHaveBeenCalled();
});

/** Good pages of visitors with canary and default, each from its own network. */
async function honestVisitors(count: number): Promise<void> {
  await guard.compare();
  for (let visitor = 0; visitor < count; visitor++) {
    renderPage('1.4.2', false);
    renderPage('1.5.0', false);
  }
  now += 5000;
  await guard.compare();
}

describe('a hostile visitor cannot end a canary', () => {
  it('with failing pages of one address', async () => {
    for (let hour = 0; hour < 24; hour++) {
      // oxlint-disable no-await-in-loop -- one simulated hour after another
      await honestVisitors(60);
      for (let page = 0; page < 320; page++) renderPage('1.5.0', true, '203.0.113.9');
      now += 60 * 60_000;
      await guard.compare();
      // oxlint-enable no-await-in-loop
    }
    expect(rollback).not.toHaveBeenCalled();
  });

  it('with failing pages of four addresses', async () => {
    await honestVisitors(100);
    for (let hour = 0; hour < 12; hour++) {
      for (let page = 0; page < 40; page++) renderPage('1.5.0', true, `203.0.113.${page % 4}`);
      now += 60 * 60_000;
      // oxlint-disable-next-line no-await-in-loop -- one simulated hour after another
      await guard.compare();
    }
    expect(rollback).not.toHaveBeenCalled();
  });

  it('with browser reports alone, which are logged', async () => {
    await honestVisitors(100);
    for (let tab = 0; tab < 500; tab++) {
      report('1.4.2', false);
      report('1.5.0', true);
    }
    now += 5000;
    await guard.compare();
    await guard.compare();
    expect(rollback).not.toHaveBeenCalled();
    expect(lines).toMatchObject([
      {
        level: 40,
        msg: 'browsers report that the canary is worse; without evidence of the server it stays',
        why: '1.5.0 breaks in 100.0 % of 500 tabs, 1.4.2 in 0.0 % of 500',
      },
    ]);
  });
});

it('but reports end it if the server has seen failures too', async () => {
  await guard.compare();
  for (let visitor = 0; visitor < 200; visitor++) {
    renderPage('1.4.2', false);
    renderPage('1.5.0', visitor % 4 === 0);
    report('1.4.2', false);
    report('1.5.0', true);
  }
  now += 5000;
  await guard.compare();
  expect(rollback.mock.calls[0]?.[0].reason).toContain('1.5.0 breaks in 100.0 % of 200 tabs');
});

describe('a hostile visitor cannot keep a failing canary', () => {
  it('with good pages and reports of one address', async () => {
    await guard.compare();
    for (let flood = 0; flood < 5000; flood++) {
      renderPage('1.5.0', false, '203.0.113.9');
      report('1.5.0', false, '203.0.113.9');
    }
    await see('1.5.0');
    expect(rollback.mock.calls[0]?.[0].reason).toBe(
      '1.5.0 fails in 95.2 % of 105 renders, 1.4.2 in 0.0 % of 100',
    );
  });

  it('with failing pages of the default from one address', async () => {
    await guard.compare();
    for (let flood = 0; flood < 5000; flood++) renderPage('1.4.2', true, '203.0.113.9');
    await see('1.5.0');
    expect(rollback).toHaveBeenCalledTimes(1);
  });
});
