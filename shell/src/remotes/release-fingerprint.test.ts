import { parseLiveState, releaseFingerprint, formatLiveState } from './release-fingerprint.ts';

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

describe('parseLiveState', () => {
  it.each([
    { fingerprints: [releaseFingerprint('abc', releases)], isClosed: false },
    { fingerprints: [releaseFingerprint('abc', {}), releaseFingerprint('abd', {})], isClosed: true },
    { fingerprints: [], isClosed: true },
    { fingerprints: [], isClosed: false },
  ])('parses what formatLiveState writes: %j', (now) => {
    expect(parseLiveState(formatLiveState(now))).toEqual(now);
  });

  it.each([null, '', 'Apache', 'abc maintenance soon', '<script>', 'ABC', 'a'.repeat(8), 'a,', 'a,b,c,d'])(
    'returns null for %j',
    (header) => expect(parseLiveState(header)).toBeNull(),
  );
});
