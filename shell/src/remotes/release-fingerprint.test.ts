import { readShopNow, releaseMark, writeShopNow } from './release-fingerprint.ts';

const releases = { 'mf-cms': { version: '1.0.0' }, 'mf-basket': { version: '2.1.0' } };

describe('the mark of what a visitor runs', () => {
  it('is the same in whatever order the releases are named', () => {
    const turned = { 'mf-basket': { version: '2.1.0' }, 'mf-cms': { version: '1.0.0' } };
    expect(releaseMark('abc', turned)).toBe(releaseMark('abc', releases));
  });

  it('is another with another shell, another release, or a remote more or less', () => {
    const marks = [
      releaseMark('abc', releases),
      releaseMark('abd', releases),
      releaseMark('abc', { ...releases, 'mf-cms': { version: '1.0.1' } }),
      releaseMark('abc', { 'mf-cms': { version: '1.0.0' } }),
      releaseMark('abc', {}),
    ];
    expect(new Set(marks).size).toBe(marks.length);
  });
});

describe('what the server says of the shop', () => {
  it.each([
    { mark: releaseMark('abc', releases), isClosed: false },
    { mark: releaseMark('abc', {}), isClosed: true },
    { mark: null, isClosed: true },
    { mark: null, isClosed: false },
  ])('is read as it was written: %j', (now) => {
    expect(readShopNow(writeShopNow(now))).toEqual(now);
  });

  it.each([null, '', 'Apache', 'abc maintenance soon', '<script>', 'ABC', 'a'.repeat(8)])(
    'is nothing where it is %j',
    (header) => expect(readShopNow(header)).toBeNull(),
  );
});
