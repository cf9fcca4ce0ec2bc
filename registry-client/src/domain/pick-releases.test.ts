import { accepted, documentWith } from '../testing/release-fixture.ts';
import { bucketFor, pickReleases } from './pick-releases.ts';
import { promote } from './promote.ts';
import { emptyDocument } from './registry-document.ts';

const name = 'mf-basket';
const published = documentWith(emptyDocument, { version: '1.0.0' }, { version: '1.1.0' }, { name: 'mf-cms' });
const firstLive = accepted(promote(published, { name, version: '1.0.0', traffic: 100 }));

const versionAt = (traffic: number, bucket: number) => {
  const document = accepted(promote(firstLive, { name, version: '1.1.0', traffic }));
  return pickReleases(document, () => bucket)[name]?.metadata.version;
};

describe('pickReleases', () => {
  it('gives the canary exactly its share of the buckets', () => {
    const counted = Array.from({ length: 100 }, (_, bucket) => versionAt(10, bucket));
    expect(counted.filter((version) => version === '1.1.0')).toHaveLength(10);
    expect(counted.filter((version) => version === '1.0.0')).toHaveLength(90);
  });

  it('keeps a visitor on the canary while its share grows', () => {
    expect([versionAt(10, 9), versionAt(50, 9), versionAt(100, 9)]).toEqual(['1.1.0', '1.1.0', '1.1.0']);
    expect([versionAt(10, 10), versionAt(50, 10)]).toEqual(['1.0.0', '1.1.0']);
  });

  it('leaves out remotes without a live release', () => {
    expect(Object.keys(pickReleases(firstLive, () => 0))).toEqual([name]);
  });
});

describe('bucketFor', () => {
  it('returns the same bucket for a visitor and a remote, and independent ones per remote', () => {
    expect(bucketFor('visitor-1', name)).toBe(bucketFor('visitor-1', name));
    const perRemote = Array.from({ length: 50 }, (_, n) => [
      bucketFor(`v${n}`, name),
      bucketFor(`v${n}`, 'mf-cms'),
    ]);
    expect(perRemote.some(([one, other]) => one !== other)).toBe(true);
  });

  it('spreads visitors evenly', () => {
    const low = Array.from({ length: 4000 }, (_, n) => bucketFor(`visitor-${n}`, name)).filter((b) => b < 10);
    expect(low.length).toBeGreaterThan(320);
    expect(low.length).toBeLessThan(480);
  });

  it('returns the buckets of earlier versions of the registry', () => {
    expect([bucketFor('visitor-1', 'mf-basket'), bucketFor('visitor-2', 'mf-search')]).toEqual([34, 4]);
  });
});
