import {
  formatLiveState,
  furtherFingerprintsHeader,
  parseLiveState,
  releaseFingerprint,
  releaseFingerprintHeader,
} from './release-fingerprint.ts';

const releases = { 'mf-cms': { version: '1.0.0' }, 'mf-basket': { version: '2.1.0' } };

describe('releaseFingerprint', () => {
  it('does not depend on the order of releases', () => {
    const turned = { 'mf-basket': { version: '2.1.0' }, 'mf-cms': { version: '1.0.0' } };
    expect(releaseFingerprint('abc', turned)).toBe(releaseFingerprint('abc', releases));
  });

  it('changes with the shell, a release, and the set of remotes', () => {
    const fingerprints = [
      releaseFingerprint('abc', releases),
      releaseFingerprint('abd', releases),
      releaseFingerprint('abc', { ...releases, 'mf-cms': { version: '1.0.1' } }),
      releaseFingerprint('abc', { 'mf-cms': { version: '1.0.0' } }),
      releaseFingerprint('abc', {}),
    ];
    expect(new Set(fingerprints).size).toBe(fingerprints.length);
  });
});

describe('formatLiveState', () => {
  it('writes one fingerprint where tabs of earlier builds read it, and the others into another header', () => {
    expect(formatLiveState({ fingerprints: ['a', 'b', 'c'], isClosed: true })).toEqual({
      [releaseFingerprintHeader]: 'a maintenance',
      [furtherFingerprintsHeader]: 'b,c',
    });
    expect(formatLiveState({ fingerprints: ['a'], isClosed: false })).toEqual({
      [releaseFingerprintHeader]: 'a',
    });
  });
});

describe('parseLiveState', () => {
  it.each([
    { fingerprints: [releaseFingerprint('abc', releases)], isClosed: false },
    { fingerprints: [releaseFingerprint('abc', {}), releaseFingerprint('abd', {})], isClosed: true },
    { fingerprints: [], isClosed: true },
    { fingerprints: [], isClosed: false },
  ])('parses what formatLiveState writes: %j', (now) => {
    expect(parseLiveState(new Headers(formatLiveState(now)))).toEqual(now);
  });

  it.each(['', 'Apache', 'abc maintenance soon', '<script>', 'ABC', 'a'.repeat(8), 'a,b'])(
    'returns null for %j',
    (header) => expect(parseLiveState(new Headers({ [releaseFingerprintHeader]: header }))).toBeNull(),
  );

  it('returns null for a response without the header', () => {
    expect(parseLiveState(new Headers({ [furtherFingerprintsHeader]: 'a' }))).toBeNull();
  });

  it.each(['', 'Apache', 'a,', 'a,b,c', 'a b'])('ignores invalid further fingerprints: %j', (further) => {
    const headers = new Headers({ [releaseFingerprintHeader]: 'a', [furtherFingerprintsHeader]: further });
    expect(parseLiveState(headers)).toEqual({ fingerprints: ['a'], isClosed: false });
  });
});
