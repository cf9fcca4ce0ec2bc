import type { Snapshot } from 'shared-contracts/releases';
import { manifestOf } from '../../testing/release-fixture.ts';
import { createQuarantine } from './quarantine.ts';

const snapshot: Snapshot = {
  revision: 3,
  releases: { 'mf-basket': manifestOf('mf-basket', '1.0.0'), 'mf-cms': manifestOf('mf-cms', '2.0.0') },
};
const release = { remote: 'mf-basket', version: '1.0.0' };

describe('createQuarantine', () => {
  let time = 0;
  const namesIn = ({ releases }: Snapshot) => Object.keys(releases);

  it('excludes a release for a limited time', () => {
    const quarantine = createQuarantine(() => time);
    expect(namesIn(quarantine.exclude(snapshot))).toEqual(['mf-basket', 'mf-cms']);
    expect(quarantine.add(release)).toBe(true);
    expect(namesIn(quarantine.exclude(snapshot))).toEqual(['mf-cms']);
    time += 30_000;
    expect(namesIn(quarantine.exclude(snapshot))).toEqual(['mf-basket', 'mf-cms']);
  });

  it('counts reports of one incident once, and doubles the time at the next', () => {
    const quarantine = createQuarantine(() => time);
    quarantine.add(release);
    expect(quarantine.add(release)).toBe(false);
    time += 30_000;
    expect(quarantine.add(release)).toBe(true);
    time += 59_999;
    expect(namesIn(quarantine.exclude(snapshot))).toEqual(['mf-cms']);
    time += 1;
    expect(namesIn(quarantine.exclude(snapshot))).toContain('mf-basket');
  });

  it('keeps the tables of an excluded release, whose pages and fragments fail meanwhile', () => {
    const quarantine = createQuarantine(() => time);
    const row = { page: 'basket/basket', entry: 'public', tracking: 'Basket' } as const;
    const other = { pageTypes: { other: row }, frame: {} };
    const { contracts } = manifestOf('mf-basket', '1.0.0');
    const basket = manifestOf('mf-basket', '1.0.0', {
      contracts: { ...contracts, pageTypes: { basket: row } },
    });
    const own = { revision: 3, releases: { 'mf-basket': basket }, unavailable: { 'mf-other': other } };
    expect(quarantine.exclude(own).unavailable).toEqual({ 'mf-other': other });
    quarantine.add(release);
    expect(quarantine.exclude(own)).toEqual({
      revision: 3,
      releases: {},
      unavailable: { 'mf-other': other, 'mf-basket': { pageTypes: { basket: row }, frame: {} } },
    });
  });

  it('does not exclude another version of the remote', () => {
    const quarantine = createQuarantine(() => time);
    quarantine.add(release);
    const next = { revision: 4, releases: { 'mf-basket': manifestOf('mf-basket', '1.0.1') } };
    expect(namesIn(quarantine.exclude(next))).toEqual(['mf-basket']);
  });
});
