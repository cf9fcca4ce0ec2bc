/** @jest-environment node */
import { jest } from '@jest/globals';
import pino from 'pino';
import { RegistryError, type RegistryClient } from 'registry-client';
import type { RegistryDocument } from 'shared-contracts/releases';
import { documentOf, entryOf } from '../testing/release-fixture.ts';
import { createReleaseGuard, type ReleaseGuard } from './guard.ts';
import { createReleaseHealth, type ReleaseHealth } from './release-health.ts';

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
    leastSeen: 50,
    now: () => now,
    log: pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) }),
  });
});

const failure = (version: string) => ({ remote: basket, version, phase: 'render' as const });

/** One page with a version of the basket. */
function makePage(version: string, hasFailed: boolean, network = `network ${++visitors}`): void {
  const shown = [{ remote: basket, version, ms: 20 }];
  health.page({ shown, failed: hasFailed ? [failure(version)] : [], network });
}

/** What a tab with a version of the basket reports. */
function report(version: string, hasFailed: boolean, network = `network ${++visitors}`): void {
  const releases = { [basket]: { version, loads: 1, failures: hasFailed ? { render: 1 } : {} } };
  health.reported({ releases }, { visitor: `visitor ${++visitors}`, network });
}

/** A look, some seconds in which every page with the failing version fails, and another look. */
async function see(failing: string | null, pages = 100): Promise<void> {
  await guard.look();
  for (const version of ['1.4.2', '1.5.0']) {
    for (let page = 0; page < pages; page++) {
      makePage(version, version === failing);
    }
  }
  now += 5000;
  await guard.look();
}

it('ends a canary that is worse, naming why and the revision that it decided on', async () => {
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
])('leaves a canary alone %s', async (_, failing) => {
  await see(failing);
  expect(rollback).not.toHaveBeenCalled();
});

it('leaves alone what has too few pages to tell', async () => {
  await see('1.5.0', 40);
  expect(rollback).not.toHaveBeenCalled();
});

it('never takes a default back, however it does', async () => {
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

it('decides once for a revision, until the shell follows the next', async () => {
  await see('1.5.0');
  await see('1.5.0');
  expect(rollback).toHaveBeenCalledTimes(1);
  document = documentOf(8, { [basket]: [entryOf(basket, '1.4.2')] });
  await see('1.5.0');
  expect(rollback).toHaveBeenCalledTimes(1);
});

it('judges a canary anew that a squad starts again', async () => {
  await see('1.5.0');
  document = documentOf(8, { [basket]: [entryOf(basket, '1.4.2')] });
  await guard.look();
  document = withCanary(9);
  await see(null);
  expect(rollback).toHaveBeenCalledTimes(1);
});

it('keeps what it knows when others change something else, and when the share grows', async () => {
  await see('1.5.0', 40);
  document = withCanary(8, 60);
  await see('1.5.0', 40);
  expect(rollback).toHaveBeenCalledTimes(1);
});

it('gives up its decision where the registry has moved on, and looks again', async () => {
  rollback.mockRejectedValueOnce(new RegistryError('revision_conflict', 'The registry is at 8.'));
  await see('1.5.0');
  await see('1.5.0');
  expect(rollback).toHaveBeenCalledTimes(1);
  document = withCanary(8);
  await guard.look();
  expect(rollback.mock.calls.at(-1)?.[0]).toMatchObject({ expectedRevision: 8 });
  expect(lines.map(({ level }) => level)).toEqual([30, 40]);
});

it('says that a call has failed and tries again after a pause', async () => {
  rollback.mockRejectedValueOnce(new RegistryError('unreachable', 'The registry does not answer.'));
  await see('1.5.0');
  now += 10_000;
  await guard.look();
  expect(rollback).toHaveBeenCalledTimes(1);
  now += 10_000;
  await guard.look();
  expect(rollback).toHaveBeenCalledTimes(2);
  expect(lines.map(({ level }) => level)).toEqual([50, 40]);
});

it('makes no second call while the first is on its way', async () => {
  let answer: (document: RegistryDocument) => void = () => undefined;
  rollback.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  await guard.look();
  const seen = see('1.5.0');
  const looks = [seen, guard.look(), guard.look()];
  await new Promise((resolve) => setImmediate(resolve));
  answer(documentOf(8, {}));
  await Promise.all(looks);
  expect(rollback).toHaveBeenCalledTimes(1);
});

it('waits for a registry that was never read', async () => {
  document = undefined;
  await see('1.5.0');
  expect(rollback).not.toHaveBeenCalled();
});

/** Visitors of the canary and of the default, each from a network of their own, whose pages are whole. */
async function honestVisitors(count: number): Promise<void> {
  await guard.look();
  for (let visitor = 0; visitor < count; visitor++) {
    makePage('1.4.2', false);
    makePage('1.5.0', false);
  }
  now += 5000;
  await guard.look();
}

describe('a visitor who wants to end a canary', () => {
  it('cannot with failing pages of one address, however many and for however long', async () => {
    for (let hour = 0; hour < 24; hour++) {
      // oxlint-disable no-await-in-loop -- hour by hour
      await honestVisitors(60);
      for (let page = 0; page < 320; page++) makePage('1.5.0', true, '203.0.113.9');
      now += 60 * 60_000;
      await guard.look();
      // oxlint-enable no-await-in-loop
    }
    expect(rollback).not.toHaveBeenCalled();
  });

  it('cannot with failing pages of four addresses', async () => {
    await honestVisitors(100);
    for (let hour = 0; hour < 12; hour++) {
      for (let page = 0; page < 40; page++) makePage('1.5.0', true, `203.0.113.${page % 4}`);
      now += 60 * 60_000;
      // oxlint-disable-next-line no-await-in-loop -- hour by hour
      await guard.look();
    }
    expect(rollback).not.toHaveBeenCalled();
  });

  it('cannot with reports of broken tabs, even from many addresses, and the log shows what they say', async () => {
    await honestVisitors(100);
    for (let tab = 0; tab < 500; tab++) {
      report('1.4.2', false);
      report('1.5.0', true);
    }
    now += 5000;
    await guard.look();
    await guard.look();
    expect(rollback).not.toHaveBeenCalled();
    expect(lines).toMatchObject([
      {
        level: 40,
        msg: 'browsers report that the canary is worse; the server has seen nothing of it, so it stays',
        why: '1.5.0 breaks in 100.0 % of 500 tabs, 1.4.2 in 0.0 % of 500',
      },
    ]);
  });
});

it('ends a canary that breaks tabs where the server has seen failures of it as well', async () => {
  await guard.look();
  for (let visitor = 0; visitor < 200; visitor++) {
    makePage('1.4.2', false);
    makePage('1.5.0', visitor % 4 === 0);
    report('1.4.2', false);
    report('1.5.0', true);
  }
  now += 5000;
  await guard.look();
  expect(rollback.mock.calls[0]?.[0].reason).toContain('1.5.0 breaks in 100.0 % of 200 tabs');
});

describe('a visitor who wants to keep a canary that fails', () => {
  it('cannot with whole pages and good reports of one address', async () => {
    await guard.look();
    for (let flood = 0; flood < 5000; flood++) {
      makePage('1.5.0', false, '203.0.113.9');
      report('1.5.0', false, '203.0.113.9');
    }
    await see('1.5.0');
    expect(rollback.mock.calls[0]?.[0].reason).toBe(
      '1.5.0 fails in 95.2 % of 105 renders, 1.4.2 in 0.0 % of 100',
    );
  });

  it('cannot with failing pages of the default from one address', async () => {
    await guard.look();
    for (let flood = 0; flood < 5000; flood++) makePage('1.4.2', true, '203.0.113.9');
    await see('1.5.0');
    expect(rollback).toHaveBeenCalledTimes(1);
  });
});
