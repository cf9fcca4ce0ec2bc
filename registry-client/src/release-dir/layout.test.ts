import { isReleasePath } from './layout.ts';

describe('isReleasePath', () => {
  it.each(['remoteEntry.js', 'chunks/a~b.0a1b.js', '__federation_expose_basket.css'])(
    'accepts %s',
    (path) => {
      expect(isReleasePath(path)).toBe(true);
    },
  );

  it.each([
    '',
    '/etc/passwd',
    '../a.js',
    'a/../b.js',
    'a/..',
    './a.js',
    'a/./b.js',
    'a//b.js',
    'a/',
    'a\\b',
    'a\0b',
  ])('rejects %j', (path) => {
    expect(isReleasePath(path)).toBe(false);
  });
});
