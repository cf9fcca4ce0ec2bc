import { showsOfflinePage } from './offline-hosts.ts';

const patterns = ['app.*', '*.app.*'];

it.each([
  ['app.example.com', true],
  ['APP.localhost', true],
  ['fr.app.example.com', true],
  ['localhost', false],
  ['myapp.example.com', false],
  ['appxexample.com', false],
])('showsOfflinePage returns for %s: %p', (host, expected) => {
  expect(showsOfflinePage(patterns, host)).toBe(expected);
});

it('showsOfflinePage escapes everything except the star', () => {
  expect(showsOfflinePage(['a+(b', '[a-z]*', ''], 'aab')).toBe(false);
  expect(showsOfflinePage([], 'app.localhost')).toBe(false);
});
