import { isOwnOrigin, type OriginHeaders } from './own-origin.ts';

it.each<[OriginHeaders, string]>([
  [{ origin: 'http://localhost:3000' }, 'localhost:3000'],
  [{ origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }, 'LOCALHOST'],
  [{ 'sec-fetch-site': 'same-origin' }, 'localhost'],
  [{ 'sec-fetch-site': 'none' }, 'localhost'],
])('isOwnOrigin accepts %j at %s', (headers, host) => {
  expect(isOwnOrigin(headers, host)).toBe(true);
});

it.each<[OriginHeaders]>([
  [{}],
  [{ origin: 'null' }],
  [{ origin: 'http://evil.example' }],
  [{ origin: 'http://localhost.evil.example' }],
  [{ origin: 'http://localhost:4000' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': ['same-origin', 'cross-site'] }],
  [{ origin: 'http://localhost', 'sec-fetch-site': 'cross-site' }],
])('isOwnOrigin rejects %j', (headers) => {
  expect(isOwnOrigin(headers, 'localhost')).toBe(false);
});
