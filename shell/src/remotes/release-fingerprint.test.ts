import { parseLiveState, releaseFingerprint, formatLiveState } from './release-fingerprint.ts';

const releases = { 'mf-cms': { version: '1.0.0' }, 'mf-basket': { version: '2.1.0' } };

describe('the mark of what a visitor runs', () => {
  it('is the same in whatever order the releases are named', () => {
    const turned = { 'mf-basket': { version: '2.1.0' }, 'mf-cms': { version: '1.0.0' } };
    expect(releaseFingerprint('abc', turned)).toBe(releaseFingerprint('abc', releases));
  });

  it('is another with another shell, another release, or a remote more or less', () => {
    const marks = [
      releaseFingerprint('abc', releases),
      releaseFingerprint('abd', releases),
      releaseFingerprint('abc', { ...releases, 'mf-cms': { version: '1.0.1' } }),
      releaseFingerprint('abc', { 'mf-cms': { version: '1.0.0' } }),
      releaseFingerprint('abc', {}),
    ];
    expect(new Set(marks).size).toBe(marks.length);
  });
});

describe('what the server says of the shop', () => {
  it.each([
    { fingerprint: releaseFingerprint('abc', releases), isClosed: false },
    { fingerprint: releaseFingerprint('abc', {}), isClosed: true },
    { fingerprint: null, isClosed: true },
    { fingerprint: null, isClosed: false },
  ])('is read as it was written: %j', (now) => {
    expect(parseLiveState(formatLiveState(now))).toEqual(now);
  });

  it.each([null, '', 'Apache', 'abc maintenance soon', '<script>', 'ABC', 'a'.repeat(8)])(
    'is nothing where it is %j',
    (header) => expect(parseLiveState(header)).toBeNull(),
  );
});
