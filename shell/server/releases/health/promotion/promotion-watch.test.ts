import { jest } from '@jest/globals';
import type { RegistryClient } from 'registry-client';
import type { RegistryDocument } from 'shared-contracts/releases';
import { documentOf, entryOf } from '../../../testing/release-fixture.ts';
import { createPromotionWatch, type PromotionWatch } from './promotion-watch.ts';
import { createReleaseHealth, type ReleaseHealth } from '../release-health.ts';

const basket = 'mf-basket' as const;
const cms = 'mf-cms' as const;
const minute = 60_000;

let now: number;
let visitors: number;
let health: ReleaseHealth;
let watch: PromotionWatch;
let document: RegistryDocument;
const log = { warn: jest.fn(), error: jest.fn() };
const rollback = jest.fn<RegistryClient['rollback']>();

function live(revision: number, version: string, promotedIn: number, rollsBackAfterPromotion = false) {
  const entry = entryOf(basket, version, { promotedIn });
  const ops = { ...entry.extras.ops, rollsBackAfterPromotion };
  return documentOf(revision, {
    [basket]: [{ ...entry, extras: { ...entry.extras, ops } }],
    [cms]: [entryOf(cms, '1.0.0', { promotedIn: 1 })],
  });
}

beforeEach(async () => {
  jest.clearAllMocks();
  rollback.mockImplementation(async () => documentOf(8, {}));
  now = 0;
  visitors = 0;
  health = createReleaseHealth({ now: () => now });
  document = live(2, '1.0.0', 2);
  watch = createPromotionWatch({
    health,
    document: () => document,
    client: { rollback },
    minSeen: 50,
    now: () => now,
    log,
  });
  await watch.check();
});

interface Visits {
  count?: number;
  /** Every nth page fails; 0 for none. */
  failsEvery?: number;
  ms?: number;
  remote?: typeof basket | typeof cms;
}

function visit(
  version: string,
  { count = 1000, failsEvery = 0, ms = 20, remote = basket }: Visits = {},
): void {
  for (let page = 1; page <= count; page++) {
    const hasFailed = failsEvery > 0 && page % failsEvery === 0;
    health.page({
      shown: [{ remote, version, ms }],
      failed: hasFailed ? [{ remote, version, phase: 'render' }] : [],
      network: `network ${++visitors}`,
    });
  }
}

async function promote(version: string, revision = 3, rollsBack = false): Promise<void> {
  document = live(revision, version, revision, rollsBack);
  await watch.check();
}

async function later(minutes: number): Promise<void> {
  now += minutes * minute;
  await watch.check();
}

describe('createPromotionWatch', () => {
  it('raises one alert for a release that fails more often than its predecessor', async () => {
    visit('1.0.0', { failsEvery: 200 });
    await promote('1.1.0');
    visit('1.1.0', { failsEvery: 10 });
    await later(1);
    visit('1.1.0', { failsEvery: 10 });
    await later(1);
    expect(watch.alerts()).toEqual([
      {
        remote: basket,
        version: '1.1.0',
        why: '1.1.0 fails in 10.0 % of 2,000 renders since its promotion, 1.0.0 failed in 0.5 % of 1,000 before',
      },
    ]);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(rollback).not.toHaveBeenCalled();
  });

  it.each<[string, Visits, Visits]>([
    ['is as good', { failsEvery: 100 }, { failsEvery: 100 }],
    ['is a little slower, as at another time of day', { ms: 200 }, { ms: 280 }],
    ['was hardly seen', { count: 1000 }, { count: 40, failsEvery: 2 }],
  ])('raises no alert for a release that %s', async (_what, before, after) => {
    visit('1.0.0', before);
    await promote('1.1.0');
    visit('1.1.0', after);
    await later(1);
    expect(watch.alerts()).toEqual([]);
  });

  it('raises no alert when the other remotes fail more often as well', async () => {
    visit('1.0.0');
    visit('1.0.0', { remote: cms });
    await promote('1.1.0', 3, true);
    visit('1.1.0', { failsEvery: 5 });
    visit('1.0.0', { remote: cms, failsEvery: 5 });
    await later(1);
    expect(watch.alerts()).toEqual([]);
  });

  it('raises no alert for failures of a few addresses', async () => {
    visit('1.0.0');
    await promote('1.1.0');
    visit('1.1.0');
    for (let page = 0; page < 500; page++) {
      health.page({
        shown: [],
        failed: [{ remote: basket, version: '1.1.0', phase: 'render' }],
        network: `bad ${page % 4}`,
      });
    }
    await later(1);
    expect(watch.alerts()).toEqual([]);
  });

  it('raises an alert for pages that take much longer, and never rolls back for it', async () => {
    visit('1.0.0', { ms: 100 });
    await promote('1.1.0', 3, true);
    visit('1.1.0', { ms: 900 });
    await later(1);
    expect(watch.alerts()[0]?.why).toMatch(
      /^Pages take 9\d\d ms \(p75 of 1,000\) since the promotion of 1\.1\.0/,
    );
    expect(rollback).not.toHaveBeenCalled();
  });

  it('rolls back once for an extreme effect, if the squad has chosen it', async () => {
    visit('1.0.0');
    await promote('1.1.0', 3, true);
    visit('1.1.0', { failsEvery: 2 });
    await later(1);
    await later(1);
    expect(rollback).toHaveBeenCalledTimes(1);
    expect(rollback).toHaveBeenCalledWith({
      name: basket,
      expectedRevision: 3,
      reason: expect.stringContaining('1.1.0 fails in 50.0 %'),
    });
  });

  it('ends after an hour, and forgets its alert when another release is the default', async () => {
    visit('1.0.0');
    await promote('1.1.0');
    visit('1.1.0');
    await later(61);
    visit('1.1.0', { failsEvery: 2 });
    await later(1);
    expect(watch.alerts()).toEqual([]);
    now += 61 * minute;
    visit('1.1.0');
    await promote('1.2.0', 4);
    visit('1.2.0', { failsEvery: 2 });
    await later(1);
    expect(watch.alerts()).toHaveLength(1);
    document = live(5, '1.1.0', 3);
    await watch.check();
    expect(watch.alerts()).toEqual([]);
  });
});
