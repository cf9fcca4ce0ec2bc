import { matchesHost } from './host-patterns.ts';

const patterns = ['app.*', '*.app.*', 'preview-*.example', 'editors.example'];

it.each([
  ['app.example.com', true],
  ['APP.localhost', true],
  ['fr.app.example.com:3000', true],
  ['preview-7.example', true],
  ['editors.example', true],
  ['localhost', false],
  ['myapp.example.com', false],
  ['appxexample.com', false],
  ['editors.example.evil.example', false],
  ['editorsXexample', false],
  [undefined, false],
])('matchesHost returns for %s: %p', (host, expected) => {
  expect(matchesHost(patterns, host)).toBe(expected);
});

it('matchesHost ignores the case of a pattern', () => {
  expect(matchesHost(['App.*'], 'app.localhost')).toBe(true);
});

it('matchesHost escapes everything except the star', () => {
  expect(matchesHost(['a+(b', '[a-z]*', ''], 'aab')).toBe(false);
});

it('matchesHost matches nothing without patterns', () => {
  expect(matchesHost([], 'localhost:3000')).toBe(false);
});
