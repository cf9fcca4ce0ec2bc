import { array, assert, constantFrom, property, string } from 'fast-check';
import { defaultStore } from 'shared-contracts/stores';
import { normalisedPath, pageUrl } from './page-url.ts';

const urlOf = (url: string, host?: string) =>
  pageUrl({ url, protocol: 'http', headers: { host }, socket: { localPort: 3000 } }, defaultStore).href;

describe('pageUrl', () => {
  it.each([
    ['/a?b=c', 'localhost:3000', 'http://localhost:3000/a?b=c'],
    ['/', 'fr.localhost', 'http://localhost/'],
    ['/', undefined, 'http://localhost/'],
    ['/', 'evil.example:3000', 'http://localhost:3000/'],
    ['/', 'localhost:81', 'http://localhost/'],
    ['/', 'localhost:99999', 'http://localhost/'],
    ['/', 'localhost:0', 'http://localhost/'],
    ['/', 'localhost:3000@evil.example', 'http://localhost/'],
    ['//evil.example/a', 'localhost', 'http://localhost/evil.example/a'],
    ['/\\evil.example/a', 'localhost', 'http://localhost/evil.example/a'],
    ['http://evil.example/a', 'localhost', 'http://localhost/a'],
    ['https://evil.example', 'localhost', 'http://localhost/'],
    ['HTTP://evil.example//evil.example/a', 'localhost', 'http://localhost/evil.example/a'],
    ['*', 'localhost', 'http://localhost/*'],
    ['/.//evil.example/a', 'localhost', 'http://localhost/evil.example/a'],
    ['/x/..//evil.example/a', 'localhost', 'http://localhost/evil.example/a'],
    ['/%2e//evil.example/a', 'localhost', 'http://localhost/evil.example/a'],
    ['/.\\\\evil.example/a', 'localhost', 'http://localhost/evil.example/a'],
    ['/a/..\\evil.example/a', 'localhost', 'http://localhost/evil.example/a'],
  ])('returns for %j on %j the URL %j', (url, host, expected) => {
    expect(urlOf(url, host)).toBe(expected);
  });

  it('returns a URL of the store, whatever the target and the host', () => {
    const pieces = constantFrom(
      '/',
      '\\',
      'http:',
      '//',
      'evil.example',
      '@',
      ':',
      '?',
      '#',
      '.',
      '..',
      '%2e',
      '%',
      '\t',
    );
    const path = array(pieces, { maxLength: 9 }).map((parts) => parts.join(''));
    assert(
      property(path, string({ maxLength: 30 }), (text, host) => {
        const url = new URL(urlOf(text, host));
        expect(url.hostname).toBe('localhost');
        expect(url.pathname).not.toMatch(/^\/[/\\]/);
      }),
      { numRuns: 2000 },
    );
  });
});

it.each([
  ['/%62rands', '/brands'],
  ['/caf%c3%a9/%7euser', '/caf%C3%A9/~user'],
  ['/a%2fb%20c', '/a%2Fb%20c'],
  ['/brands', '/brands'],
])('normalisedPath returns for %s: %s', (path, expected) => {
  expect(normalisedPath(path)).toBe(expected);
});
